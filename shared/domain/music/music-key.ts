/** A key of music: its tonic in semitones from C, and whether its third is small. */
export type MusicKey = { tonic: number; isMinor: boolean };

/** Tonics as they are mostly written, from C on. */
const TONICS = ['C', 'C♯', 'D', 'E♭', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B'];
const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** `A minor`, `E♭ major`. */
export const keyName = ({ tonic, isMinor }: MusicKey): string =>
  `${TONICS[tonic] ?? ''} ${isMinor ? 'minor' : 'major'}`;

/** Every key, major ones first. */
export const ALL_KEYS: readonly MusicKey[] = [false, true].flatMap((isMinor) =>
  TONICS.map((_, tonic) => ({ tonic, isMinor })),
);

/** The key that a text names: `A minor`, `Am`, `f# major`, `Eb`, which is major. Null for anything else. */
export function parseKey(text: string): MusicKey | null {
  const [, letter = '', sign = '', mode = ''] =
    /^([a-g])\s*([#♯b♭]|\s?sharp|\s?flat)?\s*(m|min|minor|maj|major)?$/iu.exec(text.trim()) ?? [];
  const natural = LETTERS[letter.toLowerCase()];
  if (natural === undefined) return null;
  const shift = /^(?:#|♯|sharp)$/iu.test(sign.trim()) ? 1 : sign === '' ? 0 : -1;
  const isMinor = mode === 'm' || /^min/iu.test(mode);
  return { tonic: (natural + shift + 12) % 12, isMinor };
}
