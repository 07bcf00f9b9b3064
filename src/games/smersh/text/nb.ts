// SMERSH in Norwegian Bokmål. Written anew.

import { two } from '../../../text/plurals';
import type { SmershText } from './en';

type About = Readonly<Record<string, number>>;

const NUMBERS = ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'];
const small = (n: number): string => NUMBERS[n] ?? String(n);
const big = (n: number): string => small(n).replace(/^./u, (letter) => letter.toUpperCase());
const failures = (n: number): string => `${small(n)} ${two('nb', n, { one: 'bom', other: 'bommer' })}`;
const spies = (n: number, diversants: number): string =>
  `${small(n)} spioner${diversants > 0 ? ' og en diversant' : ''}`;

export const nb: SmershText = {
  mission: (n: number): string => `Oppdrag ${n}`,
  squad: 'Troppen:',
  rejected: 'Nei på rad',
  sides: { scout: 'speider', spy: 'spion', diversant: 'diversant' },
  minutes: (n: number): string => `${n} ekstra min`,
  rights: { used: 'har delt ut', next: 'deler ut nå', waiting: 'skal dele ut', never: 'deler ikke ut' },

  abilities: {
    interrogator: {
      name: 'Forhører',
      line: 'Får vite hvilket lag en annen er på.',
      example: 'Nummer 3 spør om nummer 7 og leser «spionlaget». Spion eller diversant? Det står ikke.',
    },
    listener: {
      name: 'Lytter',
      line: 'Får vite om to andre er på samme lag.',
      example: 'Nummer 2 spør om 4 og 6: «hvert sitt lag». En av dem lyver. Bare ikke sagt hvem.',
    },
    informant: {
      name: 'Angiver',
      line: 'Får vite hva en fra forrige tropp viste.',
      example: 'Det ble én bom. Nummer 5 spør om nummer 1: «treff». To mistenkte igjen.',
    },
    leader: {
      name: 'Ny leder',
      line: 'Tar ledelsen fra den som har den.',
      example: 'Nummer 8 tar den fra nummer 2. Etter 8 kommer 9, og 3 må vente.',
    },
    saboteur: {
      name: 'Sabotør',
      line: 'Sender en godkjent tropp hjem. Det teller som nei.',
      example: 'Alle var for, men nummer 6 legger kortet: Ingen drar, og ledelsen går videre.',
    },
    psychologist: {
      name: 'Psykolog',
      line: 'Tar evnen en annen sitter med.',
      example: 'Nummer 1 tar Lytteren fra nummer 4 og kan bruke den ved neste anledning.',
    },
    instructor: {
      name: 'Instruktør',
      line: 'Deler ut i stedet for den som står for tur.',
      example: 'Nummer 9 skulle til å gi. Nei, jeg, sier nummer 3, og gir kortet til 5.',
    },
  },
  told: {
    scouts: 'Speiderne',
    spies: 'Spionlaget',
    'same-team': 'Samme lag',
    'other-teams': 'To lag',
    success: 'Treff',
    failure: 'Bom',
  },
  barred: {
    'not-in-this-window': 'Ikke akkurat nå.',
    'just-taken': 'Nettopp tatt: må vente til neste anledning.',
    'no-mission-yet': 'Ingen oppdrag er fullført ennå.',
    'leads-already': 'Leder allerede.',
    'nobody-holds-one': 'Ingen andre sitter med noe.',
    'gives-anyway': 'Deler ut nå uansett.',
  },

  setup: {
    title: (people: number, spyCount: number, diversants: number): string =>
      `${big(people)} spillere, ${spies(spyCount, diversants)}`,
    deal: 'Trekk første leder',
    squads: 'Troppene',
    squadsLine: 'Én bom velter et oppdrag.',
    squadsTwo: 'Én bom velter et oppdrag, det fjerde krever to.',
    speech: 'Tid til en tale, sekunder',
    off: 'Av',
    minutesLine: 'Alle har to ekstra minutter i hele spillet.',
    noClockLine: 'Uten klokke, og uten ekstra minutter.',
    secret: 'Hemmelige stemmer til slutt',
    secretLine: 'Bordet ser bare tallene. Sannheten har navnene.',
    leader: 'Ny leder etter hvert oppdrag',
    leaderLine: 'Ellers flytter ledelsen seg bare når en tropp får nei.',
    handOuts: 'Evner som deles ut',
    before: (n: number): string => `Før oppdrag ${n}`,
    fewer: (n: number): string => `Én færre før oppdrag ${n}`,
    more: (n: number): string => `Én til før oppdrag ${n}`,
  },

  findings: {
    'too-few-players': (about: About): string => `SMERSH krever ${small(about.min ?? 6)} rundt bordet.`,
    'too-many-players': (about: About): string => `${big(about.max ?? 10)} er det meste i dette spillet.`,
    'too-many-hand-outs': (about: About): string =>
      `${big(about.sum ?? 0)} evner, men dere er ${small(about.players ?? 0)} og gir én hver. ${big(about.over ?? 0)} for mye.`,
  },

  first: {
    title: 'Hvem leder først',
    line: 'Trukket før noen har en side.',
    leads: 'leder oppdrag 1',
    note: 'Sett dere etter nummer, med klokka.',
    deal: 'Del ut sidene',
  },

  handoff: {
    card: 'Sidene deles ut',
    vote: 'Avstemning om troppen',
    decision: 'Oppdraget',
    answer: 'Et svar til én',
    'look-again': 'En ekstra kikk',
    seen: (done: number, of: number): string => `Sett: ${done} av ${of}`,
    sealed: (done: number, of: number): string => `Forseglet: ${done} av ${of}`,
    counting: 'Alle har stemt. Nå leses stemmene opp.',
    carriedOut: 'Alle i troppen har bestemt seg. Nå ser vi hvordan det gikk.',
    backToTable: 'Videre, der vi slapp.',
  },

  card: {
    yours: 'Siden din',
    names: { scout: 'Speider', spy: 'Spion', diversant: 'Diversant' },
    lines: {
      scout: 'Tre oppdrag må lykkes. Du har:',
      spy: 'Tre oppdrag må mislykkes. Med deg:',
      diversant: 'Tre oppdrag må mislykkes. Du har:',
    },
    fixed: ['åpne øyne', 'spisse ører', 'lukket munn'],
    inMission: (whom: string, mission: number): string => `${whom}, oppdrag ${mission}`,
  },

  handOut: {
    line: (at: number, of: number): string => `Evne ${at} av ${of}`,
    gives: 'deler ut denne',
    givesInstead: 'gir i stedet: Instruktør',
    pick: 'Velg hvem som får den',
    give: 'Den går til',
    note: 'Til hvem som helst unntatt deg selv, som ingenting har og har fått færre enn to.',
    nobody: 'Ingen kan ta imot den lenger. Den legges bort, med bildet opp.',
    discard: 'Legg den bort',
    instructor: 'Jeg deler ut denne (Instruktør)',
  },

  window: {
    title: 'Bruker noen en evne?',
    lines: {
      'before-squad': 'Før troppen er nevnt.',
      'before-mission': 'Troppen er godkjent, men har ikke dratt.',
    },
    note: 'To på én gang? Lederen først, så med klokka.',
    goOn: 'Ingen. Videre',
    missing: (n: number): string => (n === 1 ? 'Velg en spiller' : `Velg ${small(n)} spillere`),
    use: (name: string): string => `Bruk den: ${name}`,
    back: 'Nei, spar den',
  },

  ring: { leads: 'leder' },

  team: {
    picks: (size: number): string => `velger ${small(size)}`,
    picked: (n: number, of: number): string => `Troppen: ${n} av ${of}`,
    missing: (n: number): string => `Velg ${small(n)} til`,
    over: (n: number): string => `${big(n)} for mye`,
    propose: 'Foreslå troppen',
  },

  proposal: {
    line: (needed: number, of: number): string => `${big(needed)} av ${small(of)} stemmer sender dem av gårde.`,
    speeches: 'Begynn talene',
    change: 'Endre troppen',
    note: 'Når den første talen er i gang, står troppen fast.',
    last: 'Nei også til denne, og spionlaget har vunnet.',
  },

  speech: {
    title: 'Taler',
    line: (at: number, of: number): string => `${at} av ${of}. Lederen snakker sist.`,
    speaks: 'Nå snakker',
    next: 'Deretter:',
    last: 'Den siste talen om troppen.',
    said: 'Sagt',
    extra: (left: number): string => `Ett ekstra minutt (${left} igjen)`,
  },

  floor: {
    title: 'Et siste ord?',
    line: 'Et ekstra minutt, eller rett på avstemningen.',
    note: 'Tallet sier hvor mange ekstra minutter som er igjen.',
    vote: 'Start avstemningen',
  },

  ballot: {
    question: (n: number): string => `Oppdrag ${n}. Skal denne troppen dra?`,
    options: { approve: 'La dem dra', reject: 'Ikke denne troppen' },
    pick: 'Velg først',
    seal: 'Forsegle stemmen',
    why: 'Forseglet til alle har stemt. De to svarene bytter plass.',
  },

  decision: {
    question: (n: number): string => `Oppdrag ${n}. Hva viser du?`,
    options: {
      quickly: ['Treff,', 'i full fart'],
      carefully: ['Treff,', 'i ro og mak'],
      complete: ['Treff,', 'for syns skyld'],
      sabotage: ['Bom,', 'og ikke et ord'],
    },
    pick: 'Velg først',
    seal: 'Forsegle valget',
    why: 'Bordet får vite ett tall: hvor mange bommer. De to svarene bytter plass.',
  },

  votes: {
    approved: 'Troppen er godkjent',
    rejected: 'Troppen fikk nei',
    line: (approvals: number, rejections: number): string => `${approvals} for, ${rejections} mot.`,
    for: 'For',
    against: 'Mot',
    nobody: 'ingen',
    secret: 'Husregel: hvem som stemte hva, kommer fram til slutt.',
    missionNote: 'Telefonen går til troppen, én etter én.',
    leadsNext: 'Neste leder:',
  },

  sabotaged: {
    title: 'Sendt hjem',
    line: 'En Sabotør stanser den godkjente troppen. Det teller som nei.',
  },

  result: {
    completed: 'Det lyktes',
    broken: 'Det mislyktes',
    failures: (n: number): string => (n === 0 ? 'Ingen bom' : big(n) + failures(n).slice(small(n).length)),
    notEnough: 'Det skal to til for å velte dette.',
  },

  follows: {
    'hand-outs': 'Til utdelingen',
    window: 'Videre',
    team: 'Til neste tropp',
    mission: 'Til oppdraget',
    truth: 'Vis hele sannheten',
  },

  track: {
    completed: 'lyktes',
    broken: 'røk',
    now: 'nå',
    ahead: '',
    never: '',
    needsTwo: 'krever 2',
    open: 'Tropper, evner, tegn',
    token: (n: number, size: number): string => `Oppdrag ${n}, en tropp på ${small(size)}`,
  },

  behind: { label: 'Hva vil dere se', squads: 'Tropper', abilities: 'Evner', signs: 'Tegn' },

  signs: {
    when: 'For å snakke uten ord: i diskusjonen, og mens telefonen går rundt.',
    parts: { play: 'Spillet', relations: 'Logikk og tillit' },
    gestures: {
      'active-role': 'Jeg har en aktiv rolle',
      nominate: 'Jeg foreslår denne',
      'call-for-votes': 'Stem på denne',
      'split-the-votes': 'La oss dele stemmene',
      'address-the-host': 'Et ord utenom tur',
      analysing: 'Jeg tenker på det som ble sagt',
      'conditional-link': 'Hvis den, så også den',
      trust: 'Jeg stoler på deg. Vi spiller sammen',
      'different-teams': 'De to er på hvert sitt lag',
    },
    host: 'Et ord utenom tur går til den som holder telefonen.',
  },

  endings: {
    scouts: 'Speiderne vinner',
    spies: 'Spionlaget vinner',
    rejections: 'Spionlaget vinner',
    stopped: 'Avsluttet før tida',
    left: 'Over, uten vinner',
  },
  endingLines: {
    scouts: 'Tre oppdrag lyktes.',
    spies: 'Tre oppdrag mislyktes.',
    rejections: 'For mange tropper på rad fikk nei.',
    stopped: 'Ingen poeng til noen.',
    left: 'Noen gikk, og tabellene stemmer ikke lenger.',
  },

  history: {
    none: 'Ingen tropp har vært oppe til avstemning ennå.',
    leads: 'leder',
    results: {
      rejected: 'nei',
      approved: 'godkjent, men dro ikke',
      completed: 'lyktes',
      broken: 'mislyktes',
      unfinished: 'avstemningen ble avbrutt',
    },
    sabotages: failures,
    broke: 'Viste bom:',
    nobodyBroke: 'Alle viste treff.',
    void: 'Det som var forseglet, teller ikke.',
    points: (n: number): string => `+${n}`,
    teams: 'Alle troppene',
    side: 'Side',
    left: 'gikk fra bordet',
    kept: (name: string): string => `satt igjen med: ${name}`,
  },

  log: {
    title: 'Alle evnene',
    none: 'Ingen evner er delt ut ennå.',
    gave: 'ga den til',
    discarded: 'la den bort',
    insteadOf: 'i stedet for',
    used: 'brukte den',
    took: 'tok',
    unread: 'Svaret ble aldri lest.',
    undealt: 'Trukket, men ikke delt ut:',
    deck: 'Igjen i bunken:',
  },

  leaving: {
    'deal-spent': 'Ikke alle har sett kortet sitt. Utdelingen utgår, og dere er tilbake ved oppsettet.',
    'ends-match': 'Troppene går ikke opp lenger, så spillet slutter med sannheten og uten vinner.',
    decided: 'Spillet er avgjort og blir stående. De får ingen poeng.',
  },

  help: {
    headings: {
      minute: 'På ett minutt',
      ends: 'Slik slutter det',
      table: 'Ved dette bordet',
      abilities: 'Evner',
      tactics: 'Noen knep',
    },
    minute: [
      'Alle går under et nummer. De fleste er speidere, noen er spioner. Spionene kjenner hverandre, en speider kjenner ingen.',
      'Lederen nevner en tropp, alle snakker etter tur og stemmer i hemmelighet. Mer enn halvparten må si ja; står det likt, er det nei. Etter et nei går ledelsen videre med klokka.',
      'En godkjent tropp drar: hver av dem viser treff eller bom i hemmelighet. En speider kan bare vise treff. Bordet får vite hvor mange bommer det ble.',
    ],
    diversant: 'Diversanten spiller for spionlaget og kjenner ingen av dem. De kjenner ikke diversanten heller.',
    outcomes: {
      scouts: 'Tre oppdrag lykkes: speiderne vinner og får ett poeng hver.',
      spies: 'Tre oppdrag mislykkes: spionlaget vinner og får to poeng hver.',
      rejections: 'Nei på nei til prikkene er fulle: da vinner spionlaget også.',
      stopped: 'Dere kan slutte når som helst. Sannheten vises, ingen får poeng.',
      left: 'Går noen, vises sannheten, og ingen vinner.',
    },
    people: (scouts: number, spyCount: number, diversants: number): string =>
      `${big(scouts)} speidere, ${spies(spyCount, diversants)}.`,
    sizes: (sizes: readonly number[]): string => `Troppene i oppdrag én til fem: ${sizes.join(', ')}.`,
    breaks: (both: boolean): string =>
      both ? 'Én bom velter et oppdrag, det fjerde krever to.' : 'Én bom velter hvert oppdrag.',
    handOuts:
      'Før hvert oppdrag trekkes det evner, som deles ut åpent, hver av en ny spiller: mot klokka fra høyre for den første lederen. Alle ser hvem som har hva. Svaret er bare for den som spurte.',
    tactics: {
      scout: 'Speider: en gave er også en påstand. Spør hvorfor akkurat du fikk den.',
      spy: 'Spion: en evne brukt på en venn gir deg et vitne.',
      all: 'Alt kan sies, påstås og nektes. Et kort vises aldri.',
    },
  },
};
