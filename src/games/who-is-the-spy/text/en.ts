// Who's the Spy? in English. The other catalogues are typed from this one.

import { two } from '../../../text/plurals';

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const small = (n: number): string => number(n).toLowerCase();
const spies = (n: number): string => two('en', n, { one: 'spy', other: 'spies' });
const blanks = (n: number): string => two('en', n, { one: 'blank', other: 'blanks' });
const votes = (n: number): string => `${n} ${two('en', n, { one: 'vote', other: 'votes' })}`;

export const en = {
  roles: { civilian: 'civilian', spy: 'spy', blank: 'blank', unknown: 'not known yet' },
  round: (n: number): string => `Round ${n}`,

  setup: {
    title: (people: number, spyCount: number, blankCount: number): string => {
      const only = spyCount === 0 && blankCount > 0;
      return `${number(people)} players, ${only ? `${small(blankCount)} ${blanks(blankCount)}` : `${small(spyCount)} ${spies(spyCount)}`}`;
    },
    deal: 'Deal the words',
    spies: 'Spies',
    spiesLine: (n: number, people: number): string => `We suggest ${small(n)} for ${small(people)}`,
    fewerSpies: 'One spy fewer',
    moreSpies: 'One spy more',
    blanks: 'Blanks',
    blanksLine: 'No word at all',
    fewerBlanks: 'One blank fewer',
    moreBlanks: 'One blank more',
    set: 'Words',
    sets: { simple: 'Simple', tricky: 'Tricky', hard: 'Hard', own: 'Only mine' },
    setLines: {
      simple: 'Two things of one family. You hear it at the first clue.',
      tricky: 'It takes two rounds of clues to tell them apart.',
      hard: 'One or two details apart. Good luck.',
    },
    onlyOwnLine: 'The pairs you wrote yourselves, and no others.',
    wordLanguage: 'Language of the words',
    clue: 'Time for a clue, seconds',
    talk: 'Discussion, seconds',
    off: 'Off',
    vote: 'Voting',
    votes: { secret: 'Secret', open: 'Open' },
    voteLines: {
      secret: 'The phone goes round. Nobody sees a vote before the count.',
      open: 'One screen, everybody at once. Faster, but everybody influences everybody.',
    },
    firstRound: 'First round without a vote',
    firstRoundLine: 'Clues and arguments only. Nobody goes.',
    fresh: (n: number): string => `${n} fresh ${two('en', n, { one: 'pair', other: 'pairs' })} to draw from`,
    reshuffled: 'You have played every pair there is to draw. We shuffle them and begin again.',
  },

  noSupply: {
    'pack-missing': 'These words did not load. Choose another set, or try again with a network.',
    'pot-empty':
      'Every pair of this set is switched off. Take another set, or switch some on in settings, under The words.',
  },

  findings: {
    'too-few-players': (about: Record<string, number>): string =>
      `${number(about.players ?? 0)} at the table is too few: after one vote two would be left, and it would be over. At least ${small(about.min ?? 4)}.`,
    'too-many-players': (about: Record<string, number>): string =>
      `${number(about.max ?? 16)} is the most at one phone.`,
    'no-strangers': (): string => 'Nobody to look for. Take one spy, or a blank.',
    'too-many-strangers': (about: Record<string, number>): string =>
      `Spies and blanks must be fewer than the civilians. ${number(about.most ?? 0)} together at the most.`,
    'one-civilian-more': (): string =>
      'Only one civilian more. You may start, but one wrong vote and the spies have won.',
    'no-own-pairs': (): string => 'You have no pairs of your own yet. Write some in settings, or take a set of ours.',
  },

  handoff: {
    card: 'Dealing the words',
    vote: 'Secret vote',
    revote: 'Second vote, among the tied',
    'vote-anew': 'The vote starts again',
    'look-again': 'A second look',
    seen: (done: number, of: number): string => `Seen: ${done} of ${of}`,
    voted: (done: number, of: number): string => `Voted: ${done} of ${of}`,
    anewNote: 'Somebody left. What was sealed is void; everybody still here votes again.',
    opens: (name: string): string => `${name} opens the round. The order has nothing to do with roles.`,
    counting: 'All votes are sealed. Now we count them together.',
    backToTable: 'On we go, where we stopped.',
  },

  card: {
    yours: 'Your word',
    word: 'Nobody told you which side you are on. It may be the many, or the few.',
    none: '(no word)',
    blank: 'You are a blank. Listen first, then say a phrase that could be theirs.',
  },

  clue: {
    title: 'Clues',
    line: (round: number, at: number, of: number): string => `Round ${round}. Clue ${at} of ${of}.`,
    tieTitle: 'One clue more',
    tieLine: (round: number, at: number, of: number): string => `Round ${round}, a tie. Clue ${at} of ${of}.`,
    speaks: 'Now speaks',
    phrase: 'One phrase',
    rules: ['Not any part of the word', 'No lies', 'No repeating, word for word'],
    upNext: 'Then:',
    lastOne: 'The last clue of this round.',
    said: 'Said it',
    undone: (name: string): string => `${name} has spoken`,
  },

  talk: {
    title: 'Who heard it wrong?',
    line: (round: number): string => `Round ${round}. Argue out loud.`,
    order: 'They spoke in this order',
    vote: 'Start the vote',
    noVote: 'On to round two',
    noVoteNote: 'House rule: no vote in the first round.',
    note: 'Time running out never ends the talk. You do.',
    tieRule: 'A tie: the tied add a clue, the others vote once more. A second tie, and nobody goes.',
    lastChance: 'The last vote eliminated nobody. One more like it, and the match is a draw.',
  },

  ballot: {
    question: 'Who has the other word?',
    among: 'A tie. Who of these has the other word?',
    openTitle: 'Open vote',
    openLine: (missing: number): string =>
      missing === 0 ? 'All votes are in.' : `${votes(missing)} to come. Anyone may still change.`,
    votesFor: 'votes for',
    nobodyYet: 'nobody yet',
    count: 'Count',
    missing: (n: number): string => `${votes(n)} to come`,
    anew: 'Somebody left: the vote starts again.',
    choose: (name: string): string => `${name} votes for`,
  },

  count: {
    title: 'The count',
    line: (at: number, of: number): string =>
      at === 0 ? `${of} ${two('en', of, { one: 'ballot', other: 'ballots' })}, face down` : `Ballot ${at} of ${of}`,
    secondTitle: 'The second count',
    first: 'Lay the first ballot',
    next: 'Next ballot',
    turn: 'Turn the card',
    most: 'Most votes:',
    tie: 'A tie between',
    tieNext: 'One more clue each',
    tieVoters: 'Then vote:',
    secondTie: 'A tie again. Nobody goes this round.',
    allTied: 'Everybody is tied, so nobody is left to decide. Nobody goes.',
    draw: 'The second vote in a row that eliminated nobody: the match is a draw.',
    nextRound: 'Next round',
    truth: 'Show the whole truth',
  },

  turned: {
    title: 'The card turns',
    line: (round: number, n: number, of: number): string => `Round ${round}. ${votes(n)} of ${of}.`,
    wordWas: 'The word was',
    wordHidden: 'The word stays shut until the end.',
    noWord: 'There was no word on it.',
    guess: 'One guess for the blank',
    guessNote: 'A blank who names the civilians’ word steals the win.',
    next: 'Next round',
    goesOn: 'Nothing is decided yet.',
    truth: 'Show the whole truth',
  },

  guess: {
    title: 'One guess',
    line: 'Say it aloud, then type it. The verdict is final.',
    label: 'The civilians’ word is…',
    say: 'That is my guess',
    pass: 'No guess',
    empty: 'Type a word first',
    long: (most: number): string => `Up to ${most} characters, please.`,
    right: 'That is the word.',
    wrong: 'That is not the word.',
    passed: 'No guess was made.',
    verdict: 'The verdict',
  },

  endings: {
    civilians: 'Civilians win',
    strangers: 'The strangers win',
    stolen: 'A stolen win',
    draw: 'A draw',
    stopped: 'Stopped early',
    left: 'Over, with no winner',
    none: '',
  },
  endingLines: {
    civilians: 'No stranger is left at the table.',
    strangers: 'The strangers are as many as the civilians now.',
    stolen: 'The blank named the word. Nobody else gets anything.',
    draw: 'Two votes in a row eliminated nobody.',
    stopped: 'No points for anybody.',
    left: 'Somebody left, and no vote decided it.',
    none: '',
  },

  truth: {
    civiliansHad: 'The civilians had',
    spiesHad: 'The spies had',
    nobodyHad: 'Nobody had',
    who: 'Who was who',
    votedIn: (round: number): string => `Voted, round ${round}`,
    secondVote: 'second vote',
    voided: 'void, somebody left',
    outIn: (round: number): string => `out in ${round}`,
    leftIn: (round: number): string => `left in ${round}`,
    noWord: 'no word',
    notMade: 'not made',
    noVote: 'no vote this round',
    guessed: 'guessed',
    guessRight: 'right',
    guessWrong: 'wrong',
    passed: 'made no guess',
    points: (n: number): string => `+${n}`,
    rounds: 'Rounds',
  },

  seats: {
    rules: (spyCount: number, blankCount: number): string =>
      `${spyCount} ${spies(spyCount)}, ${blankCount} ${blanks(blankCount)}`,
    secret: 'secret vote',
    open: 'open vote',
    seconds: (n: number): string => `${n} s`,
    noTimer: 'no clock',
    clueTime: 'for a clue',
    talkTime: 'to talk',
    noFirstVote: 'no vote in round 1',
    living: (n: number): string => `${n} in play`,
    out: 'out',
  },

  leaving: {
    'deal-spent':
      'Not everybody has seen a card yet. This deal and its words are spent, and you are back at the set-up.',
    'vote-anew':
      'Unless this decides the match, the vote starts again from the first ballot. Their card stays shut until the end.',
    passes: 'A blank who leaves now has passed the guess.',
    'was-out': 'They are out already. They get no points; the match goes on.',
    'no-card': 'They had the most votes. No card turns; the next round begins.',
    'plays-on':
      'The rest play on, and their card stays shut until the end. If that decides the match, it ends with the truth and no winner.',
  },

  help: {
    minute: [
      'Everybody gets a secret word, and it is the same one. Almost: the spies have another, very like it. A blank has none.',
      'Nobody is told a side. A word on your card does not make you a civilian: the spy sees a word too, and thinks it is the word.',
      'In turn, each says one phrase about the word. Then you argue, and then you vote. Whoever gets the most votes turns over their card.',
    ],
    judge: 'The phone does not listen. Whether a clue was fair, the table decides.',
    headings: { minute: 'In a minute', ends: 'How it ends', ties: 'Ties', tactics: 'A few tricks' },
    outcomes: {
      civilians: 'Civilians win when no stranger is left.',
      strangers: 'Spies and blanks win together when they are as many as the civilians.',
      stolen: 'A blank who is voted out has one guess at the civilians’ word. Right, and the win is theirs alone.',
      draw: 'Two votes in a row that eliminate nobody: a draw.',
      stopped: 'You can stop at any time. The truth is shown, nobody scores.',
      left: 'If somebody leaves and that decides it, the truth is shown and nobody wins.',
    },
    ties: [
      'A tie at the top: the tied give one clue more, and everybody else votes once more, among them only.',
      'A second tie, or a tie of everybody: nobody goes this round.',
    ],
    tactics: {
      civilian: 'Civilian: begin with what it is for, keep the telling detail for round two.',
      spy: 'Spy: hear two clues before you agree with any. Keep to their form, stay vague, and do not sound surer than they do.',
      blank: 'Blank: gather a word from what you hear, and know what you will guess if they vote you out.',
      all: 'Anyone: the one who suddenly sounds very sure has often just understood something.',
    },
  },
};

export type SpyText = typeof en;
