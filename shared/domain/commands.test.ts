import { expect, it } from 'vitest';
import { COMMANDS, commandKeys, isBareChord, isCommandId, mayShareKeys } from './commands.ts';

it('gives no two commands the same id', () => {
  const ids = COMMANDS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('gives the same default key only to commands of two different panels', () => {
  const shared = COMMANDS.flatMap((command, index) =>
    COMMANDS.slice(index + 1)
      .filter((other) => other.keys.some((key) => command.keys.includes(key)))
      .map((other) => [command, other] as const),
  );
  expect(shared.filter(([a, b]) => !mayShareKeys(a, b))).toEqual([]);
  expect(shared.map(([a, b]) => [a.id, b.id])).toEqual([
    ['line.adjustStart', 'speak.previousTake'],
    ['line.adjustEnd', 'speak.nextTake'],
    ['speaker.rename', 'speak.makeLine'],
  ]);
});

it('lets two panels share a key, and nothing share one with what works in several', () => {
  const [transcript, script, voice, anywhere] = (
    ['speaker.rename', 'speak.makeLine', 'voices.hearA', 'edit.find'] as const
  ).map((id) => COMMANDS.find((command) => command.id === id)?.scope ?? null);
  const share = (one: typeof voice = null, other: typeof voice = null) =>
    mayShareKeys({ scope: one }, { scope: other });
  expect([share(transcript, script), share(voice, script), share(transcript, voice)]).toEqual([true, true, true]);
  expect([share(voice, voice), share(voice, anywhere), share(anywhere, script), share(anywhere, anywhere)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('writes every default key in the one notation', () => {
  const chord =
    /^(Mod\+)?(Ctrl\+)?(Alt\+)?(Shift\+)?([A-Z0-9]|F\d{1,2}|Space|Enter|Escape|Delete|Insert|Arrow(Up|Down|Left|Right)|[^A-Za-z0-9\s])$/;
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
