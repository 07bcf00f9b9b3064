// The frame's words in English. The other catalogues are typed from this one: a missing key does not compile.

import { two } from './plurals';

const players = (n: number): string => `${n} ${two('en', n, { one: 'player', other: 'players' })}`;

export const en = {
  tagline: ['Games of quiet lying.', 'One phone, passed around.'],
  games: {
    'who-is-the-spy': { title: 'Who’s the Spy?', line: 'Same word for all. Almost.' },
  },
  playersRange: (min: number, max: number): string => `${min}–${max} players`,

  modeTable: 'Table: everyone may look',
  onlyFor: 'Only for',
  back: 'Back',
  close: 'Close',
  pause: 'Pause',
  settings: 'Settings',
  cancel: 'Cancel',
  ok: 'All right',
  undo: 'Undo',
  loading: 'One moment…',
  loadFailed: 'This part did not load. Check the network, or try again.',
  tryAgain: 'Try again',

  home: {
    carryOn: 'Carry on',
    carryOnLine: (title: string, round: number, people: number): string =>
      `${title} Round ${round}, ${players(people)}`,
    newVersion: 'A new version is ready.',
    update: 'Update now',
    notKept: 'This browser keeps nothing for us. You can play, but a closed tab ends the match.',
    offline: 'Works without a network',
    damaged: 'The saved match could not be read. It was put aside; everything else is as you left it.',
    future: 'The saved match comes from a newer Sotto. It was put aside and will carry on after an update.',
  },

  players: {
    title: 'Who is playing?',
    count: (n: number): string =>
      n === 0 ? 'In the order you sit, clockwise.' : `${players(n)}. In the order you sit, clockwise.`,
    add: 'Add a name',
    addButton: 'Add',
    edit: (name: string): string => `Change the name ${name}`,
    remove: (name: string): string => `Remove ${name}`,
    move: (name: string): string => `Move ${name}`,
    up: 'Up',
    down: 'Down',
    moved: (name: string, seat: number): string => `${name}: seat ${seat}`,
    removed: (name: string): string => `${name} is off the list`,
    namesakes: 'Namesakes get ① and ② by seat.',
    quick: 'Quick start for six',
    ready: ['Anna', 'Ben', 'Clara', 'Dan', 'Ella', 'Finn'],
    next: 'Next: roles',
    tooFew: (min: number, n: number): string => `At least ${min} players. Add ${min - n} more.`,
    tooMany: (max: number): string => `${max} is the most. Remove a name first.`,
    empty: 'A name needs at least one letter.',
    long: (most: number): string => `That is long. Up to ${most} characters, please.`,
  },

  handoff: {
    pass: 'Pass the phone to',
    now: 'Now at the screen',
    iAm: 'I am',
    eyesUp: 'Everyone else, eyes up. Shield the screen with your free hand.',
    later: 'Later',
    laterTitle: 'Out of the room?',
    laterText: 'goes to the end of this pass. Nobody loses anything.',
    laterDo: 'Put last:',
    toTable: 'Phone to the middle',
    onTable: 'It is on the table',
    lookAgain: 'A second look at one’s own card. The table knows.',
  },

  card: {
    hold: 'Hold to look',
    holding: 'Let go to hide',
    tap: 'Tap to look',
    tapped: 'Tap to hide',
    keepHolding: 'Keep your finger on it',
    hint: 'Hold the ring. Or choose the button for reading aloud.',
    lookFirst: 'Look at your card first',
    letGo: 'Let go first',
    moment: 'A moment more…',
    done: 'Seen. Pass it on',
    doneAgain: 'Back to the table',
    aloud: 'Read my card aloud; headphones advised',
    hide: 'Hide',
    notMe: 'That’s not me',
  },

  ballot: {
    seal: 'Seal:',
    pick: 'Pick a name first',
    moment: 'A moment more…',
    shuffled: 'Each list starts at a name drawn anew, so a finger’s place tells nothing.',
  },

  timer: {
    more: '30 seconds',
    pause: 'Stop the clock',
    run: 'Let the clock run',
    stopped: 'The clock stands',
    over: 'Time!',
    left: (minutes: number, seconds: number): string => `${minutes} min ${seconds} s left`,
  },

  table: {
    open: 'Who is in, who is out',
    title: 'The table',
    out: 'out in round',
    left: 'left in round',
    playing: 'in play',
    looks: (n: number): string => `looked again ${n}×`,
    more: 'More at the table',
  },

  paused: {
    title: 'Paused',
    line: 'Nothing is lost. Words and votes stay sealed.',
    resume: 'Back to the game',
    undo: 'Take back the last tap',
    look: 'Look at my card again',
    lookTitle: 'Who wants to look?',
    lookLine: 'The phone goes to you alone. The table sees how often you looked.',
    rules: 'Rules, short',
    leave: 'Somebody left the table',
    leaveTitle: 'Who is leaving?',
    leaveDo: 'Leaves:',
    rename: 'Mend a name',
    renameTitle: 'Whose name?',
    renameDo: 'Save the name',
    again: 'Deal again',
    againTitle: 'Deal again?',
    againLine: 'Fresh secrets for the same people. The old ones count as used.',
    againDo: 'Deal afresh',
    language: 'Language',
    home: 'Home screen; the match waits',
    end: 'Hold to end this game',
    ending: 'Keep holding…',
    endLine: 'It ends with the whole truth and no points.',
    stay: 'Stay',
  },

  spent: {
    left: 'Somebody left before all cards were seen. This deal is spent.',
    again: 'This deal was given up.',
    toSetup: 'To the set-up',
    dealAgain: 'Deal afresh',
  },

  setup: {
    waiting: 'A match is still waiting. Dealing anew ends it, and its truth is never told.',
    deal: 'Deal',
    mend: 'Use that',
    houseRules: 'House rules',
    movement: 'Movement',
    tapToOpen: 'Open a card by tapping',
    tapToOpenLine: 'It closes by itself',
  },

  options: {
    light: 'Light',
    lights: { auto: 'Auto', day: 'Day', night: 'Night', cabin: 'Cabin' },
    letters: 'Letters',
    letterSizes: ['Normal letters', 'Large letters', 'Very large letters'],
    open: 'Open a secret card',
    openHold: 'Hold',
    openTap: 'Tap, closes itself',
    vibration: 'Vibration',
    vibrationLine: 'The same buzz for every role',
    movement: 'Movement',
    awake: 'Screen stays awake',
    awakeYes: 'Yes, right now',
    awakeNo: 'Only while a match needs it',
    offline: 'Works without a network',
    offlineYes: 'Everything is stored here',
    offlineNo: 'Not stored yet',
    version: 'Version',
  },

  truth: { playAgain: 'Play again, same people', home: 'To the home screen', who: 'Who was who' },
  help: { title: 'How to play' },
};

export type Text = typeof en;
