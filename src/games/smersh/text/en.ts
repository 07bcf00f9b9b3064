// SMERSH in English. The other catalogues are typed from this one.

import { two } from '../../../text/plurals';

type About = Readonly<Record<string, number>>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const small = (n: number): string => NUMBERS[n] ?? String(n);
const big = (n: number): string => small(n).replace(/^./, (letter) => letter.toUpperCase());
const failures = (n: number): string => `${small(n)} ${two('en', n, { one: 'failure', other: 'failures' })}`;
const spies = (n: number, diversants: number): string => `${small(n)} spies${diversants > 0 ? ', one diversant' : ''}`;

export const en = {
  mission: (n: number): string => `Mission ${n}`,
  squad: 'Squad:',
  rejected: 'Refusals in a row',
  sides: { scout: 'scout', spy: 'spy', diversant: 'diversant' },
  minutes: (n: number): string => `${n} extra min`,
  rights: { used: 'has handed out', next: 'hands out next', waiting: 'will hand out', never: 'no hand-out' },

  abilities: {
    interrogator: {
      name: 'Interrogator',
      line: 'Learns which team one other player is on.',
      example: '3 asks about 7 and reads “spies’ team”. Spy or diversant? The card does not say.',
    },
    listener: {
      name: 'Listener',
      line: 'Learns whether two other players are on the same team.',
      example: '2 asks about 4 and 6: “different teams”. One of them lies, and 2 has a week to wonder which.',
    },
    informant: {
      name: 'Informant',
      line: 'Learns what one member of the last squad showed.',
      example: 'The mission failed once. 5 asks about 1: “success”. Two suspects left.',
    },
    leader: {
      name: 'New leader',
      line: 'Takes the lead from whoever has it.',
      example: '8 takes it from 2. After 8 it goes on to 9, and 3 has to wait.',
    },
    saboteur: {
      name: 'Saboteur',
      line: 'Sends an approved squad home. It counts as refused.',
      example: 'All were for it, and 6 lays the card: nobody goes, the lead moves on.',
    },
    psychologist: {
      name: 'Psychologist',
      line: 'Takes the ability that another player holds.',
      example: '1 takes 4’s Listener, and may use it from the next window on.',
    },
    instructor: {
      name: 'Instructor',
      line: 'Hands out in place of the player whose turn it is.',
      example: '9 was about to give. 3 says no, I do, and gives it to 5.',
    },
  },
  told: {
    scouts: 'Scouts',
    spies: 'Spies’ team',
    'same-team': 'Same team',
    'other-teams': 'Two teams',
    success: 'Success',
    failure: 'Failure',
  },
  barred: {
    'not-in-this-window': 'Not in this window.',
    'just-taken': 'Just taken: from the next window on.',
    'no-mission-yet': 'There is no finished mission to ask about.',
    'leads-already': 'Leads already.',
    'nobody-holds-one': 'Nobody else holds anything.',
    'gives-anyway': 'Hands out next anyway.',
  },

  setup: {
    title: (people: number, spyCount: number, diversants: number): string =>
      `${big(people)} players, ${spies(spyCount, diversants)}`,
    deal: 'Draw the first leader',
    squads: 'Squad sizes',
    squadsLine: 'One failure fails a mission.',
    squadsTwo: 'One failure fails a mission; the fourth takes two.',
    speech: 'One speech, seconds',
    off: 'Off',
    minutesLine: 'Everybody has two extra minutes for the whole match.',
    noClockLine: 'No clock, and no extra minutes.',
    secret: 'Votes stay secret to the end',
    secretLine: 'The table sees totals only. The truth tells names.',
    leader: 'New leader after every mission',
    leaderLine: 'Otherwise only a refused squad moves the lead.',
    handOuts: 'Abilities handed out',
    before: (n: number): string => `Before mission ${n}`,
    fewer: (n: number): string => `One fewer before mission ${n}`,
    more: (n: number): string => `One more before mission ${n}`,
  },

  findings: {
    'too-few-players': (about: About): string => `SMERSH needs ${small(about.min ?? 6)} at the table.`,
    'too-many-players': (about: About): string => `${big(about.max ?? 10)} is the most for this game.`,
    'too-many-hand-outs': (about: About): string =>
      `${big(about.sum ?? 0)} hand-outs, and ${small(about.players ?? 0)} people who each give once. ${big(about.over ?? 0)} too many.`,
  },

  first: {
    title: 'Who leads first',
    line: 'Drawn before anybody has a side.',
    leads: 'leads mission one',
    note: 'Sit in the order of your numbers, clockwise.',
    deal: 'Deal the sides',
  },

  handoff: {
    card: 'Dealing the sides',
    vote: 'A vote on the squad',
    decision: 'The mission',
    answer: 'An answer for one',
    'look-again': 'A second look',
    seen: (done: number, of: number): string => `Seen: ${done} of ${of}`,
    sealed: (done: number, of: number): string => `Sealed: ${done} of ${of}`,
    counting: 'All votes are sealed. Now they are read.',
    carriedOut: 'Everybody in the squad has decided. Now we see what came of it.',
    backToTable: 'On we go, where we stopped.',
  },

  card: {
    yours: 'Your side',
    names: { scout: 'Scout', spy: 'Spy', diversant: 'Diversant' },
    lines: {
      scout: 'Three missions must succeed. You have:',
      spy: 'Three missions must fail. With you:',
      diversant: 'Three missions must fail. You have:',
    },
    fixed: ['open eyes', 'sharp ears', 'a shut mouth'],
    inMission: (whom: string, mission: number): string => `${whom}, mission ${mission}`,
  },

  handOut: {
    line: (at: number, of: number): string => `Ability ${at} of ${of}`,
    gives: 'hands this out',
    givesInstead: 'gives instead: Instructor',
    pick: 'Choose who gets it',
    give: 'It goes to',
    note: 'To anybody but yourself who holds none and has had fewer than two.',
    nobody: 'Nobody can take it any more. It is laid aside, face up.',
    discard: 'Lay it aside',
    instructor: 'I hand this out (Instructor)',
  },

  window: {
    title: 'Does anyone use an ability?',
    lines: {
      'before-squad': 'Before a squad is named.',
      'before-mission': 'The squad is approved and has not gone.',
    },
    note: 'Two at once? The leader first, then clockwise.',
    goOn: 'Nobody. Go on',
    missing: (n: number): string => (n === 1 ? 'Choose a player' : `Choose ${small(n)} players`),
    use: (name: string): string => `Use it: ${name}`,
    back: 'No, keep it',
  },

  ring: { leads: 'leads' },

  team: {
    picks: (size: number): string => `picks ${small(size)}`,
    picked: (n: number, of: number): string => `Squad: ${n} of ${of}`,
    missing: (n: number): string => (n === 1 ? 'Pick one more' : `Pick ${small(n)} more`),
    over: (n: number): string => (n === 1 ? 'One too many' : `${big(n)} too many`),
    propose: 'Nominate this squad',
  },

  proposal: {
    line: (needed: number, of: number): string => `${big(needed)} of ${small(of)} votes send them.`,
    speeches: 'Begin the speeches',
    change: 'Change the squad',
    note: 'Once the first speech has begun, the squad stands.',
    last: 'Refuse this squad too, and the spies’ team has won.',
  },

  speech: {
    title: 'Speeches',
    line: (at: number, of: number): string => `${at} of ${of}. The leader speaks last.`,
    speaks: 'Now speaks',
    next: 'Then:',
    last: 'The last speech on this squad.',
    said: 'Said it',
    extra: (left: number): string => `One extra minute (${left} left)`,
  },

  floor: {
    title: 'A last word?',
    line: 'An extra minute, or straight to the vote.',
    note: 'The number says how many extra minutes somebody has left.',
    vote: 'Start the vote',
  },

  ballot: {
    question: (n: number): string => `Mission ${n}. Send this squad?`,
    options: { approve: 'Send them', reject: 'Not this squad' },
    pick: 'Choose one first',
    seal: 'Seal my vote',
    why: 'Sealed until everybody has voted. The two options change places.',
  },

  decision: {
    question: (n: number): string => `Mission ${n}. What do you show?`,
    options: {
      quickly: ['Success,', 'the quick way'],
      carefully: ['Success,', 'the careful way'],
      complete: ['Success,', 'to blend in'],
      sabotage: ['Failure,', 'and not a word'],
    },
    pick: 'Choose one first',
    seal: 'Seal my choice',
    why: 'The table learns one number: how many failures. The two options change places.',
  },

  votes: {
    approved: 'Squad approved',
    rejected: 'Squad refused',
    line: (approvals: number, rejections: number): string => `${approvals} for, ${rejections} against.`,
    for: 'For',
    against: 'Against',
    nobody: 'nobody',
    secret: 'House rule: who voted how comes out at the end.',
    missionNote: 'The phone goes to the squad, one by one.',
    leadsNext: 'Leads next:',
  },

  sabotaged: {
    title: 'Sent home',
    line: 'A Saboteur stops the approved squad. It counts as refused.',
  },

  result: {
    completed: 'It succeeded',
    broken: 'It failed',
    failures: (n: number): string => (n === 0 ? 'No failure' : big(n) + failures(n).slice(small(n).length)),
    notEnough: 'It takes two to fail this one.',
  },

  follows: {
    'hand-outs': 'On to the hand-outs',
    window: 'Go on',
    team: 'To the next squad',
    mission: 'On to the mission',
    truth: 'Show the whole truth',
  },

  track: {
    completed: 'done',
    broken: 'failed',
    now: 'now',
    ahead: '',
    never: '',
    needsTwo: 'needs 2',
    open: 'Squads, abilities, signs',
    token: (n: number, size: number): string => `Mission ${n}, a squad of ${small(size)}`,
  },

  behind: { label: 'What to look at', squads: 'Squads', abilities: 'Abilities', signs: 'Signs' },

  signs: {
    when: 'To speak without words: in the discussion, and while the phone goes round.',
    parts: { play: 'Play', relations: 'Logic and trust' },
    gestures: {
      'active-role': 'I have an active role',
      nominate: 'I nominate this player',
      'call-for-votes': 'Votes for this one, please',
      'split-the-votes': 'Let us split the votes',
      'address-the-host': 'A word outside my speech',
      analysing: 'I am thinking that word over',
      'conditional-link': 'If this one, then that one',
      trust: 'I trust you. Let us play together',
      'different-teams': 'These two are on different teams',
    },
    host: 'A word outside your speech goes to whoever holds the phone.',
  },

  endings: {
    scouts: 'The scouts win',
    spies: 'The spies’ team wins',
    rejections: 'The spies’ team wins',
    stopped: 'Stopped early',
    left: 'Over, with no winner',
  },
  endingLines: {
    scouts: 'Three missions succeeded.',
    spies: 'Three missions failed.',
    rejections: 'Too many squads in a row were refused.',
    stopped: 'No points for anybody.',
    left: 'Somebody left, and the tables no longer fit.',
  },

  history: {
    none: 'No squad has been voted on yet.',
    leads: 'leads',
    results: {
      rejected: 'refused',
      approved: 'approved, did not go',
      completed: 'succeeded',
      broken: 'failed',
      unfinished: 'not voted out',
    },
    sabotages: failures,
    broke: 'Showed failure:',
    nobodyBroke: 'All showed success.',
    void: 'What was sealed by then is void.',
    points: (n: number): string => `+${n}`,
    teams: 'Every squad',
    side: 'Side',
    left: 'left the table',
    kept: (name: string): string => `kept: ${name}`,
  },

  log: {
    title: 'Every ability',
    none: 'No ability has been handed out yet.',
    gave: 'gave it to',
    discarded: 'laid it aside',
    insteadOf: 'in place of',
    used: 'used it',
    took: 'took',
    unread: 'The answer was never read.',
    undealt: 'Drawn, and not handed out:',
    deck: 'Left in the deck:',
  },

  leaving: {
    'deal-spent': 'Not everybody has seen a card yet. This deal is spent, and you are back at the set-up.',
    'ends-match': 'The squad sizes would no longer fit, so the match ends with the truth and no winner.',
    decided: 'The match is decided already and stays so. They get no points.',
  },

  help: {
    headings: {
      minute: 'In a minute',
      ends: 'How it ends',
      table: 'At this table',
      abilities: 'Abilities',
      tactics: 'A few tricks',
    },
    minute: [
      'Everybody goes by a number. Most are scouts, some are spies; the spies know each other, a scout knows nobody.',
      'The leader names a squad, each speaks in turn, and all vote in secret. More than half must be for it; a tie refuses it. After a refusal the lead moves on clockwise.',
      'An approved squad goes: each member shows success or failure in secret. A scout can only show success. The table learns how many failures there were.',
    ],
    diversant: 'The diversant plays for the spies’ team and knows none of it. Nor does it know the diversant.',
    outcomes: {
      scouts: 'Three missions succeed: the scouts win, one point each.',
      spies: 'Three missions fail: the spies’ team wins, two points each.',
      rejections: 'Squad after squad refused, until the pips are full: the spies’ team wins as well.',
      stopped: 'You can stop at any time. The truth is shown, nobody scores.',
      left: 'If somebody leaves, the truth is shown and nobody wins.',
    },
    people: (scouts: number, spyCount: number, diversants: number): string =>
      `${big(scouts)} scouts, ${spies(spyCount, diversants)}.`,
    sizes: (sizes: readonly number[]): string => `Squads for missions one to five: ${sizes.join(', ')}.`,
    breaks: (both: boolean): string =>
      both ? 'One failure fails a mission; the fourth takes two.' : 'One failure fails every mission.',
    handOuts:
      'Before each mission abilities are drawn and handed out, in the open, each by another player: counter-clockwise from the first leader’s right. Everybody sees who holds what; what it tells is for its user alone.',
    tactics: {
      scout: 'Scout: a gift is a statement. Ask why you were given what you were given.',
      spy: 'Spy: an ability used on a friend buys you a witness.',
      all: 'Anything may be said, claimed and denied. A card is never shown.',
    },
  },
};

export type SmershText = typeof en;
