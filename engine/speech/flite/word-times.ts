import { phonesOf, type FliteVoice, type Phone } from './flite.ts';

/** When a word sounds, in seconds from the start of the sound. */
export type WordTime = { startSeconds: number; endSeconds: number };

/** What is said for a word, in the words and signs that flite reads. */
type Spoken = { spoken: string };

const SILENCE = 'pau';
/** All voices read with the same lexicon; this one is by far the fastest. */
const READING_VOICE: FliteVoice = 'kal16';
const MOST_CACHED = 20_000;
const BATCH = 40;
const GAP_COST = 1;
const LIKE_COST = 0.6;
const UNLIKE_COST = 1.2;

const cache = new Map<string, string[]>();

/**
 * The times of the words of a sentence from the phones of its sound. flite does not say where words begin: the phones of
 * each word alone are laid along those of the sentence (Levenshtein, with vowels and consonants alike among themselves).
 */
export function wordTimes(
  words: readonly Spoken[],
  phones: readonly Phone[],
  lexicon: ReadonlyMap<string, string>,
): WordTime[] {
  const sounding = phones.filter((phone) => phone.name !== SILENCE);
  const alone = phonesOfWords(
    words.map((word) => word.spoken),
    lexicon,
  ).flatMap((names, word) => names.map((name) => ({ name, word })));
  const owners = align(alone, sounding);
  return fillGaps(
    words.map((_, word) => {
      const own = sounding.filter((_phone, index) => owners[index] === word);
      const first = own[0];
      return first ? { startSeconds: first.startSeconds, endSeconds: (own.at(-1) as Phone).endSeconds } : null;
    }),
    sounding,
  );
}

/** Phones of every word, read in one go with pauses between them. */
function phonesOfWords(words: readonly string[], lexicon: ReadonlyMap<string, string>): string[][] {
  const bare = words.map((word) =>
    word
      .replaceAll(/[,;:!?]+/g, ' ')
      .replace(/[.\s]+$/, '')
      .trim(),
  );
  // The same made-up word stands for other sounds in another text.
  const isOwn = (word: string) => lexicon.has(word);
  const found = new Map<string, string[]>();
  const missing = [...new Set(bare)].filter((word) => isOwn(word) || !cache.has(word));
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    const groups = utterances(phonesOf({ text: `${batch.join('. ')}.`, voice: READING_VOICE, lexicon }));
    const isComplete = groups.length === batch.length;
    for (const [index, word] of batch.entries()) {
      const names = isComplete
        ? groups[index]!
        : utterances(phonesOf({ text: `${word}.`, voice: READING_VOICE, lexicon })).flat();
      found.set(word, names);
      if (!isOwn(word)) remember(word, names);
    }
  }
  return bare.map((word) => found.get(word) ?? cache.get(word) ?? []);
}

function remember(word: string, names: string[]): void {
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(word, names);
}

function utterances(names: readonly string[]): string[][] {
  const groups: string[][] = [[]];
  for (const name of names) {
    if (name === SILENCE) groups.push([]);
    else groups.at(-1)!.push(name);
  }
  return groups.filter((group) => group.length > 0);
}

const isVowel = (name: string) => /^[aeiou]/.test(name);

function pairCost(left: string, right: string): number {
  if (left === right) return 0;
  return isVowel(left) === isVowel(right) ? LIKE_COST : UNLIKE_COST;
}

/** The word that each sounding phone belongs to. */
function align(alone: readonly { name: string; word: number }[], sounding: readonly Phone[]): Int32Array {
  const width = sounding.length + 1;
  const cost = new Float64Array((alone.length + 1) * width);
  for (let row = 0; row <= alone.length; row++) cost[row * width] = row;
  for (let column = 0; column < width; column++) cost[column] = column;
  const diagonal = (row: number, column: number) =>
    cost[(row - 1) * width + column - 1]! + pairCost(alone[row - 1]!.name, sounding[column - 1]!.name);
  for (let row = 1; row <= alone.length; row++) {
    for (let column = 1; column < width; column++) {
      const above = cost[(row - 1) * width + column]! + GAP_COST;
      const left = cost[row * width + column - 1]! + GAP_COST;
      cost[row * width + column] = Math.min(diagonal(row, column), above, left);
    }
  }
  const owners = new Int32Array(sounding.length);
  let row = alone.length;
  let column = sounding.length;
  while (column > 0) {
    const here = cost[row * width + column]!;
    if (row > 0 && Math.abs(here - diagonal(row, column)) < 1e-9) {
      owners[--column] = alone[--row]!.word;
    } else if (row > 0 && Math.abs(here - cost[(row - 1) * width + column]! - GAP_COST) < 1e-9) {
      row--;
    } else {
      owners[--column] = row > 0 ? alone[row - 1]!.word : 0;
    }
  }
  return owners;
}

/** A word that was swallowed gets no time of its own: it lies where the word before it ends. */
function fillGaps(times: readonly (WordTime | null)[], sounding: readonly Phone[]): WordTime[] {
  let end = sounding[0]?.startSeconds ?? 0;
  return times.map((time) => {
    const filled = time ?? { startSeconds: end, endSeconds: end };
    end = filled.endSeconds;
    return filled;
  });
}
