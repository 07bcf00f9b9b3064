// Trust No One in Norwegian Bokmål. Written anew.

import { two } from '../../../text/plurals';
import type { TrustText } from './en';

type About = Readonly<Record<string, number>>;

const NUMBERS = ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'];
const small = (n: number): string => NUMBERS[n] ?? String(n);
const big = (n: number): string => small(n).replace(/^./u, (letter) => letter.toUpperCase());
const sabotages = (n: number): string => `${small(n)} ${two('nb', n, { one: 'sabotasje', other: 'sabotasjer' })}`;

export const nb: TrustText = {
  operation: (n: number): string => `Operasjon ${n}`,
  sides: { scout: 'speider', spy: 'spion' },

  setup: {
    title: (people: number, spies: number): string => `${big(people)} spillere, ${small(spies)} spioner`,
    deal: 'Del ut kortene',
    teams: 'Lagene',
    teamsLine: 'Hvor mange som drar, operasjon én til fem.',
    teamsTwo: 'Den fjerde ryker først ved to sabotasjer.',
    talk: 'Diskusjon før hver avstemning, minutter',
    off: 'Av',
    secret: 'Hemmelige stemmer til slutt',
    secretLine: 'Bordet ser bare tallene. Sannheten har navnene.',
  },

  findings: {
    'too-few-players': (about: About): string =>
      `Det må ${small(about.min ?? 5)} til for å mistro hverandre skikkelig.`,
    'too-many-players': (about: About): string => `${big(about.max ?? 10)} er det meste i dette spillet.`,
  },

  handoff: {
    card: 'Kortene deles ut',
    vote: 'Avstemning om laget',
    decision: 'Operasjonen',
    'look-again': 'En ekstra kikk',
    seen: (done: number, of: number): string => `Sett: ${done} av ${of}`,
    sealed: (done: number, of: number): string => `Forseglet: ${done} av ${of}`,
    leads: (name: string): string => `${name} leder. Den første ble trukket, sidene har ingenting med det å gjøre.`,
    counting: 'Alle har stemt. Nå leses stemmene opp.',
    carriedOut: 'Alle på laget har bestemt seg. Nå ser vi hvordan det gikk.',
    backToTable: 'Videre, der vi slapp.',
  },

  card: {
    yours: 'Siden din',
    names: { scout: 'Speider', spy: 'Spion' },
    lines: {
      scout: 'Tre operasjoner må lykkes. Du har:',
      spy: 'Tre operasjoner må ryke. Med deg:',
    },
    fixed: ['åpne øyne', 'spisse ører', 'lukket munn'],
  },

  team: {
    leads: (size: number): string => `leder og velger ${small(size)}`,
    picked: (n: number, of: number): string => `Laget: ${n} av ${of}`,
    missing: (n: number): string => `Velg ${small(n)} til`,
    over: (n: number): string => `${big(n)} for mye`,
    propose: 'Foreslå laget',
    note: 'Alle kan mase. Lederens finger bestemmer.',
    leader: 'leder',
  },

  proposal: {
    line: (needed: number, of: number): string => `${big(needed)} av ${small(of)} stemmer sender dem av gårde.`,
    vote: 'Start avstemningen',
    change: 'Endre laget',
    last: 'Nei også til dette laget, og spionene har vunnet.',
    note: 'Praten er ikke over når tida er ute. Den er over når dere vil.',
  },

  rejected: 'Nei på rad',

  ballot: {
    question: (n: number): string => `Operasjon ${n}. Skal dette laget dra?`,
    options: { approve: 'La dem dra', reject: 'Ikke dette laget' },
    pick: 'Velg først',
    seal: 'Forsegle stemmen',
    why: 'Forseglet til alle har stemt. De to svarene bytter plass.',
  },

  decision: {
    question: (n: number): string => `Operasjon ${n}. Hva gjør du?`,
    options: {
      quickly: ['Gjennomføre,', 'i full fart'],
      carefully: ['Gjennomføre,', 'i ro og mak'],
      complete: ['Gjennomføre,', 'for syns skyld'],
      sabotage: ['Sabotere,', 'og holde tett'],
    },
    pick: 'Velg først',
    seal: 'Forsegle valget',
    why: 'Bordet får vite ett tall: hvor mange som saboterte. De to svarene bytter plass.',
  },

  votes: {
    approved: 'Laget drar',
    rejected: 'Laget blir hjemme',
    line: (approvals: number, rejections: number): string => `${approvals} for, ${rejections} mot.`,
    for: 'For',
    against: 'Mot',
    nobody: 'ingen',
    secret: 'Husregel: hvem som stemte hva, kommer fram til slutt.',
    operation: 'Til operasjonen',
    next: 'Gi ledelsen videre',
    leadsNext: 'Neste leder:',
    operationNote: 'Telefonen går til laget, én etter én.',
  },

  result: {
    completed: 'Den lyktes',
    broken: 'Den røk',
    line: (size: number): string => `Et lag på ${small(size)}.`,
    sabotages: (n: number): string => (n === 0 ? 'Ingen sabotasje' : big(n) + sabotages(n).slice(small(n).length)),
    notEnough: 'Det skal to til for å ødelegge denne.',
    truth: 'Vis hele sannheten',
  },

  track: {
    completed: 'lyktes',
    broken: 'røk',
    now: 'nå',
    ahead: '',
    never: '',
    needsTwo: 'krever 2',
    open: 'Alle lagene til nå',
    token: (n: number, size: number): string => `Operasjon ${n}, et lag på ${small(size)}`,
  },

  endings: {
    scouts: 'Speiderne vinner',
    spies: 'Spionene vinner',
    rejections: 'Spionene vinner',
    stopped: 'Avsluttet før tida',
    left: 'Over, uten vinner',
  },
  endingLines: {
    scouts: 'Tre operasjoner lyktes.',
    spies: 'Tre operasjoner røk.',
    rejections: 'Fem lag på rad fikk nei.',
    stopped: 'Ingen poeng til noen.',
    left: 'Noen gikk, og tabellene stemmer ikke lenger.',
  },

  history: {
    none: 'Ingen lag har vært oppe til avstemning ennå.',
    leads: 'leder',
    results: {
      rejected: 'nei',
      approved: 'på vei',
      completed: 'lyktes',
      broken: 'røk',
      unfinished: 'avstemningen ble avbrutt',
    },
    cutShort: 'ikke fullført',
    sabotages,
    broke: 'Saboterte:',
    nobodyBroke: 'Ingen saboterte.',
    void: 'Det som var forseglet, teller ikke.',
    points: (n: number): string => `+${n}`,
    teams: 'Alle lagene',
    side: 'Side',
    left: 'gikk fra bordet',
    rules: {
      secret: 'hemmelige stemmer til slutt',
      byName: 'stemmene vises med navn',
      talk: (minutes: number): string => `${minutes} min til prat`,
      noTalk: 'uten klokke',
    },
  },

  leaving: {
    'deal-spent': 'Ikke alle har sett kortet sitt. Utdelingen utgår, og dere er tilbake ved oppsettet.',
    'ends-match': 'Lagene går ikke opp lenger, så spillet slutter med sannheten og uten vinner.',
    decided: 'Spillet er avgjort og blir stående. De får ingen poeng.',
  },

  help: {
    headings: { minute: 'På ett minutt', ends: 'Slik slutter det', table: 'Ved dette bordet', tactics: 'Noen knep' },
    minute: [
      'De fleste er speidere, noen få er spioner. Spionene kjenner hverandre, en speider kjenner ingen.',
      'Lederen velger et lag, og alle stemmer hemmelig over det. Mer enn halvparten må si ja; står det likt, drar ingen. Så leses stemmene opp med navn.',
      'De som drar, bestemmer i hemmelighet, hver for seg: gjennomføre eller sabotere. Speidere kan bare gjennomføre. Bordet får vite hvor mange som saboterte, aldri hvem.',
      'Ledelsen går videre etter hvert nei og hver operasjon.',
    ],
    outcomes: {
      scouts: 'Tre operasjoner lykkes: speiderne vinner og får ett poeng hver.',
      spies: 'Tre operasjoner ryker: spionene vinner og får to poeng hver.',
      rejections: 'Fem lag på rad får nei: da vinner spionene også.',
      stopped: 'Dere kan slutte når som helst. Sannheten vises, ingen får poeng.',
      left: 'Går noen, vises sannheten, og ingen vinner.',
    },
    sizes: (sizes: readonly number[]): string => `Lagene i operasjon én til fem: ${sizes.join(', ')}.`,
    people: (scouts: number, spies: number): string => `${big(scouts)} speidere, ${small(spies)} spioner.`,
    needed: (n: number): string => `${big(n)} stemmer sender et lag.`,
    breaks: (both: boolean): string =>
      both ? 'Én sabotasje ødelegger en operasjon; den fjerde krever to.' : 'Én sabotasje ødelegger en operasjon.',
    tactics: {
      scout: 'Speider: en operasjon som røk, er en liste over mistenkte. Si nei til lag som har hele lista med.',
      spy: 'Spion: i første operasjon er det billig å virke ærlig. To av dere på samme lag går i beina på hverandre.',
      all: 'Alt kan sies, påstås og nektes. Et kort vises aldri.',
    },
  },
};
