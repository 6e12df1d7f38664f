import { expect, it } from 'vitest';
import { type FocusFacts, focusKind, mayFire, takesSpace } from './key-listener.ts';

const facts = (change: Partial<FocusFacts>): FocusFacts => ({
  tagName: 'DIV',
  inputType: null,
  role: null,
  isEditable: false,
  ...change,
});

it('knows what the focused element does with keys', () => {
  expect(
    [
      facts({ tagName: 'INPUT', inputType: 'text' }),
      facts({ tagName: 'TEXTAREA' }),
      facts({ isEditable: true }),
      facts({ tagName: 'INPUT', inputType: 'text', role: 'spinbutton' }),
      facts({ tagName: 'SELECT' }),
      facts({ role: 'option' }),
      facts({ tagName: 'BUTTON' }),
      facts({ tagName: 'A' }),
      facts({ role: 'slider' }),
      facts({ tagName: 'INPUT', inputType: 'checkbox' }),
      facts({}),
    ].map(focusKind),
  ).toEqual([
    'typing',
    'typing',
    'typing',
    'typing',
    'choice',
    'choice',
    'control',
    'control',
    'control',
    'control',
    'free',
  ]);
});

it('never fires bare letters, Space or arrows while typing, but chords with modifiers and function keys', () => {
  const chords = ['K', 'Space', 'Shift+K', '?', 'ArrowLeft', 'Delete', 'Mod+K', 'Alt+ArrowDown', 'F3', 'Mod+Space'];
  expect(chords.filter((chord) => mayFire(chord, 'typing'))).toEqual(['Mod+K', 'Alt+ArrowDown', 'F3', 'Mod+Space']);
});

it('leaves Space, Enter and arrows to a focused button or slider, but not letters', () => {
  expect(['Space', 'Enter', 'ArrowLeft', 'K', '?'].filter((chord) => mayFire(chord, 'control'))).toEqual(['K', '?']);
});

it('fires everything where nothing wants the keys', () => {
  expect(['Space', 'K', 'ArrowLeft', 'Delete'].filter((chord) => mayFire(chord, 'free'))).toHaveLength(4);
});

it('plays with Space everywhere outside text, lists of choices and what the keyboard was brought to', () => {
  const button = facts({ tagName: 'BUTTON' });
  const link = facts({ tagName: 'A' });
  const slider = facts({ role: 'slider' });
  const plays = (element: FocusFacts, isFocusVisible: boolean) =>
    mayFire('Space', focusKind(element), takesSpace(element, isFocusVisible));
  expect([plays(button, true), plays(button, false)]).toEqual([false, true]);
  expect([plays(link, true), plays(link, false), plays(slider, true)]).toEqual([true, true, true]);
  expect(plays(facts({ tagName: 'INPUT', inputType: 'checkbox' }), true)).toBe(false);
  expect(plays(facts({ role: 'tab', tagName: 'BUTTON' }), true)).toBe(false);
  expect(plays(facts({ role: 'menuitem' }), false)).toBe(false);
  expect(plays(facts({ tagName: 'TEXTAREA' }), false)).toBe(false);
});
