import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { LINES, openToolDesk, TALK, type ToolDesk } from './test-data/tool-desk.ts';

let desk: ToolDesk;
beforeEach(() => {
  desk = openToolDesk();
});
afterEach(() => desk.dispose());

const run: ToolDesk['run'] = (...call) => desk.run(...call);

it('tools of boards and stars arrange items, and each is undone by its ID', async () => {
  desk.addTalk();
  const ids = [TALK, 'talk-recording'];
  const { boardId } = await run('create_board', { name: 'Holiday', ids: [TALK] });
  const added = await run('add_to_board', { boardId, ids });
  expect(added).toMatchObject({ changedCount: expect.any(Number), undoId: expect.any(String) });
  expect(await run('list_boards')).toMatchObject({ total: 1, boards: [{ id: boardId, name: 'Holiday', count: 2 }] });
  await run('undo_change', { undoId: added['undoId'] });
  expect(await run('list_boards')).toMatchObject({ boards: [{ count: 1 }] });
  await run('remove_from_board', { boardId, ids: [TALK] });
  expect(await run('list_boards')).toMatchObject({ boards: [{ count: 0 }] });
  await expect(run('create_board', { name: 'holiday', ids })).rejects.toMatchObject({ code: 'CONFLICT' });
  const { undoId } = await run('rate_items', { ids, rating: 4 });
  expect(await run('get_item', { id: TALK })).toMatchObject({ rating: 4 });
  await run('undo_change', { undoId });
  expect(await run('get_item', { id: TALK })).toMatchObject({ rating: 0 });
});

it('find a text before it is replaced, and edit, split and merge lines, each one step', async () => {
  desk.addTalk();
  const found = await run('find_in_transcript', { id: TALK, find: 'porto', matchesCase: false, limit: 1 });
  expect(found).toMatchObject({ matchCount: 2, lineCount: 2, next: 1, lines: [{ count: 1, text: LINES[0]?.text }] });
  const lines = desk.core.transcripts.get({ id: TALK }).segments.map(({ id }) => id);
  const set = await run('set_transcript_lines', { id: TALK, lines: [{ lineId: lines[0], text: 'Good night.' }] });
  expect(set).toMatchObject({ canUndo: true });
  const split = await run('split_transcript_line', { id: TALK, lineId: lines[1], before: 'portly' });
  expect(desk.texts().slice(0, 3)).toEqual(['Good night.', 'Porto is wet,', 'portly Ana.']);
  await run('merge_transcript_lines', { id: TALK, lineIds: [lines[1], split['newLineId']] });
  expect(desk.texts().slice(0, 2)).toEqual(['Good night.', LINES[1]?.text]);
  const none = run('split_transcript_line', { id: TALK, lineId: lines[1], before: 'Porto is' });
  await expect(none).rejects.toMatchObject({ data: { reason: 'tool_input', path: 'before' } });
  // What changed nothing has nothing to undo: the edit before it was not its own.
  const rename = { id: TALK, speakerId: 'ana', name: 'Ana Reis' };
  expect(await run('rename_speaker', rename)).toMatchObject({ canUndo: true });
  expect(await run('rename_speaker', rename)).toMatchObject({ canUndo: false });
});

it('write scripts: lines, characters, voices and words, each one step that can be undone', async () => {
  const { scriptId } = await run('create_script', {
    text: '[Anna] Good evening.\n\n[Tom] The lamp burns.',
    title: 'Lamp',
  });
  const script = { id: scriptId as ItemId };
  const shown = async () => (await run('read_script', script))['lines'] as { character: string; text: string }[];
  const added = await run('add_script_lines', {
    ...script,
    lines: [
      { text: 'Who is there?', character: 'anna' },
      { text: 'The keeper.', character: 'Mairen' },
    ],
  });
  expect((await shown()).map(({ character, text }) => [character, text])).toEqual([
    ['Anna', 'Good evening.'],
    ['Tom', 'The lamp burns.'],
    ['Anna', 'Who is there?'],
    ['Mairen', 'The keeper.'],
  ]);
  await run('rename_character', { ...script, character: 'MAIREN', name: 'Maren' });
  const replaced = await run('replace_in_script', { ...script, find: 'lamp', replacement: 'lantern' });
  expect(replaced).toMatchObject({ matchCount: 1, lineCount: 1, canUndo: true });
  const [lineId] = added['lineIds'] as string[];
  await run('set_script_lines', { ...script, lines: [{ lineId, text: 'Who?' }] });
  await run('delete_script_lines', { ...script, lineIds: [desk.core.scripts.get(script).lines[0]?.id] });
  expect((await shown()).map(({ character, text }) => [character, text])).toEqual([
    ['Tom', 'The lantern burns.'],
    ['Anna', 'Who?'],
    ['Maren', 'The keeper.'],
  ]);
  const { revision } = desk.core.scripts.get(script);
  expect(await run('undo_script_edit', { ...script, revision })).toMatchObject({ hasEarlierEdit: true });
  expect(await shown()).toHaveLength(4);
  const stale = run('undo_script_edit', { ...script, revision });
  await expect(stale).rejects.toMatchObject({ data: { reason: 'call_changed_since' } });
  const nobody = run('rename_character', { ...script, character: 'Rui', name: 'Ana' });
  await expect(nobody).rejects.toMatchObject({ data: { reason: 'tool_input', path: 'character' } });
  const noVoice = run('cast_voice', { ...script, character: 'Anna', voiceId: 'nobody' });
  await expect(noVoice).rejects.toMatchObject({ data: { reason: 'tool_input', path: 'voiceId' } });
});

it('the delivery of a script, a character and lines is set and undone, and keeps what was set before', async () => {
  const { id, lines } = await desk.core.scripts.create({ text: '[Anna] Good evening.\n\n[Tom] The lamp burns.' });
  const script = { id };
  const read = () => run('read_script', script);
  await run('set_delivery', { ...script, speed: 0.9 });
  await run('set_delivery', { ...script, character: 'anna', emotion: 'happy', pitchSemitones: 2 });
  await run('set_delivery', { ...script, character: 'Anna', pitchSemitones: null });
  await run('set_delivery', { ...script, lineIds: [lines[1]!.id], volume: 1.5 });
  expect(await read()).toMatchObject({
    delivery: { speed: 0.9 },
    characters: [{ character: 'Anna', delivery: { emotion: 'happy' } }],
    lines: [expect.not.objectContaining({ delivery: expect.anything() }), { delivery: { volume: 1.5 } }],
  });
  await run('undo_script_edit', { ...script, revision: desk.core.scripts.get(script).revision });
  expect(JSON.stringify(await read())).not.toContain('volume');
  for (const [input, path] of [
    [{}, 'speed'],
    [{ speed: 3 }, 'speed'],
    [{ emotion: 'hungry' }, 'emotion'],
    [{ character: 'Rui', speed: 1 }, 'character'],
    [{ character: 'Anna', lineIds: [lines[0]!.id], speed: 1 }, 'lineIds'],
    [{ lineIds: ['gone'], speed: 1 }, 'lineIds'],
  ] as const) {
    await expect(run('set_delivery', { ...script, ...input })).rejects.toMatchObject({ data: { path } });
  }
});
