import { expect, it } from 'vitest';
import { isWithin } from './is-within.ts';

it('is so for the folder itself and for all in it, whatever the names in it begin with', () => {
  for (const inner of [
    '/lib',
    '/lib/',
    '/lib/a',
    '/lib/a/b',
    '/lib/..drafts',
    '/lib/..drafts/a',
    '/lib/...',
    '/lib/a/../b',
  ])
    expect([inner, isWithin(inner, '/lib')]).toEqual([inner, true]);
});

it('is not so beside it, above it, or for a name that only begins the same', () => {
  for (const inner of [
    '/',
    '/library',
    '/lib2/a',
    '/other',
    '/lib/..',
    '/lib/../other',
    '/lib/a/../../other',
    '/..lib',
  ])
    expect([inner, isWithin(inner, '/lib')]).toEqual([inner, false]);
  expect(isWithin('/anything', '/')).toBe(true);
});
