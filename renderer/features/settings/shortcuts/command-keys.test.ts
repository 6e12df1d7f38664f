import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../../shared/domain/commands/commands.ts';
import { conflictsOf } from '../../../ui/actions/keys/keymap.ts';
import { commandGroups, takenOver, withRecorded } from './command-keys.ts';

const found = (query: string, keymap = {}) =>
  commandGroups(query, keymap, 'linux').flatMap(([, commands]) => commands.map(({ id }) => id));

describe('the list of commands', () => {
  it('has each command once, under its category', () => {
    expect(found('').toSorted()).toEqual(COMMANDS.map(({ id }) => id).toSorted());
    const groups = commandGroups('', {}, 'linux');
    expect(new Set(groups.map(([category]) => category)).size).toBe(groups.length);
    for (const [category, commands] of groups) {
      expect(commands.every((command) => command.category === category)).toBe(true);
    }
  });

  it('finds a command by its name and by the keys that it has now', () => {
    const find = COMMANDS.find(({ id }) => id === 'edit.find');
    expect(found(find?.title ?? '')).toContain('edit.find');
    expect(found('F9')).not.toContain('edit.find');
    expect(found('F9', { 'edit.find': ['F9'] })).toContain('edit.find');
    expect(found('Ctrl+F', { 'edit.find': [] })).not.toContain('edit.find');
  });

  it('finds keys as they are written on this computer', () => {
    const onMac = commandGroups('⌘F', {}, 'darwin').flatMap(([, commands]) => commands.map(({ id }) => id));
    expect(onMac).toContain('edit.find');
    expect(found('⌘F')).toEqual([]);
  });

  it('is empty where nothing fits', () => {
    expect(commandGroups('no such thing as this', {}, 'linux')).toEqual([]);
  });
});

describe('a recorded shortcut', () => {
  it('takes the place of the one that was changed, or comes last', () => {
    expect(withRecorded(['Mod+F', 'F3'], 0, 'F9')).toEqual(['F9', 'F3']);
    expect(withRecorded(['Mod+F', 'F3'], 1, 'F9')).toEqual(['Mod+F', 'F9']);
    expect(withRecorded(['Mod+F'], 1, 'F9')).toEqual(['Mod+F', 'F9']);
    expect(withRecorded([], 0, 'F9')).toEqual(['F9']);
  });

  it('that the command has already changes nothing', () => {
    expect(withRecorded(['Mod+F', 'F3'], 0, 'F3')).toBeNull();
    expect(withRecorded(['Mod+F'], 0, 'Mod+F')).toBeNull();
  });
});

describe('taking shortcuts over', () => {
  it('takes every shared one from whoever has it, and leaves those commands their others', () => {
    const keymap = { 'edit.find': ['Mod+Y', 'Mod+K'] };
    const next = takenOver('edit.find', keymap['edit.find'], keymap);
    expect(conflictsOf('edit.find', keymap['edit.find'], keymap)).not.toEqual([]);
    expect(conflictsOf('edit.find', keymap['edit.find'], next)).toEqual([]);
    expect(next['edit.find']).toEqual(['Mod+Y', 'Mod+K']);
    expect(next['edit.redo']).toEqual(['Mod+Shift+Z']);
    expect(next['app.palette']).toEqual([]);
  });

  it('keeps what the user gave to other commands', () => {
    const keymap = { 'edit.find': ['Mod+Y'], 'edit.undo': ['F7'] };
    expect(takenOver('edit.find', ['Mod+Y'], keymap)['edit.undo']).toEqual(['F7']);
  });

  it('changes nothing where nothing is shared', () => {
    const keymap = { 'edit.find': ['F9'] };
    expect(takenOver('edit.find', ['F9'], keymap)).toEqual(keymap);
  });
});
