import { expect, it } from 'vitest';
import { ariaKeyShortcuts, type ChordEvent, chordLabel, chordOfEvent, chordParts, type Platform } from './chord.ts';

const press = (key: string, code: string, modifiers: Partial<ChordEvent> = {}): ChordEvent => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});
const chord = (event: ChordEvent, platform: Platform = 'linux') => chordOfEvent(event, platform);

it('reads Ctrl as Mod on Linux and Windows, and Cmd as Mod on macOS', () => {
  expect(chord(press('k', 'KeyK', { ctrlKey: true }))).toBe('Mod+K');
  expect(chord(press('k', 'KeyK', { metaKey: true }), 'darwin')).toBe('Mod+K');
  expect(chord(press('k', 'KeyK', { ctrlKey: true }), 'darwin')).toBe('Ctrl+K');
});

it('takes Shift as part of a typed character but names it for letters and named keys', () => {
  expect(chord(press('?', 'Slash', { shiftKey: true }))).toBe('?');
  expect(chord(press('+', 'Equal', { ctrlKey: true, shiftKey: true }))).toBe('Mod++');
  expect(chord(press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true }))).toBe('Mod+Shift+Z');
  expect(chord(press('F3', 'F3', { shiftKey: true }))).toBe('Shift+F3');
});

it('reads letters of other scripts and letters under Option by their place', () => {
  expect(chord(press('л', 'KeyK', { ctrlKey: true }))).toBe('Mod+K');
  expect(chord(press('√', 'KeyV', { metaKey: true, altKey: true }), 'darwin')).toBe('Mod+Alt+V');
});

it('ignores lone modifiers and text typed with AltGr', () => {
  expect(chord(press('Control', 'ControlLeft', { ctrlKey: true }))).toBeNull();
  const altGr = press('@', 'KeyQ', { ctrlKey: true, altKey: true, getModifierState: (key) => key === 'AltGraph' });
  expect(chord(altGr)).toBeNull();
});

it('calls the space bar Space whatever modifiers are held', () => {
  expect(chord(press(' ', 'Space'))).toBe('Space');
  expect(chord(press(' ', 'Space', { ctrlKey: true }))).toBe('Mod+Space');
});

it('takes a chord apart even when its key is the plus', () => {
  expect([chordParts('Mod++'), chordParts('+'), chordParts('Mod+Shift+Z')]).toEqual([
    ['Mod', '+'],
    ['+'],
    ['Mod', 'Shift', 'Z'],
  ]);
});

it('writes keys as the system of the user does', () => {
  expect([
    chordLabel('Mod+Alt+ArrowUp', 'linux'),
    chordLabel('Mod+Shift+Z', 'darwin'),
    chordLabel('Escape', 'win32'),
  ]).toEqual(['Ctrl+Alt+↑', '⌘⇧Z', 'Esc']);
});

it('names keys for assistive technology', () => {
  expect(ariaKeyShortcuts(['Mod+K', 'Mod++'], 'darwin')).toBe('Meta+K Meta+Plus');
  expect(ariaKeyShortcuts(['Mod+K'], 'linux')).toBe('Control+K');
});
