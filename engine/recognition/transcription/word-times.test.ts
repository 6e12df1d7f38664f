import { describe, expect, it } from 'vitest';
import { wordSpans } from './word-times.ts';

describe('spans of words', () => {
  it('last until the next word where there is no pause', () => {
    expect(wordSpans([100, 400], 900, [])).toEqual([
      { startMs: 100, endMs: 400 },
      { startMs: 400, endMs: 900 },
    ]);
  });

  it('end where a pause begins and start where it ends', () => {
    const quiet = [
      { startMs: 0, endMs: 180 },
      { startMs: 300, endMs: 450 },
      { startMs: 700, endMs: 1000 },
    ];
    expect(wordSpans([100, 400], 1000, quiet)).toEqual([
      { startMs: 180, endMs: 300 },
      { startMs: 450, endMs: 700 },
    ]);
  });

  it('keep their order and a length even when the model puts two words on one frame', () => {
    const spans = wordSpans([500, 500, 500], 520, [{ startMs: 400, endMs: 600 }]);
    for (const [index, span] of spans.entries()) {
      expect(span.endMs).toBeGreaterThan(span.startMs);
      expect(span.startMs).toBeGreaterThanOrEqual(spans[index - 1]?.startMs ?? 0);
    }
  });
});
