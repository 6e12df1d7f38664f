import type { Pronunciation } from '../../../shared/domain/script/script-views.ts';

type Entry = Pick<Pronunciation, 'word' | 'replacement'>;

const MAX_WORD = 100;
const MAX_REPLACEMENT = 200;
const MAX_REFUSED_CHARACTERS = 200;

/** Reads lines `word/replacement` or `word,replacement`; those that are neither come back, shortened, unless they are blank. */
export function readEntries(text: string): { entries: Entry[]; refused: string[] } {
  const entries: Entry[] = [];
  const refused: string[] = [];
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const line = raw.trim();
    if (line === '') continue;
    const entry = readEntry(line);
    if (entry) entries.push(entry);
    else refused.push(line.slice(0, MAX_REFUSED_CHARACTERS));
  }
  return { entries, refused };
}

/** The first slash parts, else the first comma: what is said may have either, a word no slash. */
function readEntry(line: string): Entry | null {
  const at = line.includes('/') ? line.indexOf('/') : line.indexOf(',');
  if (at < 0) return null;
  const word = line.slice(0, at).trim();
  const replacement = line.slice(at + 1).trim();
  const fits = word !== '' && replacement !== '' && word.length <= MAX_WORD && replacement.length <= MAX_REPLACEMENT;
  return fits ? { word, replacement } : null;
}

/** Lines `word/replacement`. */
export function writeEntries(entries: readonly Entry[]): string {
  return entries.map(({ word, replacement }) => `${word}/${replacement}\n`).join('');
}
