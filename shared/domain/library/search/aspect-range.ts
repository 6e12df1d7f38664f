import type { OpenRange } from './library-filter.ts';

/** Sides are whole pixels, and codecs round them: 848 × 480 is meant by 16:9. */
const SAME = 0.02;

const around = (ratio: number): OpenRange => ({ from: ratio * (1 - SAME), before: ratio * (1 + SAME) });

const SHAPES: Readonly<Record<string, OpenRange>> = {
  square: around(1),
  landscape: { from: 1 + SAME, before: null },
  portrait: { from: null, before: 1 - SAME },
};

/** A range of width / height: `16:9`, `9:16`, `2.35:1`, `square`, `landscape`, `portrait`. Null for anything else. */
export function aspectRange(text: string): OpenRange | null {
  if (Object.hasOwn(SHAPES, text)) return SHAPES[text] ?? null;
  const [, width, height] = /^(\d{1,5}(?:\.\d+)?)[:/x×](\d{1,5}(?:\.\d+)?)$/.exec(text) ?? [];
  if (width === undefined || Number(width) === 0 || Number(height) === 0) return null;
  return around(Number(width) / Number(height));
}
