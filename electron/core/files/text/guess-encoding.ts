import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { fitsAlphabet, LATIN_ENCODINGS } from './alphabets.ts';

/** Most probable first; `isSure` false: somebody who can read it has to choose. */
export type EncodingGuess = { encodings: string[]; isSure: boolean };

/** What Windows programs write where the detector names its ISO relative. */
const WINDOWS_NAMES: ReadonlyMap<string, string> = new Map([
  ['iso-8859-1', 'windows-1252'],
  ['iso-8859-7', 'windows-1253'],
  ['iso-8859-8', 'windows-1255'],
  ['iso-8859-9', 'windows-1254'],
]);
/** Confidence from which the detector is right about alphabets that are not Latin. */
const SURE: ReadonlyMap<string, number> = new Map([
  ['windows-1251', 50],
  ['koi8-r', 50],
  ['windows-1253', 30],
  ['windows-1255', 80],
  ['shift_jis', 90],
  ['gb18030', 90],
  ['big5', 90],
  ['euc-kr', 90],
  ['euc-jp', 90],
]);
const CLEARLY_BEFORE = 15;

/** The encoding of a text that is neither UTF-8 nor UTF-16: by its letters where they are Latin, else by a detector. */
export function guessEncoding(bytes: Uint8Array): EncodingGuess {
  const scores = new Map<string, number>();
  for (const { name, confidence } of analyse(bytes)) {
    const known = WINDOWS_NAMES.get(name.toLowerCase()) ?? name.toLowerCase();
    if (iconv.encodingExists(known) && known !== 'ascii')
      scores.set(known, Math.max(scores.get(known) ?? 0, confidence));
  }
  const fitting = LATIN_ENCODINGS.filter((encoding) => fitsAlphabet(decodedAs(bytes, encoding), encoding));
  const byScore = (encodings: Iterable<string>) =>
    [...encodings].toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  const [top] = byScore(scores.keys());
  if (top !== undefined && (scores.get(top) ?? 0) >= (SURE.get(top) ?? Infinity)) {
    // A few accented letters may look like anything.
    if (fitting.length === 0) return { encodings: [top], isSure: true };
  }
  const encodings = [...new Set([...byScore(fitting), ...byScore([...scores.keys(), ...LATIN_ENCODINGS])])];
  return { encodings, isSure: fitting.length > 0 && isAgreed(bytes, { fitting: byScore(fitting), scores }) };
}

/** Whether all fitting encodings give the same text, or one of them is far more probable. */
function isAgreed(bytes: Uint8Array, found: { fitting: string[]; scores: ReadonlyMap<string, number> }): boolean {
  const [first = '', ...others] = found.fitting;
  const text = decodedAs(bytes, first);
  const rival = others.find((encoding) => decodedAs(bytes, encoding) !== text);
  if (rival === undefined) return true;
  return (found.scores.get(first) ?? 0) - (found.scores.get(rival) ?? 0) >= CLEARLY_BEFORE;
}

/** The bytes read in an encoding that `isKnownEncoding` accepts. */
export const decodedAs = (bytes: Uint8Array, encoding: string): string => iconv.decode(Buffer.from(bytes), encoding);

/** Whether a text can be read in an encoding of this name ('windows-1250', 'latin2', 'shift_jis'). */
export const isKnownEncoding = (name: string): boolean => name.trim() !== '' && iconv.encodingExists(name);
