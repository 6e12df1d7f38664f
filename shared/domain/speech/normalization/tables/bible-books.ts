import { wordTable } from './word-table.ts';

const BOOKS: Record<string, string> = wordTable({
  gen: 'genesis',
  ex: 'exodus',
  exod: 'exodus',
  lev: 'leviticus',
  num: 'numbers',
  deut: 'deuteronomy',
  josh: 'joshua',
  judg: 'judges',
  sam: 'samuel',
  kgs: 'kings',
  chron: 'chronicles',
  neh: 'nehemiah',
  ps: 'psalm',
  prov: 'proverbs',
  eccl: 'ecclesiastes',
  isa: 'isaiah',
  jer: 'jeremiah',
  lam: 'lamentations',
  ezek: 'ezekiel',
  dan: 'daniel',
  hos: 'hosea',
  mic: 'micah',
  hab: 'habakkuk',
  zeph: 'zephaniah',
  hag: 'haggai',
  zech: 'zechariah',
  mal: 'malachi',
  matt: 'matthew',
  mt: 'matthew',
  mk: 'mark',
  lk: 'luke',
  jn: 'john',
  rom: 'romans',
  cor: 'corinthians',
  gal: 'galatians',
  eph: 'ephesians',
  phil: 'philippians',
  col: 'colossians',
  thess: 'thessalonians',
  tim: 'timothy',
  tit: 'titus',
  heb: 'hebrews',
  jas: 'james',
  pet: 'peter',
  rev: 'revelation',
});

/** The book of the Bible that an abbreviation ahead of chapter and verse stands for; null when it is none. */
export function bookOfBible(word: string): readonly string[] | null {
  const book = Object.hasOwn(BOOKS, word.toLowerCase()) ? BOOKS[word.toLowerCase()] : undefined;
  return book ? [book] : null;
}

/** Abbreviations that are names or words too, and mean a book only with their full stop. */
const NAMES_TOO = new Set([
  'dan',
  'sam',
  'tim',
  'phil',
  'mal',
  'josh',
  'pet',
  'rom',
  'mt',
  'col',
  'num',
  'mic',
  'ex',
  'lam',
  'tit',
  'mk',
  'gen',
  'rev',
]);

/** Whether an abbreviation ahead of chapter and verse means a book without its full stop as well. */
export const isClearBook = (word: string): boolean => /^\p{Lu}/u.test(word) && !NAMES_TOO.has(word.toLowerCase());

const TITLES = new Set([
  ...Object.values(BOOKS),
  'psalms',
  'acts',
  'luke',
  'job',
  'ruth',
  'jonah',
  'joel',
  'amos',
  'esther',
  'ezra',
  'judges',
]);

/** Whether a word is the title of a book, written in full with a capital letter. */
export const isBookTitle = (word: string): boolean => /^\p{Lu}/u.test(word) && TITLES.has(word.toLowerCase());
