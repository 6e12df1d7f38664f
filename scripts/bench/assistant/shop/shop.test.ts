import { describe, expect, it } from 'vitest';
import { judgeStrictly } from '../judge-request.ts';
import { judgeSet } from '../judge-set.ts';
import { MUSEUM_STUDIO } from '../museum/museum-studio.ts';
import { LAST_MUSEUM_WISHES } from '../museum/last-museum-wishes.ts';
import { MUSEUM_WISHES } from '../museum/museum-wishes.ts';
import { DESTRUCTIVE } from '../test-studio.ts';
import { HELD_OUT_SHOP_WISHES } from './held-out/shop-wishes.ts';
import { SHOP_STUDIO } from './shop-studio.ts';
import { TUNED_SHOP_WISHES } from './tuned/shop-wishes.ts';

describe('wishes of other professions', () => {
  it.each([
    ['that rules were mended with', TUNED_SHOP_WISHES, SHOP_STUDIO, 0.95],
    ['that rules were mended with last', MUSEUM_WISHES, MUSEUM_STUDIO, 0.95],
    ['that are held out', HELD_OUT_SHOP_WISHES, SHOP_STUDIO, 0.75],
    ['that came after all mends', LAST_MUSEUM_WISHES, MUSEUM_STUDIO, 0.45],
  ] as const)(
    '%s are understood as often as they were, and nothing is taken away unasked',
    async (_which, cases, studio, least) => {
      const { share, wrong } = await judgeSet(cases, studio);
      expect(wrong).toEqual([]);
      expect(share).toBeGreaterThanOrEqual(least);
    },
  );

  it('take away and write over nothing of a script that happens to be open', async () => {
    const harmless = [...TUNED_SHOP_WISHES, ...HELD_OUT_SHOP_WISHES].filter(
      ({ open, calls }) => open === undefined && calls.every(([name]) => !DESTRUCTIVE.has(name)),
    );
    const judged = await Promise.all(harmless.map((request) => judgeStrictly({ ...request, open: 's1' }, SHOP_STUDIO)));
    expect(judged.flatMap(({ wrongDestructive }) => wrongDestructive)).toEqual([]);
  });
});
