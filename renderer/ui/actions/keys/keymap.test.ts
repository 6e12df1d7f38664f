import { expect, it } from 'vitest';
import { COMMANDS } from '../../../../shared/domain/commands/commands.ts';
import { buildKeymap, conflictsOf, isReservedChord, withKeys, withoutChordElsewhere } from './keymap.ts';

const find = COMMANDS.find(({ id }) => id === 'edit.find');
if (!find) throw new Error('edit.find is gone');

it('has no conflict between default keys', () => {
  expect(COMMANDS.flatMap(({ id, keys }) => conflictsOf(id, keys, {}))).toEqual([]);
});

it('reserves none of the default keys but Escape, which stops the sound', () => {
  expect(COMMANDS.flatMap(({ keys }) => [...keys]).filter(isReservedChord)).toEqual(['Escape']);
});

it('lets the user replace keys and switch them off', () => {
  const keymap = buildKeymap({ 'edit.find': ['F9'], 'edit.undo': [] });
  expect([keymap.get('F9'), keymap.get('Mod+F'), keymap.get('Mod+Z')]).toEqual([['edit.find'], undefined, undefined]);
});

it('names every other command that uses one of the keys, also under keys the user has changed', () => {
  expect(conflictsOf('edit.find', ['Mod+K', 'F9'], {})).toEqual(['app.palette']);
  expect(conflictsOf('edit.find', ['Mod+K'], { 'app.palette': ['F8'] })).toEqual([]);
});

it('forgets an entry that equals the defaults', () => {
  const changed = withKeys({}, find, ['F9']);
  expect([changed, withKeys(changed, find, find.keys)]).toEqual([{ 'edit.find': ['F9'] }, {}]);
});

it('takes a key from the others and keeps their other keys', () => {
  const setting = withoutChordElsewhere({ 'edit.find': ['Mod+Y'] }, 'Mod+Y', 'edit.find');
  expect(setting).toEqual({ 'edit.find': ['Mod+Y'], 'edit.redo': ['Mod+Shift+Z'] });
  expect(conflictsOf('edit.find', ['Mod+Y'], setting)).toEqual([]);
});

it('lets a key be shared with commands that cannot be active together, and leaves it to them', () => {
  expect(conflictsOf('voices.compare', ['E', 'Mod+R'], {})).toEqual([]);
  expect(withoutChordElsewhere({ 'voices.compare': ['E'] }, 'E', 'voices.compare')).toEqual({
    'voices.compare': ['E'],
  });
  expect(conflictsOf('voices.compare', ['A', 'K'], {})).toEqual(['voices.hearA', 'player.toggle']);
});
