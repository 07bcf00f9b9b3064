// Who's the Spy? in Norwegian (bokmål), written anew rather than translated.
// A spy or a blank is an "inntrenger"; a tie in a vote is "likt", a draw of the match "uavgjort".

import { two } from '../../../text/plurals';
import type { SpyText } from './en';

const NUMBERS = [
  'Ingen',
  'Én',
  'To',
  'Tre',
  'Fire',
  'Fem',
  'Seks',
  'Sju',
  'Åtte',
  'Ni',
  'Ti',
  'Elleve',
  'Tolv',
  'Tretten',
  'Fjorten',
  'Femten',
  'Seksten',
];
const number = (n: number): string => NUMBERS[n] ?? String(n);
const small = (n: number): string => number(n).toLowerCase();
const spies = (n: number): string => two('nb', n, { one: 'spion', other: 'spioner' });
const blanks = (n: number): string => two('nb', n, { one: 'blank', other: 'blanke' });
const votes = (n: number): string => `${n} ${two('nb', n, { one: 'stemme', other: 'stemmer' })}`;

export const nb: SpyText = {
  roles: { civilian: 'sivil', spy: 'spion', blank: 'blank', unknown: 'ikke kjent ennå' },
  round: (n: number): string => `Runde ${n}`,

  setup: {
    title: (people: number, spyCount: number, blankCount: number): string =>
      `${number(people)} ${two('nb', people, { one: 'spiller', other: 'spillere' })}, ${
        spyCount === 0 && blankCount > 0
          ? `${small(blankCount)} ${blanks(blankCount)}`
          : `${small(spyCount)} ${spies(spyCount)}`
      }`,
    deal: 'Del ut ordene',
    spies: 'Spioner',
    spiesLine: (n: number, people: number): string => `Vi foreslår ${small(n)} når dere er ${small(people)}`,
    fewerSpies: 'Én spion færre',
    moreSpies: 'Én spion til',
    blanks: 'Blanke',
    blanksLine: 'Får ikke noe ord',
    fewerBlanks: 'Én blank færre',
    moreBlanks: 'Én blank til',
    set: 'Ord',
    sets: { simple: 'Enkle', tricky: 'Lumske', hard: 'Vriene', own: 'Egne' },
    setLines: {
      simple: 'To av samme slag. Høres på første hint.',
      tricky: 'Det tar to runder med hint å høre forskjell.',
      hard: 'Bare en detalj eller to skiller dem. Lykke til.',
    },
    onlyOwnLine: 'Bare parene dere har laget selv.',
    wordLanguage: 'Språket på ordene',
    clue: 'Tid til hvert hint, sekunder',
    talk: 'Tid til diskusjon, sekunder',
    off: 'Av',
    vote: 'Avstemning',
    votes: { secret: 'Hemmelig', open: 'Åpen' },
    voteLines: {
      secret: 'Telefonen går rundt. Ingen ser en stemme før opptellingen.',
      open: 'Én skjerm, alle på én gang. Raskere, men alle påvirker alle.',
    },
    firstRound: 'Runde 1 uten avstemning',
    firstRoundLine: 'Hint og prat. Ingen ryker ut.',
    fresh: (n: number): string =>
      `${n} ${two('nb', n, { one: 'ubrukt ordpar', other: 'ubrukte ordpar' })} å trekke fra`,
    reshuffled: 'Dere har spilt alle parene som finnes her. Vi stokker og begynner forfra.',
  },

  noSupply: {
    'pack-missing': 'Disse ordene lot seg ikke hente. Velg en annen bunke, eller prøv igjen når dere har nett.',
    'pot-empty':
      'Alle parene i denne bunken er slått av. Velg en annen, eller slå på noen under Alle ordene i innstillingene.',
  },

  findings: {
    'too-few-players': (about: Record<string, number>): string =>
      `Bare ${small(about.players ?? 0)} er for få. Etter én avstemning er to igjen, og da er alt avgjort. Dere må være minst ${small(about.min ?? 4)}.`,
    'too-many-players': (about: Record<string, number>): string =>
      `${number(about.max ?? 16)} er det meste én telefon klarer.`,
    'no-strangers': (): string => 'Ingen å lete etter. Ta med en spion eller en blank.',
    'too-many-strangers': (about: Record<string, number>): string =>
      `Det går ikke. Spioner og blanke må være færre enn de sivile, her høyst ${small(about.most ?? 0)}.`,
    'one-civilian-more': (): string =>
      'Bare én sivil i overvekt. Dere kan starte, men stemmer dere feil én gang, er det over.',
    'no-own-pairs': (): string =>
      'Dere har ingen egne par ennå. Lag noen i innstillingene, eller velg en av våre bunker.',
  },

  handoff: {
    card: 'Ordene deles ut',
    vote: 'Hemmelig avstemning',
    revote: 'Omvalg mellom dem på topp',
    'vote-anew': 'Avstemningen på nytt',
    'look-again': 'En ekstra kikk',
    seen: (done: number, of: number): string => `Sett: ${done} av ${of}`,
    voted: (done: number, of: number): string => `Stemt: ${done} av ${of}`,
    anewNote: 'Noen gikk. Stemmene er strøket, og alle som er igjen, stemmer på nytt.',
    opens: (name: string): string => `${name} begynner. Rekkefølgen røper ingenting.`,
    counting: 'Alle har stemt. Nå teller vi opp.',
    backToTable: 'Videre, der vi slapp.',
  },

  card: {
    yours: 'Ordet ditt',
    word: 'Ingen har sagt hvilken side du er på. Kanskje er du med de mange, kanskje med de få.',
    none: '(uten ord)',
    blank: 'Du er blank. Hør på de andre først, og si så noe som kunne passe til ordet deres.',
  },

  clue: {
    title: 'Hint',
    line: (round: number, at: number, of: number): string => `Runde ${round}. Hint ${at} av ${of}.`,
    tieTitle: 'Ett hint til',
    tieLine: (round: number, at: number, of: number): string => `Runde ${round}, likt. Hint ${at} av ${of}.`,
    speaks: 'Nå snakker',
    phrase: 'Én setning',
    rules: ['Ikke si noen del av ordet', 'Ikke lyv', 'Ikke gjenta et hint ordrett'],
    upNext: 'Så:',
    lastOne: 'Siste hint i denne runden.',
    said: 'Det er sagt',
    undone: (name: string): string => `${name} har gitt sitt hint`,
  },

  talk: {
    title: 'Hvem skurrer?',
    line: (round: number): string => `Runde ${round}. Diskuter høyt.`,
    order: 'De snakket i denne rekkefølgen',
    vote: 'Start avstemningen',
    noVote: 'Videre til runde to',
    noVoteNote: 'Husregel: ingen avstemning i første runde.',
    note: 'Klokka stopper ikke praten. Det gjør dere.',
    tieRule: 'Likt? De på topp gir ett hint til, de andre stemmer igjen. Likt igjen? Ingen ryker.',
    lastChance: 'Sist røk ingen ut. Skjer det igjen, ender spillet uavgjort.',
  },

  ballot: {
    question: 'Hvem har det andre ordet?',
    among: 'Det står likt. Hvem av disse har det andre ordet?',
    openTitle: 'Åpen avstemning',
    openLine: (missing: number): string => (missing === 0 ? 'Alle har stemt.' : `Mangler ${missing}. Alle kan bytte.`),
    votesFor: 'stemmer på',
    nobodyYet: 'ingen ennå',
    count: 'Tell opp',
    missing: (n: number): string => `${votes(n)} mangler`,
    anew: 'Noen gikk. Avstemningen begynner på nytt.',
    choose: (name: string): string => `${name} stemmer på`,
  },

  count: {
    title: 'Opptelling',
    line: (at: number, of: number): string =>
      at === 0
        ? `${of} ${two('nb', of, { one: 'stemmeseddel', other: 'stemmesedler' })} med baksiden opp`
        : `Seddel ${at} av ${of}`,
    secondTitle: 'Ny opptelling',
    first: 'Snu første seddel',
    next: 'Neste seddel',
    turn: 'Snu kortet',
    most: 'Flest stemmer:',
    tie: 'Det står likt:',
    tieNext: 'Ett hint til fra hver',
    tieVoters: 'Så stemmer:',
    secondTie: 'Likt igjen. Ingen ryker ut denne runden.',
    allTied: 'Alle står likt, så ingen kan avgjøre det. Ingen ryker ut.',
    draw: 'For andre gang på rad røk ingen ut. Spillet ender uavgjort.',
    nextRound: 'Neste runde',
    truth: 'Vis hele sannheten',
  },

  turned: {
    title: 'Kortet snus',
    line: (round: number, n: number, of: number): string => `Runde ${round}. ${n} av ${votes(of)}.`,
    wordWas: 'Ordet var',
    wordHidden: 'Ordet holdes skjult til slutten.',
    noWord: 'Det sto ikke noe ord på det.',
    guess: 'La den blanke gjette',
    guessNote: 'Gjetter den blanke ordet til de sivile, er seieren stjålet.',
    next: 'Neste runde',
    goesOn: 'Ingenting er avgjort ennå.',
    truth: 'Vis hele sannheten',
  },

  guess: {
    title: 'Ett forsøk',
    line: 'Si det, skriv det. Dommen er endelig.',
    label: 'Ordet til de sivile er …',
    say: 'Det er svaret mitt',
    pass: 'Jeg gjetter ikke',
    empty: 'Skriv et ord først',
    long: (most: number): string => `Høyst ${most} tegn`,
    right: 'Det er ordet.',
    wrong: 'Det er ikke ordet.',
    passed: 'Det ble ikke gjettet.',
    verdict: 'Dommen',
  },

  endings: {
    civilians: 'De sivile vinner',
    strangers: 'Inntrengerne vinner',
    stolen: 'Stjålet seier',
    draw: 'Uavgjort',
    stopped: 'Avsluttet før tiden',
    left: 'Slutt, uten vinner',
    none: '',
  },
  endingLines: {
    civilians: 'Ingen inntrengere er igjen ved bordet.',
    strangers: 'Like mange inntrengere som sivile.',
    stolen: 'Den blanke traff ordet. Ingen andre får noe.',
    draw: 'To avstemninger på rad, og ingen røk ut.',
    stopped: 'Ingen får poeng.',
    left: 'Noen gikk før noe ble avgjort.',
    none: '',
  },

  truth: {
    civiliansHad: 'De siviles ord',
    spiesHad: 'Spionordet',
    nobodyHad: 'Ordet ingen fikk',
    who: 'Hvem var hvem',
    votedIn: (round: number): string => `Stemte, runde ${round}`,
    secondVote: 'omvalg',
    voided: 'ugyldig',
    outIn: (round: number): string => `ute i runde ${round}`,
    leftIn: (round: number): string => `gikk i runde ${round}`,
    noWord: 'uten ord',
    notMade: 'ikke avgitt',
    noVote: 'ingen avstemning',
    guessed: 'gjettet',
    guessRight: 'riktig',
    guessWrong: 'feil',
    passed: 'gjettet ikke',
    points: (n: number): string => `+${n}`,
    rounds: 'Runder',
  },

  seats: {
    rules: (spyCount: number, blankCount: number): string =>
      `${spyCount} ${spies(spyCount)}, ${blankCount} ${blanks(blankCount)}`,
    secret: 'hemmelig valg',
    open: 'åpent valg',
    seconds: (n: number): string => `${n} s`,
    noTimer: 'ingen klokke',
    clueTime: 'per hint',
    talkTime: 'til diskusjon',
    noFirstVote: 'ingen avstemning i runde 1',
    living: (n: number): string => `${n} er med`,
    out: 'ute',
  },

  leaving: {
    'deal-spent':
      'Ikke alle har sett kortet sitt ennå. Utdelingen utgår, ordene er brukt, og dere er tilbake i oppsettet.',
    'vote-anew':
      'Avstemningen begynner på nytt uten den som går, hvis ikke dette avgjør spillet. Kortet holdes lukket til slutten.',
    passes: 'Går den blanke nå, er sjansen til å gjette brukt opp.',
    'was-out': 'Er allerede ute, og får ingen poeng. Spillet fortsetter.',
    'no-card': 'Fikk flest stemmer. Kortet snus ikke, og neste runde begynner.',
    'plays-on':
      'De andre spiller videre, og kortet holdes lukket til slutten. Avgjør dette spillet, vises sannheten, og ingen vinner.',
  },

  help: {
    minute: [
      'Alle får et hemmelig ord, og det er det samme for alle. Nesten: Spionene har et annet, som ligner. Den som er blank, har ikke noe ord.',
      'Du får ikke vite om du er sivil eller spion. Et ord på kortet gjør deg ikke sivil: Spionen ser også et ord, og tror at alle har det.',
      'Etter tur sier dere én setning hver om ordet. Så krangler dere litt, og så stemmer dere. Den som får flest stemmer, må snu kortet.',
    ],
    judge: 'Telefonen hører ikke etter. Om et hint var innafor, avgjør bordet.',
    headings: { minute: 'På ett minutt', ends: 'Slik slutter det', ties: 'Når det står likt', tactics: 'Noen knep' },
    outcomes: {
      civilians: 'De sivile vinner når det ikke er noen spioner eller blanke igjen.',
      strangers: 'Spioner og blanke er inntrengere. De vinner sammen når de er like mange som de sivile.',
      stolen:
        'En blank som blir stemt ut, får gjette ordet til de sivile, én gang. Er det riktig, vinner den blanke helt alene.',
      draw: 'To avstemninger på rad der ingen ryker ut: uavgjort.',
      stopped: 'Dere kan slutte når som helst. Da vises sannheten, og ingen får poeng.',
      left: 'Går noen, og det avgjør spillet, vises sannheten, og ingen vinner.',
    },
    ties: [
      'Likt på topp: De det gjelder, gir ett hint til. Så stemmer alle de andre én gang til, bare på dem.',
      'Likt igjen, eller alle likt: Ingen ryker ut denne runden.',
    ],
    tactics: {
      civilian: 'Sivil: Begynn med hva det brukes til, og spar den avslørende detaljen til runde to.',
      spy: 'Spion: Hør to hint før du sier deg enig i noe. Snakk slik de andre gjør, hold deg vag, og virk ikke sikrere enn dem.',
      blank: 'Blank: Snekre sammen et ord av det du hører, og ha et svar klart i tilfelle du blir stemt ut.',
      all: 'Alle: Den som plutselig blir veldig sikker, har ofte nettopp skjønt noe.',
    },
  },
};
