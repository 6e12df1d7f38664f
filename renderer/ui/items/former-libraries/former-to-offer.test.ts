import { expect, it } from 'vitest';
import type { FormerLibrary } from '../../../../shared/domain/library/upkeep/library-moves.ts';
import { formerToOffer } from './former-to-offer.ts';

const former = (id: number, movedAtMs: number, isThere = true): FormerLibrary => ({
  id,
  folder: `/disk/${id}`,
  movedAtMs,
  fileCount: 1,
  sizeBytes: 1,
  isThere,
});

it('tells of the newest former library that is there and was left before the window opened', () => {
  const all = [former(3, 900), former(2, 400, false), former(1, 300)];
  expect(formerToOffer(all, 500)?.id).toBe(1);
  expect(formerToOffer(all, 1000)?.id).toBe(3);
  expect(formerToOffer(all, 300)).toBeNull();
});
