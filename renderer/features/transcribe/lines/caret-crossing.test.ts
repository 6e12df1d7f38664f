import { expect, it } from 'vitest';
import { crossingOfPress } from './caret-crossing.ts';

const end = { isCollapsed: true, isAtStart: false, isAtEnd: true, isFirstRow: false, isLastRow: true };

it('leaves a line with plain keys and leaves modified ones to the field', () => {
  const press = { key: 'ArrowDown', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  expect([press, { ...press, key: 'Delete' }].map((each) => crossingOfPress(each, end))).toEqual(['next', 'join-next']);
  const modified = ['shiftKey', 'altKey', 'ctrlKey', 'metaKey'].map((modifier) => ({ ...press, [modifier]: true }));
  expect(modified.map((each) => crossingOfPress(each, end))).toEqual([null, null, null, null]);
});
