// Trust No One in English. The other catalogues are typed from this one.

import { two } from '../../../text/plurals';

type About = Readonly<Record<string, number>>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const small = (n: number): string => NUMBERS[n] ?? String(n);
const big = (n: number): string => small(n).replace(/^./, (letter) => letter.toUpperCase());
const sabotages = (n: number): string => `${small(n)} ${two('en', n, { one: 'sabotage', other: 'sabotages' })}`;

export const en = {
  operation: (n: number): string => `Operation ${n}`,
  sides: { scout: 'scout', spy: 'spy' },

  setup: {
    title: (people: number, spies: number): string => `${big(people)} players, ${small(spies)} spies`,
    deal: 'Deal the cards',
    teams: 'Team sizes',
    teamsLine: 'Operations one to five.',
    teamsTwo: 'The fourth one breaks only at two sabotages.',
    talk: 'Discussion before each vote, minutes',
    off: 'Off',
    secret: 'Votes stay secret to the end',
    secretLine: 'The table sees totals only. The truth tells names.',
  },

  findings: {
    'too-few-players': (about: About): string => `It takes ${small(about.min ?? 5)} to mistrust each other properly.`,
    'too-many-players': (about: About): string => `${big(about.max ?? 10)} is the most for this game.`,
  },

  handoff: {
    card: 'Dealing the cards',
    vote: 'A vote on the team',
    decision: 'The operation',
    'look-again': 'A second look',
    seen: (done: number, of: number): string => `Seen: ${done} of ${of}`,
    sealed: (done: number, of: number): string => `Sealed: ${done} of ${of}`,
    leads: (name: string): string => `${name} leads. Who leads first is drawn, whatever their side.`,
    counting: 'All votes are sealed. Now they are read.',
    carriedOut: 'Everybody on the team has decided. Now we see what came of it.',
    backToTable: 'On we go, where we stopped.',
  },

  card: {
    yours: 'Your side',
    names: { scout: 'Scout', spy: 'Spy' },
    lines: {
      scout: 'Three operations must hold. You have:',
      spy: 'Three operations must break. With you:',
    },
    fixed: ['open eyes', 'sharp ears', 'a shut mouth'],
  },

  team: {
    leads: (size: number): string => `leads and picks ${small(size)}`,
    picked: (n: number, of: number): string => `Team: ${n} of ${of}`,
    missing: (n: number): string => (n === 1 ? 'Pick one more' : `Pick ${small(n)} more`),
    over: (n: number): string => (n === 1 ? 'One too many' : `${big(n)} too many`),
    propose: 'Propose this team',
    note: 'Argue all you like. The leader’s finger decides.',
    leader: 'leader',
  },

  proposal: {
    line: (needed: number, of: number): string => `${big(needed)} of ${small(of)} votes send them.`,
    vote: 'Start the vote',
    change: 'Change the team',
    last: 'Refuse this team too, and the spies have won.',
    note: 'Time running out never ends the talk. You do.',
  },

  rejected: 'Refusals in a row',

  ballot: {
    question: (n: number): string => `Operation ${n}. Send this team?`,
    options: { approve: 'Send them', reject: 'Not this team' },
    pick: 'Choose one first',
    seal: 'Seal my vote',
    why: 'Sealed until everybody has voted. The two options change places.',
  },

  decision: {
    question: (n: number): string => `Operation ${n}. What do you do?`,
    options: {
      quickly: ['Carry it out,', 'the quick way'],
      carefully: ['Carry it out,', 'the careful way'],
      complete: ['Carry it out,', 'to blend in'],
      sabotage: ['Break it,', 'and say nothing'],
    },
    pick: 'Choose one first',
    seal: 'Seal my choice',
    why: 'The table learns one number: how many broke it. The two options change places.',
  },

  votes: {
    approved: 'The team goes',
    rejected: 'The team stays home',
    line: (approvals: number, rejections: number): string => `${approvals} for, ${rejections} against.`,
    for: 'For',
    against: 'Against',
    nobody: 'nobody',
    secret: 'House rule: who voted how comes out at the end.',
    operation: 'On to the operation',
    next: 'Pass the lead on',
    leadsNext: 'Leads next:',
    operationNote: 'The phone goes to the team, one by one.',
  },

  result: {
    completed: 'It held',
    broken: 'It broke',
    line: (size: number): string => `A team of ${small(size)}.`,
    sabotages: (n: number): string => (n === 0 ? 'No sabotage' : big(n) + sabotages(n).slice(small(n).length)),
    notEnough: 'It takes two to break this one.',
    truth: 'Show the whole truth',
  },

  track: {
    completed: 'held',
    broken: 'broken',
    now: 'now',
    ahead: '',
    never: '',
    needsTwo: 'needs 2',
    open: 'Every team so far',
    token: (n: number, size: number): string => `Operation ${n}, a team of ${small(size)}`,
  },

  endings: {
    scouts: 'The scouts win',
    spies: 'The spies win',
    rejections: 'The spies win',
    stopped: 'Stopped early',
    left: 'Over, with no winner',
  },
  endingLines: {
    scouts: 'Three operations held.',
    spies: 'Three operations broke.',
    rejections: 'Five teams in a row were refused.',
    stopped: 'No points for anybody.',
    left: 'Somebody left, and the tables no longer fit.',
  },

  history: {
    none: 'No team has been voted on yet.',
    leads: 'leads',
    results: {
      rejected: 'refused',
      approved: 'on its way',
      completed: 'held',
      broken: 'broken',
      unfinished: 'not voted out',
    },
    cutShort: 'not finished',
    sabotages,
    broke: 'Broke it:',
    nobodyBroke: 'Nobody broke it.',
    void: 'What was sealed by then is void.',
    points: (n: number): string => `+${n}`,
    teams: 'Every team',
    side: 'Side',
    left: 'left the table',
    rules: {
      secret: 'votes secret to the end',
      byName: 'votes shown by name',
      talk: (minutes: number): string => `${minutes} min to talk`,
      noTalk: 'no clock',
    },
  },

  leaving: {
    'deal-spent': 'Not everybody has seen a card yet. This deal is spent, and you are back at the set-up.',
    'ends-match': 'The team sizes would no longer fit, so the match ends with the truth and no winner.',
    decided: 'The match is decided already and stays so. They get no points.',
  },

  help: {
    headings: { minute: 'In a minute', ends: 'How it ends', table: 'At this table', tactics: 'A few tricks' },
    minute: [
      'Most of you are scouts, a few are spies. The spies know each other; a scout knows nobody.',
      'The leader picks a team, and everybody votes on it in secret. More than half must be for it; a tie sends nobody. Then the votes are read out by name.',
      'A team that goes decides in secret, each one alone: carry the operation out, or break it. Scouts can only carry it out. The table learns how many broke it, never who.',
      'The lead passes on after every refusal and every operation.',
    ],
    outcomes: {
      scouts: 'Three operations held: the scouts win, one point each.',
      spies: 'Three operations broken: the spies win, two points each.',
      rejections: 'Five teams in a row refused: the spies win as well.',
      stopped: 'You can stop at any time. The truth is shown, nobody scores.',
      left: 'If somebody leaves, the truth is shown and nobody wins.',
    },
    sizes: (sizes: readonly number[]): string => `Teams for operations one to five: ${sizes.join(', ')}.`,
    people: (scouts: number, spies: number): string => `${big(scouts)} scouts, ${small(spies)} spies.`,
    needed: (n: number): string => `${big(n)} votes send a team.`,
    breaks: (two: boolean): string =>
      two ? 'One sabotage breaks an operation; the fourth takes two.' : 'One sabotage breaks an operation.',
    tactics: {
      scout: 'Scout: a broken operation is a list of suspects. Refuse teams that hold the whole list.',
      spy: 'Spy: the first operation is a cheap place to look honest. Two of you on one team step on each other’s toes.',
      all: 'Anything may be said, claimed and denied. A card is never shown.',
    },
  },
};

export type TrustText = typeof en;
