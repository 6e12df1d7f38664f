import { isContentWord, stem } from './content-words.ts';

/** Words of one phrase at most. */
const LONGEST_PHRASE = 3;

/** The phrases that a text is about, best first: runs of words that say something, by how often and with what they come. */
export function keyPhrases(text: string, count: number): string[] {
  const runs = text.split(/[^\p{L}\p{N}'’\s-]+|\n/u).flatMap(runsIn);
  const scores = new Map<string, { phrase: string; score: number }>();
  const frequency = new Map<string, number>();
  for (const word of runs.flat())
    frequency.set(stem(word.toLowerCase()), (frequency.get(stem(word.toLowerCase())) ?? 0) + 1);
  for (const run of runs) {
    const key = run.map((word) => stem(word.toLowerCase())).join(' ');
    const weight = run.reduce((sum, word) => sum + (frequency.get(stem(word.toLowerCase())) ?? 0), 0);
    const before = scores.get(key);
    const score = (before?.score ?? 0) + (weight / run.length) * (run.length > 1 ? 1.3 : 1);
    scores.set(key, { phrase: before?.phrase ?? run.join(' '), score });
  }
  const best = [...scores.values()].toSorted((one, other) => other.score - one.score).map(({ phrase }) => phrase);
  // A long text has thousands of phrases, of which only the best are looked at.
  const distinct: string[] = [];
  for (const phrase of best) {
    if (distinct.length >= count) break;
    if (!distinct.some((other) => other.toLowerCase().includes(phrase.toLowerCase()))) distinct.push(phrase);
  }
  return distinct;
}

function runsIn(text: string): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (isContentWord(word.toLowerCase().replaceAll('’', "'")) && run.length < LONGEST_PHRASE) run.push(word);
    else {
      if (run.length > 0) runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** A phrase as a title: each word that says something with a capital letter. */
export const titleCase = (phrase: string): string =>
  phrase.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu, (word, at: number) =>
    at === 0 || isContentWord(word.toLowerCase()) ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase(),
  );
