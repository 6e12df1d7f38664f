import { expect, it } from 'vitest';
import { isOffered } from './is-offered.ts';

it('offers voices that can speak, and none that lies in the bin', () => {
  expect(isOffered({ state: 'ready', binnedAtMs: null })).toBe(true);
  expect(isOffered({ state: 'missing', binnedAtMs: null })).toBe(false);
  expect(isOffered({ state: 'ready', binnedAtMs: 1 })).toBe(false);
});
