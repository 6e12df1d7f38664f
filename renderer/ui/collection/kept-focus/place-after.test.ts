import { expect, it } from 'vitest';
import { placeAfter } from './place-after.ts';

const after = (before: string, at: number, now: string) => now[placeAfter([...before], at, [...now])] ?? null;

it('goes to what takes the place of what is gone', () => {
  expect(after('abc', 1, 'ac')).toBe('c');
  expect(after('abc', 0, 'bc')).toBe('b');
});

it('goes to the last one after the end, and nowhere in an empty list', () => {
  expect(after('abc', 2, 'ab')).toBe('b');
  expect(after('a', 0, '')).toBeNull();
});

it('passes over all that went together', () => {
  expect(after('abcdef', 3, 'aef')).toBe('e');
  expect(after('abcd', 2, 'd')).toBe('d');
});

it('goes to what was put in its place, and counts what came in before it', () => {
  expect(after('abc', 1, 'axc')).toBe('x');
  expect(after('abc', 1, 'xyac')).toBe('c');
});

it('counts on nothing that is not known', () => {
  expect(placeAfter([null, 'b', null, 'd'], 3, [null, 'b', null])).toBe(2);
  expect(placeAfter([null, null, 'c'], 2, [null, null])).toBe(0);
});
