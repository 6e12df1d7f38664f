import { expect, it } from 'vitest';
import { itemId, lineId } from '../../../../shared/domain/test-data/script-data.ts';
import { takeOf } from '../document/test-data/open-script-data.ts';
import { neighbourTake, takesOf } from './takes-of-line.ts';

const take = (line: string, number: number, isPicked = false) =>
  takeOf(line, 'One.', { id: itemId(`${line}${number}`), number, isPicked });
const takes = [take('a', 3), take('b', 1, true), take('a', 1), take('a', 2, true)];

it('lists the takes of a line by their numbers', () => {
  expect(takesOf(takes, lineId('a')).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(takesOf(takes, null)).toEqual([]);
});

it('steps from the picked take to its neighbours and stops at the ends', () => {
  const ofA = takesOf(takes, lineId('a'));
  expect([neighbourTake(ofA, -1)?.number, neighbourTake(ofA, 1)?.number]).toEqual([1, 3]);
  const ofB = takesOf(takes, lineId('b'));
  expect([neighbourTake(ofB, -1), neighbourTake(ofB, 1)]).toEqual([null, null]);
  expect(neighbourTake([take('a', 1)], 1)).toBeNull();
});
