import { SCALES, type Mode } from '../theory/pitch.ts';

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const MODES: Readonly<Record<string, Mode>> = { maj: 'major', min: 'minor' };

/** With a mode behind it; a small letter only after "in" or "key of", or "in a minor key" would be A minor. */
const WITH_MODE =
  /(?:\b(?:in|key of|key:)\s+(?:the key of\s+)?([A-Ga-g])|\b([A-G]))(#|♯|b|♭|[ -]sharp|[ -]flat)?[ -]?(major|minor|maj|min|dorian|phrygian|lydian|mixolydian)\b(?!\s+key)/;
const ALONE = /\bkey of ([A-G])(#|♯|b|♭|[ -]sharp|[ -]flat)?(?![\w#♯♭])/;
/** "Blues in E, slow": a capital with nothing behind it that it could be the article of. */
const BARE = /\bin ([A-G])(#|♯|b|♭|[ -]sharp|[ -]flat)?(?=\s*(?:[,.;]|$|(?:with|at|for|and)\b))/;

/** The key that a prompt names; its mode is null where only the tonic is named. */
export function readKey(prompt: string): { tonic: number; mode: Mode | null } | null {
  const full = WITH_MODE.exec(prompt);
  if (full) {
    const mode = MODES[full[4]!] ?? full[4]!;
    return { tonic: tonicOf((full[1] ?? full[2])!, full[3]), mode: mode in SCALES ? (mode as Mode) : 'major' };
  }
  const alone = ALONE.exec(prompt) ?? BARE.exec(prompt);
  return alone ? { tonic: tonicOf(alone[1]!, alone[2]), mode: null } : null;
}

function tonicOf(letter: string, accidental = ''): number {
  const shift = /#|♯|sharp/.test(accidental) ? 1 : /b|♭|flat/.test(accidental) ? 11 : 0;
  return (LETTERS[letter.toUpperCase()]! + shift) % 12;
}

/** "Minor key" or "major key" without a tonic. */
export function readModeAlone(text: string): Mode | null {
  if (/\bminor key\b|\bin (?:a )?minor\b/.test(text)) return 'minor';
  return /\bmajor key\b|\bin (?:a )?major\b/.test(text) ? 'major' : null;
}
