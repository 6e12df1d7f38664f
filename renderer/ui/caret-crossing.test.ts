import { expect, it } from 'vitest';
import { crossingOf } from './caret-crossing.ts';

const middle = { isCollapsed: true, isAtStart: false, isAtEnd: false, isFirstRow: false, isLastRow: false };
const start = { ...middle, isAtStart: true, isFirstRow: true };
const end = { ...middle, isAtEnd: true, isLastRow: true };

it('leaves a line with arrows only at its borders', () => {
  const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'x'];
  expect(keys.map((key) => crossingOf(key, middle))).toEqual([null, null, null, null, null]);
  expect(keys.map((key) => crossingOf(key, start))).toEqual(['previous', 'previous', null, null, null]);
  expect(keys.map((key) => crossingOf(key, end))).toEqual([null, null, 'next', 'next', null]);
});

it('joins lines with Backspace at the start and Delete at the end, not with a selection', () => {
  expect([crossingOf('Backspace', start), crossingOf('Delete', end), crossingOf('Backspace', end)]).toEqual([
    'join-previous',
    'join-next',
    null,
  ]);
  expect(crossingOf('Backspace', { ...start, isCollapsed: false })).toBeNull();
});
