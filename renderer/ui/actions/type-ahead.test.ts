import { expect, it } from 'vitest';
import { withKey } from './type-ahead.ts';

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...held,
});

it('keeps what writes, as it would be written', () => {
  const keys = ['[', 'A', 'n', 'n', ']', ' ', 'é', '🎙', 'Backspace', 'x', 'Enter', 'y'];
  expect(keys.reduce<string>((typed, name) => withKey(typed, key(name)) ?? typed, '')).toBe('[Ann] éx\ny');
  expect(withKey('', key('Backspace'))).toBe('');
});

it('leaves commands, navigation and what is composed alone', () => {
  for (const name of ['Escape', 'Tab', 'ArrowLeft', 'F5', 'Shift', 'Dead'])
    expect(withKey('a', key(name)), name).toBeNull();
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])
    expect(withKey('a', key('b', held))).toBeNull();
});
