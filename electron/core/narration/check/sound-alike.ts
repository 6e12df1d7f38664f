/** Tells whether two ways of saying something sound the same. */
export type SoundAlike = (left: readonly string[], right: readonly string[]) => boolean;

/** Letters that may differ in a word that no dictionary has, mostly a name that everybody spells otherwise. */
const UNKNOWN_WORD_SHARE = 0.4;
/** A word may have several pronunciations; the ways of several words multiply. */
const MOST_PRONUNCIATIONS = 16;

let comparing: Promise<SoundAlike> | null = null;

/** Loads the pronouncing dictionary (some MB) when it is first needed. */
export function loadSoundAlike(): Promise<SoundAlike> {
  comparing ??= import('cmu-pronouncing-dictionary').then(({ dictionary }) => createSoundAlike(dictionary));
  return comparing;
}

function createSoundAlike(dictionary: Readonly<Record<string, string>>): SoundAlike {
  const known = new Map<string, string[]>();
  const pronunciations = (word: string): string[] => {
    const found = known.get(word) ?? lookUp(dictionary, word);
    known.set(word, found);
    return found;
  };
  const soundsOf = (words: readonly string[]): string[] | null => {
    let ways = [''];
    for (const word of words) {
      const next = pronunciations(word);
      if (next.length === 0) return null;
      ways = ways.flatMap((way) => next.map((sound) => `${way} ${sound}`.trim())).slice(0, MOST_PRONUNCIATIONS);
    }
    return ways;
  };
  return (left, right) => {
    const [leftLetters, rightLetters] = [lettersOf(left), lettersOf(right)];
    if (leftLetters === rightLetters) return leftLetters !== '';
    const leftSounds = soundsOf(left);
    const rightSounds = soundsOf(right);
    if (leftSounds && rightSounds) {
      const care = careFor(left, right);
      return leftSounds.some((sound) => rightSounds.some((other) => isNear(sound, other, care)));
    }
    if (/\d/.test(leftLetters + rightLetters)) return false;
    const longest = Math.max(leftLetters.length, rightLetters.length);
    return editDistance(leftLetters, rightLetters) <= longest * UNKNOWN_WORD_SHARE;
  };
}

const lettersOf = (words: readonly string[]): string => words.join('').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** All pronunciations of a word; those of the plain word for a possessive that the dictionary does not have. */
function lookUp(dictionary: Readonly<Record<string, string>>, word: string): string[] {
  const found: string[] = [];
  for (let number = 1; ; number++) {
    const key = number === 1 ? word : `${word}(${number})`;
    const sound = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
    if (sound === undefined) break;
    found.push(simplified(sound));
  }
  return [...new Set(found)];
}

/** Without stress; vowels that nobody stresses sound much alike ("affect", "effect"). */
const simplified = (sound: string): string =>
  sound
    .replaceAll(/\b(?:AH|IH|EH|UH)0/g, '@')
    .replaceAll(/\d/g, '')
    // The same in most of America.
    .replaceAll(/\bAO\b/g, 'AA');

/** Words that are mostly swallowed: a recogniser guesses them. */
const REDUCED = new Set(
  'a an and are as at but can for from had has have he her him his i in is it its of on or she than that the their them then there they this to was were will with would you your'.split(
    ' ',
  ),
);
/** Words of which a little difference is a great one: numbers and negations. */
const WEIGHTY =
  /^(?:.+n't|no|not|nor|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|.+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|.+llions?|first|second|third|.+th|.+ties)$/;

/** How little may differ between two ways of saying something. */
type Care = 'exact' | 'normal' | 'swallowed';

function careFor(left: readonly string[], right: readonly string[]): Care {
  const words = [...left, ...right];
  if (words.some((word) => WEIGHTY.test(word))) return 'exact';
  return words.every((word) => REDUCED.has(word)) ? 'swallowed' : 'normal';
}

/** Sounds that are told apart by little; a sound that is there or not counts as a whole one. */
const CONFUSED = [
  'T D',
  'S Z',
  'F V',
  'K G',
  'P B',
  'TH DH',
  'SH ZH',
  'CH JH',
  'M N',
  'N NG',
  'IH EH',
  'IH IY',
  'AA AH',
  '@ IH',
  '@ AH',
  'UH UW',
  'ER @',
];
const NEAR = new Set(CONFUSED.flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')]));
/** Endings of inflected words, which are hardly heard before another consonant: "closed doors". */
const ENDINGS = new Set(['T', 'D', 'S', 'Z']);
/** A difference of half a sound may pass in any word, one of a whole only in long or swallowed ones. */
const SMALL = 0.5;
const LONG_WORD_SOUNDS = 5;

function isNear(left: string, right: string, care: Care): boolean {
  if (left === right) return true;
  if (care === 'exact') return false;
  const a = left.split(' ');
  const b = right.split(' ');
  const longest = Math.max(a.length, b.length);
  const allowed = care === 'swallowed' || longest >= LONG_WORD_SOUNDS ? 1 : longest > 2 ? SMALL : 0;
  return Math.abs(a.length - b.length) <= 2 && soundDistance(a, b) <= allowed;
}

function soundDistance(left: readonly string[], right: readonly string[]): number {
  const isLast = (sounds: readonly string[], at: number) => at === sounds.length && ENDINGS.has(sounds[at - 1] ?? '');
  let row = [0];
  for (let other = 1; other <= right.length; other++) {
    row.push((row[other - 1] ?? 0) + (isLast(right, other) ? SMALL : 1));
  }
  for (let at = 1; at <= left.length; at++) {
    const next = [(row[0] ?? 0) + (isLast(left, at) ? SMALL : 1)];
    for (let other = 1; other <= right.length; other++) {
      const [a, b] = [left[at - 1] ?? '', right[other - 1] ?? ''];
      const replaced = (row[other - 1] ?? 0) + (a === b ? 0 : NEAR.has(`${a} ${b}`) ? SMALL : 2);
      const dropped = (row[other] ?? 0) + (isLast(left, at) ? SMALL : 1);
      const added = (next[other - 1] ?? 0) + (isLast(right, other) ? SMALL : 1);
      next.push(Math.min(replaced, dropped, added));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let at = 1; at <= left.length; at++) {
    const next = [at];
    for (let other = 1; other <= right.length; other++) {
      const replaced = (row[other - 1] ?? 0) + (left[at - 1] === right[other - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
