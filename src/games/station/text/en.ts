// The Station in English. The other catalogues are typed from this one.

import { two } from '../../../text/plurals';

type About = Readonly<Record<string, number>>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
NUMBERS.push('eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen');
const small = (n: number): string => NUMBERS[n] ?? String(n);
const big = (n: number): string => small(n).replace(/^./, (letter) => letter.toUpperCase());
const parts = (n: number): string => two('en', n, { one: 'part', other: 'parts' });
const faults = (n: number): string => `${small(n)} ${two('en', n, { one: 'fault', other: 'faults' })}`;
const guards = (n: number): string => `${small(n)} ${two('en', n, { one: 'guard', other: 'guards' })}`;
const infiltrators = (n: number): string =>
  `${small(n)} ${two('en', n, { one: 'infiltrator', other: 'infiltrators' })}`;

export const en = {
  round: (n: number): string => `Round ${n}`,
  roundOf: (n: number, of: number): string => `Round ${n} of ${of}`,
  sides: { loyal: 'loyal', infiltrator: 'infiltrator' },
  letters: ['A', 'B', 'C'],
  plan: (letter: string): string => `Plan ${letter}`,
  jobs: { field: 'Outside', radio: 'Radio', guard: 'Guard' },
  parts,

  occupations: [
    'radio operator',
    'cook',
    'weather watcher',
    'mechanic',
    'doctor',
    'dog handler',
    'carpenter',
    'map maker',
    'electrician',
    'biologist',
    'storekeeper',
    'pilot',
    'diver',
    'photographer',
    'ice expert',
    'night watch',
  ],
  /** A title, and three plans from the top. */
  missions: [
    ['The mast is iced up', 'Scrape the mast', 'Warm the cable', 'Fly a kite aerial'],
    ['Storm from the north', 'Tie down the dish', 'Send in the lulls', 'Move to the cellar'],
    ['The generator coughs', 'Nurse the diesel', 'Raise the windmill', 'Drain the batteries'],
    ['The long night', 'Light the beacon', 'Tap it by hand', 'Ride the aurora'],
    ['Snow to the roof', 'Dig out the door', 'Use the roof hatch', 'Tunnel to the shed'],
    ['Strangers listening', 'Change the band', 'Send before dawn', 'Hide in the noise'],
    ['The far hut is silent', 'Ski to the hut', 'Patch it from here', 'Borrow a lifeboat'],
    ['Thin ice', 'Cross on planks', 'Round the bay', 'Throw a line'],
    ['No supply plane', 'Strip the tractor', 'Solder the spares', 'Ask the whalers'],
    ['A bear at the fence', 'Out the back way', 'Bang some pots', 'Send from the attic'],
  ] as readonly (readonly [string, string, string, string])[],

  setup: {
    title: (people: number, hidden: number): string => `${big(people)} players, ${infiltrators(hidden)}`,
    deal: 'Deal the cards',
    time: (rounds: number): string => `${big(rounds)} rounds, with the rules 90 to 135 minutes.`,
    together: 'Read together',
    togetherLine: 'The rules and three examples, for everyone at once.',
    difficulty: 'Difficulty',
    difficulties: { standard: 'Standard', calm: 'Calm' },
    difficultyLines: {
      standard: 'For a crew that has sent a report before.',
      calm: 'For learners: fewer faults to guard against.',
    },
    vote: 'Vote',
    votes: { secret: 'Secret', open: 'Open' },
    voteLines: {
      secret: 'The phone goes round once more. Names come out at the end.',
      open: 'All on one screen, by name. Quicker with many.',
    },
    clocks: 'Clocks',
    clockChoices: { source: 'On', double: 'Double', off: 'Off' },
    clockLines: {
      source: 'Talk 10 min, an order 2 min, the result 3 min. At zero the game goes on.',
      double: 'Talk 20 min, an order 4 min, the result 6 min. At zero the game goes on.',
      off: 'Nobody is hurried, and nothing goes on by itself.',
    },
  },

  findings: {
    'too-few-players': (about: About): string => `A station needs a crew of ${small(about.min ?? 5)} or more.`,
    'too-many-players': (about: About): string => `The station sleeps ${small(about.max ?? 15)} at most.`,
  },

  handoff: {
    card: 'This round’s cards',
    order: 'The orders',
    vote: 'The vote',
    'vote-anew': 'The vote, once more',
    check: 'Whom to check',
    'check-anew': 'Whom to check, once more',
    'look-again': 'A second look',
    anew: 'Somebody left, so this vote starts again.',
    seen: (done: number, of: number): string => `Seen: ${done} of ${of}`,
    sealed: (done: number, of: number): string => `Sent: ${done} of ${of}`,
    talk: 'Everybody has a card. Talk it over.',
    result: 'All orders are in. Let us see how it went.',
    outcome: 'All votes are in. Now they are counted.',
    backToTable: 'On we go, where we stopped.',
  },

  card: {
    yours: 'Your side',
    names: { loyal: 'Loyal', infiltrator: 'Infiltrator' },
    /** With nobody to name, and before a list of names or of fixed words. */
    lines: { loyal: 'Get the report out in time.', infiltrator: 'See that it never gets out.' },
    linesWith: { loyal: 'Get the report out. You have:', infiltrator: 'Keep the report in. With you:' },
    fixed: ['dry matches', 'warm mittens'],
    reading: (letter: string, n: number): string => `Plan ${letter}: ${n === 0 ? 'no fault' : faults(n)}`,
    offer: (name: string, job: string): string => `Trap: ${name}, ${job.toLowerCase()}`,
    remark: 'Nothing else to note',
  },

  talk: {
    note: 'One fault on a card means one guard at least. Say it, or do not. On a tie the upper plan goes.',
    orders: 'Everyone is ready: orders',
    first: 'Asked first:',
    last: 'Last round: the vote checks an order instead of sending anybody out.',
  },
  plans: {
    /** After a number of posts. */
    at: { field: 'outside', radio: 'radio' },
    /** Cards that tell of this plan, readings that nobody sees, the most faults that one of them finds. */
    readings: (held: number, unseen: number, most: number): string =>
      `notes on faults: ${held} held, ${unseen} unseen, ${most === 1 ? '0 or 1' : '0 to 2'} in each`,
  },

  board: {
    parts: 'Sent',
    damage: 'Damage',
    hidden: 'Infiltrators',
    open: 'The crew and the rounds so far',
  },
  status: {
    suspended: 'Sits this round out:',
    injured: 'Injured, not outside:',
    dead: 'Died:',
    left: 'Left:',
  },
  clock: { stop: 'Stop the clock', run: 'Go on', more: '30 seconds more' },

  order: {
    plan: 'Plan',
    job: 'Job',
    partner: 'Partner',
    nobody: 'No partner',
    also: 'And also',
    alsoNote: 'A trap needs a guard with its victim as partner.',
    labels: {
      rest: 'Put the kettle on',
      log: 'Fill in the log',
      matches: 'Count the matches',
      sabotage: 'Sabotage the plan',
      trap: 'Spring the trap',
    },
    know: 'You know:',
    reading: (letter: string, n: number): string => `${letter} has ${n === 0 ? 'no fault' : faults(n)}`,
    injured: 'Injured',
    pick: { plan: 'Pick a plan', job: 'Pick a job', also: 'Pick one below' },
    send: (letter: string, job: string): string => `Send: ${letter}, ${job.toLowerCase()}`,
    partners: 'Who is your partner?',
    partnersWhy: 'A pair helps only if both name each other: one works, the other guards.',
  },

  ballot: {
    question: (n: number): string => `Round ${n}. Who sits out the next one?`,
    check: 'Last round. Whose order is checked?',
    nobody: 'Nobody',
    pick: 'Choose one first',
    seal: 'Send my vote:',
    why: 'One person alone with the most votes, at least two: then it happens. The list begins somewhere else for everyone.',
    openTitle: 'Who sits out the next round?',
    openCheck: 'Whose order is checked?',
    openLine: (n: number): string => (n === 0 ? 'All votes are in.' : `${big(n)} still to vote.`),
    nobodyYet: 'not yet',
    votesFor: 'votes for',
    anew: 'Somebody left, so this vote starts again.',
    openNote: 'Who has not voted by then counts as “Nobody”.',
    count: 'Close the vote',
  },

  result: {
    success: (letter: string): string => `Plan ${letter} worked`,
    failure: (letter: string): string => `Plan ${letter} failed`,
    gained: (n: number): string => `${big(n)} ${parts(n)} sent.`,
    lost: (lost: boolean): string => (lost ? 'One part lost, one more damage.' : 'One more damage.'),
    posts: (job: string, have: number, need: number): string => `${job}: ${have} of ${need}`,
    short: (n: number): string => `${n} short`,
    guards: (need: number, have: number): string => `Guards: ${have}, needed ${need} before sabotage`,
    guardFailed: 'Guarding failed',
    held: 'enough',
    withPartner: 'with',
    nothing: 'sent nothing',
    vote: 'On to the vote',
    voteNote: 'The vote can send one person out of the next round.',
    checkNote: 'The last vote checks one order. Sabotage found in it is undone.',
    pair: 'a pair: two posts',
  },

  outcome: {
    nobody: 'Nobody sits out',
    out: (name: string): string => `${name} sits out`,
    checked: (name: string): string => `${name} was checked`,
    nobodyChecked: 'Nobody was checked',
    stands: 'The result stands as it was.',
    changed: 'Without what was found there, the result is another one:',
    none: 'Nobody',
    injured: 'A trap: injured, no outside job next round',
    dead: 'A trap: dead, and out of the match',
    injuredLast: 'A trap: injured',
    next: 'Next round',
    truth: 'Show the whole truth',
    nextNote: 'The phone goes round with new cards.',
  },

  endings: {
    sent: 'The report is out',
    destroyed: 'The station is lost',
    'too-few': 'The report never left',
    stopped: 'Stopped early',
    left: 'Over, with no winner',
  },
  endingLines: {
    sent: 'The loyal side wins.',
    destroyed: 'Too much damage. The infiltrators win.',
    'too-few': 'Too few parts were sent. The infiltrators win.',
    stopped: 'No points for anybody.',
    left: 'Somebody left, and the match cannot go on.',
  },

  truth: {
    side: 'Side',
    rounds: 'Round by round',
    points: (n: number): string => `+${n}`,
    died: (n: number): string => `died in round ${n}`,
    left: 'left the table',
    used: (letter: string, name: string): string => `Plan ${letter}, ${name}`,
    worked: 'worked',
    failed: 'failed',
    cutShort: 'cut short',
    needs: (values: readonly string[]): string => `Guards needed before sabotage: ${values.join(', ')}.`,
    sabotaged: 'Sabotage:',
    elsewhere: 'on another plan',
    nobodySabotaged: 'No sabotage.',
    offer: 'Trap offered:',
    hit: { injured: 'It hit, with a die of', dead: 'It killed, with a die of' },
    set: 'laid, no hit',
    notSet: 'not laid',
    readings: 'Cards:',
    unread: 'seen by nobody',
    votes: 'Votes:',
    missing: 'no vote',
    void: 'void',
    checked: 'Checked:',
    voted: 'Chosen by the vote:',
    was: 'before the check:',
    none: 'nobody',
    orders: 'Orders:',
  },

  seats: {
    rules: {
      standard: 'Standard',
      calm: 'Calm',
      secret: 'secret votes',
      open: 'open votes',
      source: 'clocks on',
      double: 'double time',
      off: 'no clocks',
    },
    history: 'Rounds so far',
    noHistory: 'No mission has been carried out yet.',
    is: { suspended: 'sits this round out', injured: 'injured', dead: 'dead', left: 'left the table' },
    score: (sent: number, damage: number): string => `${sent} sent, damage ${damage}`,
  },

  leaving: {
    'deal-spent': 'Not everybody has seen a card yet. This deal is spent, and you are back at the set-up.',
    decided: 'The match is decided already and stays so. They get no points.',
    'was-out': 'They were out already. For the others nothing changes.',
    'ends-match': 'Too few would be left, so the match ends with the truth and no winner.',
    'vote-anew': 'The match goes on and this vote starts again, unless nobody is left to play against. Then it ends.',
    'plays-on': 'The match goes on without them, unless nobody is left to play against. Then it ends.',
  },

  help: {
    headings: {
      first: 'Before anything else',
      minute: 'In a minute',
      examples: 'Three examples',
      ends: 'How it ends',
      table: 'At this table',
      tactics: 'A few tricks',
    },
    first:
      'Agree on one plan, work in pairs, and leave people to guard. A crew in which everybody does their own thing loses.',
    minute: [
      'You sit at a station in the ice and have a report to send, part by part. Among you are infiltrators, who know each other.',
      'Every round has three plans. A card tells you in secret how many faults there are in your own corner of one plan. Talk, and tell the truth or do not.',
      'Then everybody sends one order in secret: a plan, a job, a partner. The plan with most orders is the one that counts; on a tie the upper one.',
      'It works if the posts outside and at the radio are filled and there is a guard for each fault. Then its parts are sent. If not, one part is lost and the damage grows.',
      'After each mission you vote on who sits out the next round. In the last round the vote checks an order, and what it finds is undone.',
    ],
    examples: [
      ['One plan together', 'Four orders for B, two for A: B is carried out, and the two on A help nobody.'],
      [
        'A pair fills two posts',
        'One works outside, one guards, and each names the other: two posts outside are filled, and the guard still guards. Named by one alone, it is worth nothing.',
      ],
      [
        'Guards against faults',
        'The plan has two faults. One saboteur on it makes four, and three guards are too few. The table hears “guarding failed”, never who or how many.',
      ],
    ] as readonly (readonly [string, string])[],
    outcomes: {
      sent: 'The goal is reached after the last round and the station stands: the loyal win, one point each.',
      destroyed: 'The damage reaches its limit: the infiltrators win, two points each.',
      'too-few': 'Too few parts after the last round: the infiltrators win as well.',
      out: 'Your side wins for you too while you sit out or are dead.',
    },
    table: (rounds: number, goal: number, limit: number): string =>
      `${big(rounds)} rounds, ${goal} parts to send, lost at ${small(limit)} damage.`,
    people: (loyal: number, hidden: number): string => `${big(loyal)} loyal, ${infiltrators(hidden)}.`,
    deaths: (n: number, mild: boolean): string =>
      `${n === 1 ? 'One person' : `${big(n)} people`} can die at most${mild ? '; the first trap only injures' : ''}.`,
    need: (n: number): string => `A fault takes one guard, a saboteur ${guards(n)} more.`,
    tactics: {
      loyal: 'Loyal: leave a guard or two to spare. Some faults stand on no card.',
      infiltrator: 'Infiltrator: you may help, lie, and never sabotage at all. Held-back parts win as well.',
      trap: 'From round two an infiltrator may be offered a trap: guard, with its victim as partner in the job named. The table sees who the partner was.',
      all: 'A proposed partner proves nothing. A card is never shown, and nothing but a word can be asked for.',
    },
    pages: (n: number, of: number): string => `${n} of ${of}`,
    next: 'Next page',
    done: 'We have read it',
  },
};

export type StationText = typeof en;
