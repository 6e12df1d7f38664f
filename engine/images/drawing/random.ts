/** Numbers that the seed alone decides, so that the same request draws the same picture. */
export type Random = {
  /** 0 up to, without, 1. */
  next(): number;
  /** Within bounds. */
  range(lowest: number, highest: number): number;
  /** A whole number within bounds, both included. */
  integer(lowest: number, highest: number): number;
  /** One of a list that is not empty. */
  pick<Value>(values: readonly Value[]): Value;
  /** −1 or 1. */
  sign(): 1 | -1;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** About 0, mostly within −1 and 1. */
  spread(): number;
};

/** A number of 32 bits for a text. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Starts a series of its own for every seed (mulberry32). */
export function createRandom(seed: string | number): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (lowest, highest) => lowest + (highest - lowest) * next(),
    integer: (lowest, highest) => Math.floor(lowest + (highest - lowest + 1) * next()),
    pick: (values) => values[Math.floor(next() * values.length)]!,
    sign: () => (next() < 0.5 ? -1 : 1),
    chance: (probability) => next() < probability,
    spread: () => (next() + next() + next() + next() - 2) * 0.866,
  };
}
