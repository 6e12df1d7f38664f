/** A head of the decoder that listens to the sound of the word it writes; the weight says how well (measured on synthetic speech). */
export type AttentionHead = { layer: number; head: number; weight: number };

const SHARES: readonly (readonly [layer: number, head: number, share: number])[] = [
  [6, 4, 0.83],
  [5, 5, 0.83],
  [5, 6, 0.81],
  [6, 0, 0.77],
  [4, 2, 0.76],
  [6, 1, 0.75],
  [5, 3, 0.65],
  [6, 7, 0.65],
  [5, 4, 0.56],
  [7, 4, 0.54],
  [7, 6, 0.53],
  [6, 5, 0.5],
];

/** Layers whose attention the patched decoder gives out, in the order of its outputs. */
export const ATTENTION_LAYERS: readonly number[] = [4, 5, 6, 7];

/** Heads of Moonshine base that point at the sound, by share of their attention that falls into the true word, squared. */
export const ATTENTION_HEADS: readonly AttentionHead[] = SHARES.map(([layer, head, share]) => ({
  layer,
  head,
  weight: share * share,
}));
