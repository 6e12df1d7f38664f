import { expect, it } from 'vitest';
import { takeLines } from './line-words.ts';

it.each<[text: string, numbers: number[] | undefined]>([
  ['merge lines 3 and 4', [3, 4]],
  ['merge line 2 with line 3', [2, 3]],
  ['combine lines 1-3', [1, 2, 3]],
  ['delete lines 3 to 5', [3, 4, 5]],
  ['join the first two lines', [1, 2]],
  ['delete the last two lines', [-2, -1]],
  ['the third line is wrong', [3]],
  ['delete the last line', [-1]],
  ['rewrite the 12th line', [12]],
  ['add a line for Anna', undefined],
  ['give the third picture two stars', undefined],
])('finds the lines of “%s”', (text, numbers) => {
  expect(takeLines(text)?.numbers).toEqual(numbers);
});
