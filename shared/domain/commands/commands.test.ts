import { describe, expect, it } from 'vitest';
import { canBeActiveTogether } from './command-scopes.ts';
import { COMMANDS, commandKeys, isBareChord, isCommandId, mayShareKeys } from './commands.ts';

it('gives no two commands the same id', () => {
  const ids = COMMANDS.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('gives the same default key only to commands that cannot be active together', () => {
  const shared = COMMANDS.flatMap((command, index) =>
    COMMANDS.slice(index + 1)
      .filter((other) => other.keys.some((key) => command.keys.includes(key)))
      .map((other) => [command, other] as const),
  );
  expect(shared.filter(([a, b]) => canBeActiveTogether(a.scope, b.scope))).toEqual([]);
  expect(shared.map(([a, b]) => [a.id, b.id])).toEqual([
    ['view.snapping', 'images.reuseSeed'],
    ['view.snapping', 'library.openStack'],
    ['line.edit', 'images.edit'],
    ['line.setStart', 'video.setIn'],
    ['line.setEnd', 'video.setOut'],
    ['line.adjustStart', 'speak.previousTake'],
    ['line.adjustEnd', 'speak.nextTake'],
    ['speaker.rename', 'speak.makeLine'],
    ['chat.new', 'speak.new'],
    ['speak.makeChanged', 'generation.generate'],
    ['speak.keepTake', 'library.pick'],
    ...['5', '4', '3', '2', '1', '0'].map((stars) => [`speak.rate${stars}`, `library.rate${stars}`]),
    ['voices.hearA', 'images.reuseAll'],
    ['voices.hearA', 'video.reuseAll'],
    ['voices.hearA', 'music.reuse'],
    ['voices.hearB', 'library.board'],
    ['voices.nextRound', 'video.continueShot'],
    ['images.reuseAll', 'video.reuseAll'],
    ['images.reuseAll', 'music.reuse'],
    ['images.reuseSeed', 'library.openStack'],
    ['images.variations', 'video.variation'],
    ['images.variations', 'music.variations'],
    ['images.copyImage', 'video.grabFrame'],
    ['video.reuseAll', 'music.reuse'],
    ['video.variation', 'music.variations'],
    ['library.reject', 'music.swapTake'],
  ]);
});

describe('scopes', () => {
  it.each([
    ['transcript', 'script'],
    ['script', 'voices'],
    ['transcript', 'comparison'],
    ['lines', 'voices'],
    ['lines', 'comparison'],
    ['library', 'script'],
    ['library', 'lines'],
  ] as const)('%s and %s are never active together, so their commands may share keys', (one, other) => {
    expect([canBeActiveTogether(one, other), canBeActiveTogether(other, one)]).toEqual([false, false]);
    expect(mayShareKeys({ scope: one }, { scope: other })).toBe(true);
  });

  it.each([
    ['window', 'comparison'],
    ['window', 'player'],
    ['player', 'script'],
    ['collection', 'voices'],
    ['collection', 'library'],
    ['editing', 'library'],
    ['collection', 'lines'],
    ['lines', 'transcript'],
    ['voices', 'comparison'],
    ['voices', 'voices'],
  ] as const)('%s and %s can be, so they cannot', (one, other) => {
    expect([canBeActiveTogether(one, other), canBeActiveTogether(other, one)]).toEqual([true, true]);
    expect(mayShareKeys({ scope: one }, { scope: other })).toBe(false);
  });
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
