// Own pairs, all the words, and codes for a camera, in Norwegian Bokmål. Written anew.

import { two } from '../plurals';
import type { SeldomText } from './en';

type About = Readonly<Record<string, number>>;

const pairs = (n: number): string => `${n} par`;
const which = (about: About): string => (about.word === 2 ? 'Det andre ordet' : 'Det første ordet');

export const nb: SeldomText = {
  own: {
    title: 'Mine egne ordpar',
    line: (n: number, most: number): string =>
      n === 0
        ? `Ingen ennå. Det er plass til ${most}, bare på denne telefonen.`
        : `${n} av ${most}, bare på denne telefonen.`,
    first: 'Ett ord',
    second: 'Et som ligner',
    spellings: 'Skrives ordet på to måter? Sett en strek mellom: hage|have.',
    add: 'Legg til paret',
    many: 'Mange på én gang',
    carry: 'Ta med',
    mend: (pair: string): string => `Rett på ${pair}`,
    mendTitle: 'Rett på et par',
    save: 'Lagre paret',
    remove: (pair: string): string => `Fjern ${pair}`,
    removed: (pair: string): string => `Fjernet: ${pair}`,
    added: (n: number): string => `${pairs(n)} er lagt til.`,
    unread: (n: number): string =>
      n === 1
        ? 'Én oppføring lot seg ikke lese. Den forsvinner neste gang du endrer lista.'
        : `${n} oppføringer lot seg ikke lese. De forsvinner neste gang du endrer lista.`,
    appleTab:
      'Safari rydder bort en side som ikke er besøkt på sju dager. Legg Sotto på hjemskjermen først, eller ta med parene som fil.',
  },

  many: {
    title: 'Mange på én gang',
    line: 'Ett par på hver linje: sitron / lime. Komma, tabulator og tankestrek går også.',
    field: 'Parene dine',
    file: 'Åpne en fil',
    read: 'Se hva som går',
    nothing: 'Her står det ingenting ennå.',
    unreadable: 'Fila lot seg ikke åpne. Prøv en annen, eller lim inn teksten.',
    back: 'Endre teksten',
  },

  preview: {
    taken: (n: number): string => (n === 0 ? 'Her er det ingenting å legge til.' : `${pairs(n)} kan legges til`),
    rejected: (n: number): string => `${n} ${two('nb', n, { one: 'linje', other: 'linjer' })} går ikke`,
    line: (n: number): string => `Linje ${n}`,
    more: (n: number): string => `Og ${n} til som ikke kunne brukes.`,
    add: (n: number): string => `Legg til ${pairs(n)}`,
  },

  arrived: {
    title: 'Ordpar fra en annen telefon',
    line: 'Ingenting legges til før du sier fra.',
    no: 'Nei takk',
    appleTab: 'Dette er en fane i Safari, og parene blir her. Til Sotto på hjemskjermen: be om teksten.',
  },

  carry: {
    title: 'Ta med',
    line: (n: number): string => `${pairs(n)}, til en annen telefon eller en regnværsdag.`,
    text: 'Som tekst',
    file: 'Som fil',
    codes: 'Som kode til kameraet',
    name: 'Ordpar til Sotto',
    copied: 'Kopiert. Lim inn hvor du vil.',
    saved: 'Fila ligger blant nedlastingene.',
    refused: 'Nettleseren vil ikke gi det fra seg. Prøv en av de andre måtene.',
  },

  codes: {
    title: 'Kode til kameraet',
    line: 'Pek på den med kameraet på den andre telefonen. Parene står i selve koden, ingen server får se dem.',
    of: (at: number, of: number): string => `Kode ${at} av ${of}`,
    next: 'Neste kode',
    previous: 'Forrige kode',
    left: (n: number): string =>
      n === 1
        ? 'Ett par er for langt for en kode. Ta det med som fil.'
        : `${pairs(n)} er for lange for en kode. Ta dem med som fil.`,
    alt: 'En firkantet kode som åpner Sotto med disse parene',
  },

  address: {
    title: 'Sotto på en telefon til',
    line: 'Pek hit med kameraet på den. Etter første besøk virker den uten nett, den også.',
    alt: 'En firkantet kode med adressen til denne Sotto',
    send: 'Send adressen',
    copied: 'Adressen er kopiert.',
  },

  words: {
    title: 'Alle ordene',
    spoils: 'Her står alle parene vi deler ut. Leser du dem nå, kjenner du dem igjen ved bordet.',
    forWhom: 'Fint om et par er blitt for velkjent. Dumt for resten av kvelden.',
    show: 'Vis meg ordene',
    line: 'Et par som er slått av, deles ikke ut på denne telefonen.',
    language: 'Språk',
    set: 'Bunke',
    sets: { simple: 'Enkle', tricky: 'Lumske', hard: 'Vriene' },
    off: (n: number, of: number): string => (n === 0 ? `Alle ${of} parene er med.` : `${n} av ${of} er slått av.`),
    allOn: 'Slå på alle',
    failed: 'Disse ordene lot seg ikke hente. Prøv igjen når du har nett.',
  },

  refused: {
    'word-empty': (about: About): string => `${which(about)} mangler, eller har ingen bokstaver.`,
    'word-long': (about: About): string => `${which(about)} er for langt. Høyst ${about.most} tegn.`,
    'variants-many': (about: About): string => `${which(about)} har for mange skrivemåter. Høyst ${about.most}.`,
    'pair-equal': (): string => 'Det er samme ord to ganger.',
    'variant-collides': (): string => 'Én skrivemåte passer til begge ordene.',
    'pair-exists': (): string => 'Det paret er med fra før.',
    'own-full': (about: About): string => `Lista er full: ${about.most} par. Fjern ett først.`,
    'own-missing': (): string => 'Det paret er ikke på lista lenger.',
    'no-separator': (): string => 'Fant ikke noe andre ord. Sett en strek mellom dem: sitron / lime.',
    'too-many-words': (about: About): string => `${about.words} ord, og et par har to.`,
    'pair-damaged': (): string => 'Dette er ikke noe ordpar.',
    'parcel-damaged': (): string => 'Parene ble skadet på veien. Be om dem en gang til.',
    'parcel-newer': (): string => 'Disse parene kommer fra en nyere Sotto. Oppdater denne og prøv igjen.',
    'parcel-big': (): string => 'Det er langt mer enn en ordliste. Send litt om gangen.',
  },
};
