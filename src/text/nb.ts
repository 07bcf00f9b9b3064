// The frame's words in Norwegian (bokmål), written anew rather than translated.

import type { Text } from './en';
import { two } from './plurals';

const players = (n: number): string => `${n} ${two('nb', n, { one: 'spiller', other: 'spillere' })}`;

export const nb: Text = {
  tagline: ['Spill for stille løgnere.', 'Én telefon, bordet rundt.'],
  games: {
    'who-is-the-spy': { title: 'Hvem er spionen?', line: 'Alle har samme ord. Nesten.' },
  },
  playersRange: (min: number, max: number): string => `${min}–${max} spillere`,

  modeTable: 'Bordet: alle kan se',
  onlyFor: 'Bare for',
  back: 'Tilbake',
  close: 'Lukk',
  pause: 'Pause',
  settings: 'Innstillinger',
  cancel: 'Avbryt',
  ok: 'Greit',
  undo: 'Angre',
  loading: 'Et øyeblikk …',
  loadFailed: 'Dette lot seg ikke hente. Sjekk nettet, eller prøv igjen.',
  tryAgain: 'Prøv igjen',

  home: {
    carryOn: 'Spill videre',
    carryOnLine: (title: string, round: number, people: number): string =>
      `${title} Runde ${round}, ${players(people)}`,
    newVersion: 'En ny versjon er klar.',
    update: 'Oppdater nå',
    notKept: 'Her får vi ikke lagret noe. Dere kan spille, men lukkes fanen, er spillet borte.',
    offline: 'Virker uten nett',
    damaged: 'Det lagrede spillet lot seg ikke lese. Det er lagt til side, og alt annet er som før.',
    future: 'Det lagrede spillet er fra en nyere Sotto. Det er lagt til side og kan fortsette etter en oppdatering.',
  },

  players: {
    title: 'Hvem er med?',
    count: (n: number): string =>
      n === 0 ? 'I rekkefølge rundt bordet, med klokka.' : `${players(n)}. I rekkefølge rundt bordet, med klokka.`,
    add: 'Skriv et navn',
    addButton: 'Legg til',
    edit: (name: string): string => `Endre navnet ${name}`,
    remove: (name: string): string => `Fjern ${name}`,
    move: (name: string): string => `Flytt ${name}`,
    up: 'Opp',
    down: 'Ned',
    moved: (name: string, seat: number): string => `${name}: plass ${seat}`,
    removed: (name: string): string => `${name} er strøket fra lista`,
    namesakes: 'De med samme navn får ① og ② etter plass.',
    quick: 'Hurtigstart for seks',
    ready: ['Kari', 'Ola', 'Ingrid', 'Håkon', 'Solveig', 'Bjørn'],
    next: 'Neste: roller',
    tooFew: (min: number, n: number): string => `Minst ${min} spillere. Legg til ${min - n}.`,
    tooMany: (max: number): string => `Høyst ${max}. Fjern et navn først.`,
    empty: 'Et navn må ha minst én bokstav.',
    long: (most: number): string => `Det var et langt navn. ${most} tegn er det meste vi får plass til.`,
  },

  handoff: {
    pass: 'Gi telefonen til',
    now: 'Nå ved skjermen',
    iAm: 'Jeg er',
    eyesUp: 'Alle andre ser en annen vei. Skjul skjermen med den ledige hånda.',
    later: 'Senere',
    laterTitle: 'Ikke i rommet?',
    laterText: 'får telefonen til slutt i stedet. Ingen taper på det.',
    laterDo: 'Sett sist:',
    toTable: 'Telefonen midt på bordet',
    onTable: 'Den ligger på bordet',
    lookAgain: 'En ekstra kikk på eget kort. Hele bordet vet om det.',
  },

  card: {
    hold: 'Hold for å se',
    holding: 'Slipp for å skjule',
    tap: 'Trykk for å se',
    tapped: 'Trykk for å skjule',
    keepHolding: 'Hold fingeren på',
    hint: 'Hold fingeren på ringen. Eller velg knappen for opplesing.',
    lookFirst: 'Se på kortet ditt først',
    letGo: 'Slipp først',
    moment: 'Et øyeblikk til …',
    done: 'Sett. Send videre',
    doneAgain: 'Tilbake til bordet',
    aloud: 'Les opp kortet mitt, helst i hodetelefoner',
    hide: 'Skjul',
    notMe: 'Det er ikke meg',
  },

  ballot: {
    seal: 'Stem på',
    pick: 'Velg et navn først',
    moment: 'Et øyeblikk til …',
    shuffled: 'Lista starter på et tilfeldig navn for hver av dere, så fingeren røper ingenting.',
  },

  timer: {
    more: '30 sekunder',
    pause: 'Stopp klokka',
    run: 'La klokka gå',
    stopped: 'Klokka står',
    over: 'Tiden er ute!',
    left: (minutes: number, seconds: number): string => `${minutes} min ${seconds} s igjen`,
  },

  table: {
    open: 'Hvem er med, hvem er ute',
    title: 'Rundt bordet',
    out: 'ute i runde',
    left: 'gikk i runde',
    playing: 'med',
    looks: (n: number): string => `kikket ${n} ${two('nb', n, { one: 'gang', other: 'ganger' })} til`,
    more: 'Mer ved bordet',
  },

  paused: {
    title: 'Pause',
    line: 'Ingenting går tapt. Ord og stemmer ligger trygt.',
    resume: 'Tilbake til spillet',
    undo: 'Angre siste trykk',
    look: 'Se på kortet mitt igjen',
    lookTitle: 'Hvem vil kikke?',
    lookLine: 'Bare du får telefonen. Bordet ser hvor mange ganger du har kikket.',
    rules: 'Reglene i korthet',
    leave: 'Noen går fra bordet',
    leaveTitle: 'Hvem går?',
    leaveDo: 'Går nå:',
    rename: 'Rett et navn',
    renameTitle: 'Hvilket navn?',
    renameDo: 'Lagre navnet',
    again: 'Del ut på nytt',
    againTitle: 'Dele ut på nytt?',
    againLine: 'Nye hemmeligheter til de samme folkene. De gamle regnes som brukt.',
    againDo: 'Del ut på nytt',
    language: 'Språk',
    end: 'Hold for å avslutte',
    ending: 'Fortsett å holde …',
    endLine: 'Da kommer hele sannheten fram, og ingen får poeng.',
    stay: 'Blir likevel',
  },

  spent: {
    left: 'Noen gikk før alle hadde sett kortet sitt. Utdelingen utgår.',
    again: 'Denne utdelingen utgår.',
    toSetup: 'Til oppsettet',
    dealAgain: 'Del ut på nytt',
  },

  setup: {
    deal: 'Del ut',
    mend: 'Bruk det',
    houseRules: 'Husregler',
    movement: 'Bevegelse på skjermen',
    tapToOpen: 'Åpne kort med et trykk',
    tapToOpenLine: 'Kortet lukker seg selv',
  },

  options: {
    light: 'Lys',
    lights: { auto: 'Auto', day: 'Dag', night: 'Natt', cabin: 'Kabin' },
    letters: 'Bokstaver',
    letterSizes: ['Vanlige bokstaver', 'Store bokstaver', 'Svært store bokstaver'],
    open: 'Åpne et hemmelig kort',
    openHold: 'Hold',
    openTap: 'Trykk, lukker seg selv',
    vibration: 'Vibrasjon',
    vibrationLine: 'Den samme for alle roller',
    movement: 'Bevegelse på skjermen',
    awake: 'Skjermen holder seg våken',
    awakeYes: 'Ja, akkurat nå',
    awakeNo: 'Bare når spillet trenger det',
    offline: 'Virker uten nett',
    offlineYes: 'Alt er lagret her',
    offlineNo: 'Ikke lagret ennå',
    version: 'Versjon',
  },

  truth: { playAgain: 'En gang til, samme folk', home: 'Til startskjermen', who: 'Hvem var hvem' },
  help: { title: 'Slik spiller dere' },
};
