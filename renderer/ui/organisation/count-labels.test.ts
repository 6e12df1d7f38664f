import { expect, it } from 'vitest';
import { countLabels } from './count-labels.ts';

it('counts labels by name, with the chosen one where nothing has it any more', () => {
  const labels = [['Work', 'ideas'], ['Part 10', 'Part 9'], ['Work'], []];
  expect(countLabels(labels).map(({ name, count }) => `${name} ${count}`)).toEqual([
    'ideas 1',
    'Part 9 1',
    'Part 10 1',
    'Work 2',
  ]);
  expect(countLabels(labels, 'Work')).toHaveLength(4);
  expect(countLabels([], 'Gone')).toEqual([{ name: 'Gone', count: 0 }]);
});
