import { expect, it } from 'vitest';
import { movedPlaces, type Placed } from './moved-places.ts';

const list = (...places: number[]): Placed<string>[] =>
  places.map((place, index) => ({ id: 'abcdef'[index] ?? '', place }));
const orderAfter = (all: Placed<string>[], moved: string[], before: string | null) => {
  const places = new Map(all.map(({ id, place }) => [id, place]));
  for (const { id, place } of movedPlaces(all, moved, before)) places.set(id, place);
  return [...places]
    .toSorted((one, other) => one[1] - other[1])
    .map(([id]) => id)
    .join('');
};

it('moves before another, to the end and to the beginning, and changes no other place', () => {
  const all = list(0, 1, 2, 3);
  expect([orderAfter(all, ['d'], 'b'), orderAfter(all, ['a'], null), orderAfter(all, ['c'], 'a')]).toEqual([
    'adbc',
    'bcda',
    'cabd',
  ]);
  expect(movedPlaces(all, ['d'], 'b').map(({ id }) => id)).toEqual(['d']);
});

it('keeps several in the order they are given in, and before one of them means before the next other', () => {
  expect(orderAfter(list(0, 1, 2, 3), ['d', 'a'], 'c')).toBe('bdac');
  expect(orderAfter(list(0, 1, 2, 3), ['b', 'c'], 'b')).toBe('abcd');
});

it('places all anew where there is no room between two', () => {
  const all = list(0, 1e-7, 5);
  expect(movedPlaces(all, ['c'], 'b')).toHaveLength(3);
  expect(orderAfter(all, ['c'], 'b')).toBe('acb');
});
