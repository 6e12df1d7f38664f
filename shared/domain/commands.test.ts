import { expect, it } from 'vitest';
import { COMMANDS, commandKeys, isBareChord, isCommandId } from './commands.ts';

it('gives no two commands the same id or the same default key', () => {
  const ids = COMMANDS.map(({ id }) => id);
  const keys = COMMANDS.flatMap((command) => [...command.keys]);
  expect(ids).toEqual([...new Set(ids)]);
  expect(keys).toEqual([...new Set(keys)]);
});

it('writes every default key in the one notation', () => {
  const chord =
    /^(Mod\+)?(Ctrl\+)?(Alt\+)?(Shift\+)?([A-Z0-9]|F\d{1,2}|Space|Delete|Insert|Arrow(Up|Down|Left|Right)|[^A-Za-z0-9\s])$/;
  expect(COMMANDS.flatMap(({ keys }) => [...keys]).filter((key) => !chord.test(key))).toEqual([]);
});

it('lets the keymap replace the defaults and switch them off', () => {
  const undo = COMMANDS.find(({ id }) => id === 'edit.undo');
  expect(
    undo && [commandKeys(undo, {}), commandKeys(undo, { 'edit.undo': [] }), commandKeys(undo, { 'edit.undo': ['F9'] })],
  ).toEqual([['Mod+Z'], [], ['F9']]);
});

it('knows which chords would type something', () => {
  expect(
    ['Space', 'K', 'Shift+K', '?', '+', 'ArrowLeft', 'Mod+K', 'Alt+ArrowLeft', 'F3', 'Shift+F3', 'Mod++'].map(
      isBareChord,
    ),
  ).toEqual([true, true, true, true, true, true, false, false, false, false, false]);
});

it('recognises ids of commands and nothing else', () => {
  expect([isCommandId('edit.undo'), isCommandId('edit.nothing'), isCommandId(1)]).toEqual([true, false, false]);
});
