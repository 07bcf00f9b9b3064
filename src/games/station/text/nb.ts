// The Station in Norwegian Bokmål. Written anew.

import { two } from '../../../text/plurals';
import type { StationText } from './en';

type About = Readonly<Record<string, number>>;

const NUMBERS = ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'];
NUMBERS.push('elleve', 'tolv', 'tretten', 'fjorten', 'femten');
const small = (n: number): string => NUMBERS[n] ?? String(n);
const big = (n: number): string => small(n).replace(/^./u, (letter) => letter.toUpperCase());
const parts = (n: number): string => two('nb', n, { one: 'del', other: 'deler' });
const faults = (n: number): string => `${small(n)} feil`;
const infiltrators = (n: number): string =>
  `${small(n)} ${two('nb', n, { one: 'infiltratør', other: 'infiltratører' })}`;

export const nb: StationText = {
  round: (n: number): string => `Runde ${n}`,
  roundOf: (n: number, of: number): string => `Runde ${n} av ${of}`,
  sides: { loyal: 'lojal', infiltrator: 'infiltratør' },
  letters: ['A', 'B', 'C'],
  plan: (letter: string): string => `Plan ${letter}`,
  jobs: { field: 'Ute', radio: 'Radio', guard: 'Vakt' },
  parts,

  // None of them sounds like a job: no guard, no radio.
  occupations: [
    'telegrafist',
    'kokk',
    'meteorolog',
    'mekaniker',
    'lege',
    'hundekjører',
    'snekker',
    'karttegner',
    'elektriker',
    'lagersjef',
    'pilot',
    'dykker',
    'steinsamler',
    'bjørneteller',
    'snømåker',
    'kaffesjef',
  ],
  missions: [
    ['Masten er nediset', 'Skrap av isen', 'Varm opp kabelen', 'Send opp en drage'],
    ['Storm fra nord', 'Surr alt fast', 'Send i vindstille', 'Ned i kjelleren'],
    ['Aggregatet hoster', 'Lirk med dieselen', 'Reis vindmølla', 'Tøm batteriene'],
    ['Mørketid', 'Tenn en varde', 'Morse for hånd', 'Send på nordlyset'],
    ['Snø over taket', 'Grav fram døra', 'Opp gjennom pipa', 'Tunnel til boden'],
    ['Noen lytter på linja', 'Bytt frekvens', 'Send før frokost', 'Gjem det i støyen'],
    ['Ytterhytta er taus', 'Gå dit på ski', 'Fiks det herfra', 'Lån en livbåt'],
    ['Tynn is', 'Over på planker', 'Rundt bukta', 'Kast en line'],
    ['Flyet kom ikke', 'Slakt traktoren', 'Lodd det vi har', 'Spør hvalfangerne'],
    ['Isbjørn på trappa', 'Ut bakveien', 'Slå på grytelokk', 'Send fra loftet'],
  ],

  setup: {
    title: (people: number, hidden: number): string => `${big(people)} spillere, ${infiltrators(hidden)}`,
    deal: 'Del ut kortene',
    time: (rounds: number): string => `${big(rounds)} runder, 90 til 135 minutter med reglene.`,
    together: 'Les sammen',
    togetherLine: 'Reglene og tre eksempler, for alle på én gang.',
    difficulty: 'Vanskelighetsgrad',
    difficulties: { standard: 'Vanlig', calm: 'Rolig' },
    difficultyLines: {
      standard: 'For et mannskap som har sendt rapport før.',
      calm: 'For nybegynnere: færre feil å holde vakt mot.',
    },
    vote: 'Avstemning',
    votes: { secret: 'Hemmelig', open: 'Åpen' },
    voteLines: {
      secret: 'Telefonen går rundt en gang til. Navnene kommer fram til slutt.',
      open: 'Alle på én skjerm, med navn. Går fortere når dere er mange.',
    },
    clocks: 'Klokke',
    clockChoices: { source: 'På', double: 'Dobbel', off: 'Av' },
    clockLines: {
      source: 'Prat 10 min, ordre 2 min, resultat 3 min. På null går spillet videre.',
      double: 'Prat 20 min, ordre 4 min, resultat 6 min. På null går spillet videre.',
      off: 'Ingen maser, og ingenting går videre av seg selv.',
    },
  },

  findings: {
    'too-few-players': (about: About): string => `En stasjon trenger et mannskap på minst ${small(about.min ?? 5)}.`,
    'too-many-players': (about: About): string => `Stasjonen har bare ${small(about.max ?? 15)} køyer.`,
  },

  handoff: {
    card: 'Kortene deles ut',
    order: 'Ordrene',
    vote: 'Avstemning',
    'vote-anew': 'Avstemning på nytt',
    check: 'Hvem skal sjekkes',
    'check-anew': 'Hvem skal sjekkes, på nytt',
    'look-again': 'En ekstra kikk',
    anew: 'Noen gikk, så avstemningen begynner på nytt.',
    seen: (done: number, of: number): string => `Sett: ${done} av ${of}`,
    sealed: (done: number, of: number): string => `Sendt: ${done} av ${of}`,
    talk: 'Alle har kort. Nå kan dere snakke sammen.',
    result: 'Alle ordrene er inne. Nå ser vi hvordan det gikk.',
    outcome: 'Alle har stemt. Nå telles det opp.',
    backToTable: 'Videre, der vi slapp.',
  },

  card: {
    yours: 'Siden din',
    names: { loyal: 'Lojal', infiltrator: 'Infiltratør' },
    lines: { loyal: 'Rapporten skal ut i tide.', infiltrator: 'Rapporten skal aldri ut.' },
    linesWith: { loyal: 'Rapporten skal ut. Du har:', infiltrator: 'Rapporten blir her. Med deg:' },
    fixed: ['ull innerst', 'varm saft'],
    reading: (letter: string, n: number): string => `Plan ${letter}: ${faults(n)}`,
    offer: (name: string, job: string): string => `Felle: ${name}, ${job.toLowerCase()}`,
    remark: 'Ellers intet å melde',
  },

  talk: {
    note: 'En feil på et kort krever minst én vakt. Si det, eller la være. Står det likt, gjelder den øverste planen.',
    orders: 'Alle er klare: send ordre',
    first: 'Spørres først:',
    last: 'Siste runde: Avstemningen sjekker en ordre i stedet for å la noen stå over.',
  },
  plans: {
    at: { field: 'ute', radio: 'på radio' },
    readings: (held: number, unseen: number, most: number): string =>
      `${held} ${two('nb', held, { one: 'lapp', other: 'lapper' })} hos dere, ${unseen} ${two('nb', unseen, { one: 'ulest', other: 'uleste' })}, 0–${most} feil på hver`,
  },

  board: {
    parts: 'Sendt',
    damage: 'Skade',
    hidden: 'Skjulte',
    open: 'Mannskapet og rundene til nå',
  },
  status: {
    suspended: 'Står over denne runden:',
    injured: 'Skadet, kan ikke gå ut:',
    dead: 'Døde:',
    left: 'Gikk fra bordet:',
  },
  clock: { stop: 'Stopp klokka', run: 'La klokka gå', more: '30 sekunder til' },

  order: {
    plan: 'Plan',
    job: 'Jobb',
    partner: 'Makker',
    nobody: 'Ingen makker',
    also: 'I tillegg',
    alsoNote: 'En felle krever en vakt med offeret som makker.',
    labels: {
      rest: 'Sett over kaffen',
      log: 'Skriv i loggboka',
      matches: 'Tell fyrstikkene',
      sabotage: 'Saboter arbeidet',
      trap: 'Sett ut en felle',
    },
    know: 'Kortet ditt:',
    reading: (letter: string, n: number): string => `${faults(n)} i ${letter}`,
    injured: 'Skadet',
    pick: { plan: 'Velg en plan', job: 'Velg en jobb', also: 'Velg noe i tillegg' },
    send: (letter: string, job: string): string => `Send: ${letter}, ${job.toLowerCase()}`,
    partners: 'Hvem er makkeren din?',
    partnersWhy: 'Det hjelper bare når begge har valgt hverandre: én jobber, den andre står vakt.',
  },

  ballot: {
    question: (n: number): string => `Runde ${n}. Hvem står over den neste?`,
    check: 'Siste runde. Hvem sin ordre sjekkes?',
    nobody: 'Ingen',
    pick: 'Velg først',
    seal: 'Send stemmen:',
    why: 'Det skjer bare hvis én alene får flest stemmer, og minst to. Lista begynner et nytt sted for hver av dere.',
    openTitle: 'Hvem står over neste runde?',
    openCheck: 'Hvem sin ordre sjekkes?',
    openLine: (n: number): string => (n === 0 ? 'Alle har stemt.' : `${big(n)} har ikke stemt ennå.`),
    nobodyYet: 'hvem?',
    votesFor: 'stemmer på',
    anew: 'Noen gikk, så avstemningen begynner på nytt.',
    openNote: 'Den som ikke rekker å stemme, regnes som «Ingen».',
    count: 'Avslutt avstemningen',
  },

  result: {
    success: (letter: string): string => `Plan ${letter} lyktes`,
    failure: (letter: string): string => `Plan ${letter} røk`,
    gained: (n: number): string => `${big(n)} ${parts(n)} sendt.`,
    lost: (lost: boolean): string => (lost ? 'Én del tapt, og én skade til.' : 'Én skade til.'),
    posts: (job: string, have: number, need: number): string => `${job}: ${have} av ${need}`,
    short: (n: number): string => `mangler ${n}`,
    guards: (need: number, have: number): string => `Vakter: ${have}. Krav før sabotasje: ${need}`,
    guardFailed: 'Vaktholdet sviktet',
    held: 'nok',
    withPartner: 'med',
    nothing: 'sendte ingenting',
    vote: 'Til avstemningen',
    voteNote: 'Avstemningen kan la én stå over neste runde.',
    checkNote: 'Den siste avstemningen sjekker én ordre. Er det sabotasje i den, blir den strøket.',
    pair: 'et par: to poster',
  },

  outcome: {
    nobody: 'Ingen står over',
    out: (name: string): string => `${name} står over`,
    checked: (name: string): string => `${name} ble sjekket`,
    nobodyChecked: 'Ingen ble sjekket',
    stands: 'Resultatet blir stående.',
    changed: 'Uten det som lå der, blir resultatet et annet:',
    none: 'Ingen',
    injured: 'gikk i en felle: skadet, og kan ikke gå ut neste runde',
    dead: 'gikk i en felle og døde. Ikke med lenger.',
    injuredLast: 'gikk i en felle: skadet',
    next: 'Neste runde',
    truth: 'Vis hele sannheten',
    nextNote: 'Telefonen går rundt med nye kort.',
  },

  endings: {
    sent: 'Rapporten er sendt',
    destroyed: 'Stasjonen er tapt',
    'too-few': 'Rapporten kom aldri ut',
    stopped: 'Avsluttet før tida',
    left: 'Over, uten vinner',
  },
  endingLines: {
    sent: 'De lojale vinner.',
    destroyed: 'For mye skade. Infiltratørene vinner.',
    'too-few': 'For få deler ble sendt. Infiltratørene vinner.',
    stopped: 'Ingen poeng til noen.',
    left: 'Noen gikk, og spillet kan ikke fortsette.',
  },

  truth: {
    side: 'Side',
    rounds: 'Runde for runde',
    points: (n: number): string => `+${n}`,
    died: (n: number): string => `døde i runde ${n}`,
    left: 'gikk fra bordet',
    used: (letter: string, name: string): string => `Plan ${letter}, ${name}`,
    worked: 'lyktes',
    failed: 'røk',
    cutShort: 'avbrutt',
    needs: (values: readonly string[]): string => `Krav til vakter før sabotasje: ${values.join(', ')}.`,
    sabotaged: 'Sabotasje:',
    elsewhere: 'på en annen plan',
    nobodySabotaged: 'Ingen sabotasje.',
    offer: 'Felle tilbudt:',
    hit: { injured: 'Den skadet, terningen viste', dead: 'Den drepte, terningen viste' },
    set: 'satt ut, uten treff',
    notSet: 'ikke satt ut',
    readings: 'Lapper:',
    unread: 'ulest',
    votes: 'Stemmer:',
    missing: 'stemte ikke',
    void: 'ugyldige',
    checked: 'Sjekket:',
    voted: 'Avstemningen valgte:',
    was: 'før sjekken:',
    none: 'ingen',
    orders: 'Ordrer:',
  },

  seats: {
    rules: {
      standard: 'Vanlig',
      calm: 'Rolig',
      secret: 'hemmelige stemmer',
      open: 'åpne stemmer',
      source: 'med klokke',
      double: 'dobbel tid',
      off: 'uten klokke',
    },
    history: 'Rundene til nå',
    noHistory: 'Ingen oppdrag er fullført ennå.',
    is: { suspended: 'står over denne runden', injured: 'skadet', dead: 'død', left: 'gikk fra bordet' },
    score: (sent: number, damage: number): string => `${sent} sendt, skade ${damage}`,
  },

  leaving: {
    'deal-spent': 'Ikke alle har sett et kort ennå. Utdelingen utgår, og dere er tilbake ved oppsettet.',
    decided: 'Spillet er avgjort og blir stående. Den som går, får ingen poeng.',
    'was-out': 'Den som går, var ikke med lenger. For de andre er alt som før.',
    'ends-match': 'Det blir for få igjen, så spillet slutter med sannheten og uten vinner.',
    'vote-anew':
      'Spillet går videre, og avstemningen begynner på nytt. Men er det ingen igjen å spille mot, er det slutt.',
    'plays-on': 'Spillet går videre for de andre. Men er det ingen igjen å spille mot, er det slutt.',
  },

  help: {
    headings: {
      first: 'Aller først',
      minute: 'På ett minutt',
      examples: 'Tre eksempler',
      ends: 'Slik slutter det',
      table: 'Ved dette bordet',
      tactics: 'Noen knep',
    },
    first:
      'Bli enige om én plan, jobb to og to, og la noen stå vakt. Et mannskap der alle gjør som de selv vil, taper.',
    minute: [
      'Dere sitter på en stasjon i isen og skal sende en rapport, del for del. Blant dere er det infiltratører, og de kjenner hverandre.',
      'Hver runde har tre planer. På kortet ditt er det en lapp eller to som bare du ser: hvor mange feil det er i din bit av en plan. Snakk sammen, og si det som er sant, eller noe annet.',
      'Så sender alle hver sin ordre i hemmelighet: en plan, en jobb, en makker. Planen med flest ordrer gjelder. Står det likt, er det den øverste.',
      'Den lykkes når postene ute og på radio er fylt og det er én vakt for hver feil. Da blir delene sendt. Hvis ikke, går én del tapt, og skaden vokser.',
      'Etter hvert oppdrag stemmer dere over hvem som står over neste runde. I siste runde sjekker avstemningen en ordre, og sabotasje i den blir strøket.',
    ],
    examples: [
      ['Én plan, sammen', 'Fire ordrer på B, to på A: Det blir B, og de to på A hjelper ingen.'],
      [
        'Et par fyller to poster',
        'Én jobber ute, én står vakt, og de har valgt hverandre: To poster ute er fylt, og vakta er fortsatt vakt. Har bare den ene valgt den andre, er det ingenting verdt.',
      ],
      [
        'Vakter mot feil',
        'Planen har to feil. Med en sabotør blir det fire, og tre vakter er for få. Bordet hører «vaktholdet sviktet», aldri hvem eller hvor mange.',
      ],
    ],
    outcomes: {
      sent: 'Er målet nådd etter siste runde og stasjonen står, vinner de lojale, ett poeng hver.',
      destroyed: 'Når skaden grensa, vinner infiltratørene, to poeng hver.',
      'too-few': 'Er det sendt for få deler etter siste runde, vinner de også.',
      out: 'Siden din vinner for deg også, selv om du står over eller er død.',
    },
    table: (rounds: number, goal: number, limit: number): string =>
      `${big(rounds)} runder, ${goal} deler å sende, og stasjonen er tapt ved skade ${limit}.`,
    people: (loyal: number, hidden: number): string => `${big(loyal)} lojale, ${infiltrators(hidden)}.`,
    deaths: (n: number, mild: boolean): string =>
      `Høyst ${small(n)} kan dø${mild ? ', og den første fella dreper ikke' : ''}.`,
    need: (n: number): string =>
      `En feil krever én vakt, en sabotør ${small(n)} ${two('nb', n, { one: 'vakt', other: 'vakter' })} til.`,
    tactics: {
      loyal: 'Lojal: Ha en vakt eller to for mye. Noen feil står ikke på noe kort.',
      infiltrator:
        'Infiltratør: Du kan hjelpe til, lyve, og aldri sabotere noe som helst. Blir det for få deler, vinner du likevel.',
      trap: 'Fra runde to kan en infiltratør få tilbud om en felle: stå vakt, med offeret som makker i jobben som er nevnt. Bordet ser hvem makkeren var.',
      all: 'Et forslag om å være makkere beviser ingenting. Kort vises aldri fram, og ingen kan kreve mer enn ord.',
    },
    pages: (n: number, of: number): string => `${n} av ${of}`,
    next: 'Neste side',
    done: 'Da har vi lest det',
  },
};
