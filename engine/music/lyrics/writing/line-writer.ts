import type { Random } from '../../../images/drawing/random.ts';
import { ENDINGS } from './endings.ts';
import type { Theme } from './themes.ts';

/** Writes lines that rhyme. Nothing is said twice as long as there is something new to say. */
export type LineWriter = {
  /** Lines that rhyme as the scheme says: `ABAB` has two rhymes. */
  lines: (scheme: string) => string[];
};

/** Starts a song. */
export function createLineWriter(theme: Theme, random: Random): LineWriter {
  const openings = createSupply(theme.openings, random);
  const groups = ENDINGS.map((endings) => createSupply(endings, random));
  const order = createSupply(groups, random);
  return {
    lines(scheme) {
      const rhymes = new Map<string, () => string>();
      return [...scheme].map((letter) => {
        const ending = rhymes.get(letter) ?? order();
        rhymes.set(letter, ending);
        return `${openings()} ${ending()}`;
      });
    },
  };
}

/** Gives all values in a random order, and then again in another. */
function createSupply<Value>(values: readonly Value[], random: Random): () => Value {
  let left: Value[] = [];
  return () => {
    if (left.length === 0) {
      left = [...values];
      for (let index = left.length - 1; index > 0; index--) {
        const other = random.integer(0, index);
        [left[index], left[other]] = [left[other]!, left[index]!];
      }
    }
    return left.pop()!;
  };
}
