/** Numbers of 0 to 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (Math.imul(seed, 2_654_435_761) + 0x9e37_79b9) >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed that belongs to a text. */
export function seedOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  return hash >>> 0;
}
