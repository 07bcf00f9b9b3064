// Own pairs, all the words, and codes for a camera, in English. The other catalogues are typed from this one.

import { two } from '../plurals';

type About = Readonly<Record<string, number>>;

const pairs = (n: number): string => `${n} ${two('en', n, { one: 'pair', other: 'pairs' })}`;
const which = (about: About): string => (about.word === 2 ? 'The second word' : 'The first word');

export const en = {
  own: {
    title: 'My own word pairs',
    line: (n: number, most: number): string =>
      n === 0 ? `None yet. There is room for ${most}, on this phone only.` : `${n} of ${most}, on this phone only.`,
    first: 'One word',
    second: 'Its near twin',
    spellings: 'A word with two spellings? Put a stroke between them: grey|gray.',
    add: 'Add the pair',
    many: 'Many at once',
    carry: 'Take along',
    mend: (pair: string): string => `Mend ${pair}`,
    mendTitle: 'Mend a pair',
    save: 'Save the pair',
    remove: (pair: string): string => `Remove ${pair}`,
    removed: (pair: string): string => `Removed: ${pair}`,
    added: (n: number): string => `${pairs(n)} added.`,
    unread: (n: number): string =>
      n === 1
        ? 'One entry kept here could not be read. It goes when you next change the list.'
        : `${n} entries kept here could not be read. They go when you next change the list.`,
    appleTab:
      'Safari clears out a page after seven days without a visit. Put Sotto on the home screen first, or take your pairs along as a file.',
  },

  many: {
    title: 'Many at once',
    line: 'One pair a line: lemon / lime. Commas, tabs and dashes part words too.',
    field: 'Your pairs',
    file: 'Open a file',
    read: 'See what fits',
    nothing: 'There is nothing in it yet.',
    unreadable: 'That file could not be opened. Try another, or paste its text.',
    back: 'Change the text',
  },

  preview: {
    taken: (n: number): string => (n === 0 ? 'Nothing here can be added.' : `${pairs(n)} to add`),
    rejected: (n: number): string => `${n} ${two('en', n, { one: 'line', other: 'lines' })} left out`,
    line: (n: number): string => `Line ${n}`,
    more: (n: number): string => `And ${n} more that could not be used.`,
    add: (n: number): string => `Add ${pairs(n)}`,
  },

  arrived: {
    title: 'Pairs from another phone',
    line: 'Nothing is added until you say so.',
    no: 'No, thank you',
    appleTab:
      'This is a Safari tab, and pairs added here stay here. For the Sotto on your home screen, ask for the text.',
  },

  carry: {
    title: 'Take along',
    line: (n: number): string => `${pairs(n)}, for another phone or a rainy day.`,
    text: 'As text',
    file: 'As a file',
    codes: 'As a code for a camera',
    name: 'Word pairs for Sotto',
    copied: 'Copied. Paste it wherever you like.',
    saved: 'The file is among your downloads.',
    refused: 'This browser will not hand it over. Try one of the other ways.',
  },

  codes: {
    title: 'A code for a camera',
    line: 'Point the other phone’s camera at it. The pairs stand in the code itself; no server sees them.',
    of: (at: number, of: number): string => `Code ${at} of ${of}`,
    next: 'Next code',
    previous: 'Previous code',
    left: (n: number): string =>
      n === 1
        ? 'One pair is too long for a code. It needs the file.'
        : `${pairs(n)} are too long for a code. They need the file.`,
    alt: 'A square code that opens Sotto with these pairs',
  },

  address: {
    title: 'Sotto for another phone',
    line: 'Point its camera here. After the first visit it works without a network too.',
    alt: 'A square code with the address of this Sotto',
    send: 'Send the address',
    copied: 'The address is copied.',
  },

  words: {
    title: 'The words',
    spoils: 'Here stand all the pairs that we deal. Whoever reads them will know them at the table.',
    forWhom: 'Good for throwing out a pair you know too well. Bad for the evening.',
    show: 'Show me the words',
    line: 'Switched off, a pair is not dealt on this phone.',
    language: 'Language',
    set: 'Set',
    sets: { simple: 'Simple', tricky: 'Tricky', hard: 'Hard' },
    off: (n: number, of: number): string => (n === 0 ? `All ${of} pairs are in play.` : `${n} of ${of} switched off.`),
    allOn: 'Switch them all on',
    failed: 'These words did not load. Try again with a network.',
  },

  /** Why a pair, a line or a parcel was not taken. */
  refused: {
    'word-empty': (about: About): string => `${which(about)} is missing, or has no letter in it.`,
    'word-long': (about: About): string => `${which(about)} is too long. Up to ${about.most} characters, please.`,
    'variants-many': (about: About): string => `${which(about)} has too many spellings. Up to ${about.most}, please.`,
    'pair-equal': (): string => 'That is the same word twice.',
    'variant-collides': (): string => 'One spelling would count as either word.',
    'pair-exists': (): string => 'This pair is on the list already.',
    'own-full': (about: About): string => `The list is full: ${about.most} pairs. Remove one first.`,
    'own-missing': (): string => 'This pair is not on the list any more.',
    'no-separator': (): string => 'No second word found. Put a stroke between the two: lemon / lime.',
    'too-many-words': (about: About): string => `${about.words} words, and a pair has two.`,
    'pair-damaged': (): string => 'This entry is no pair.',
    'parcel-damaged': (): string => 'The pairs were damaged on the way. Ask for them once more.',
    'parcel-newer': (): string => 'These pairs come from a newer Sotto. Update this one, then try again.',
    'parcel-big': (): string => 'That is far more than a list of words. Send fewer at a time.',
  },
};

export type SeldomText = typeof en;
