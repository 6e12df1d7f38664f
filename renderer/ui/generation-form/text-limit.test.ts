import { expect, it } from 'vitest';
import { charactersOver, textFit } from './text-limit.ts';

it('warns from nine tenths of the limit, and only what is beyond it is too long', () => {
  expect([0, 449, 450, 500, 501].map((characters) => textFit(characters, 500))).toEqual([
    'fits',
    'fits',
    'near',
    'near',
    'over',
  ]);
});

it('counts characters and not halves of them, without the blanks round the text', () => {
  expect(charactersOver(` ${'🌊'.repeat(5)}\n`, 5)).toBe(0);
  expect(charactersOver('🌊'.repeat(7), 5)).toBe(2);
});
