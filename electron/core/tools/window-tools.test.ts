import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { PANEL_IDS } from '../../../shared/domain/panel-id.ts';
import type { WindowPlace } from '../../../shared/domain/window-place.ts';
import { openDatabase } from '../database/database.ts';
import { addItem, addTranscript } from '../library/find/test-data/found-library.ts';
import { noProcesses, openTestCore, type TestCore } from '../testing/test-core.ts';

/* What is opened in the window, and what items are called. */

const TALK = 'talk' as ItemId;
const RECORDING = 'talk-recording' as ItemId;

let opened: TestCore;
const shown: WindowPlace[] = [];
beforeEach(() => {
  shown.length = 0;
  opened = openTestCore({ processes: noProcesses });
  opened.shell.openInWindow = (place) => shown.push(place) > 0;
  const { db, close } = openDatabase(path.join(opened.folder, 'data', 'atelier.db'));
  addItem(db, { id: RECORDING, kind: 'recording', title: 'Recording', durationMs: 60_000 });
  const lines = [
    { startMs: 0, text: 'Good evening.' },
    { startMs: 2000, text: 'It rains.' },
    { startMs: 4000, text: 'Good night.' },
  ];
  addTranscript(db, { id: TALK, kind: 'transcript', title: 'Talk', mediaId: RECORDING, lines });
  addItem(db, { id: 'fox', kind: 'image', title: 'Fox' });
  addItem(db, { id: 'song', kind: 'song', title: 'Song', durationMs: 60_000 });
  close();
});
afterEach(() => opened.dispose());

const run = (name: string, input: unknown) => opened.core.tools.run({ name, input, approved: [] });
const titleOf = (id: ItemId) => opened.core.library.details({ id }).item.title;

it('opens an item in its panel, and at that moment of it, where the player waits', async () => {
  await run('open_in_window', { id: 'fox' });
  const answer = await run('open_in_window', { id: TALK, atSeconds: 3.2 });
  await run('open_in_window', { id: RECORDING, atSeconds: 0 });
  await run('open_in_window', { id: 'song', atSeconds: 1.5 });
  await run('open_in_window', { id: 'fox', atSeconds: 1 });
  expect(shown).toEqual([
    { panel: 'images', path: ['fox'], cued: null },
    { panel: 'transcribe', path: [TALK, 'at', '3200'], cued: null },
    { panel: 'transcribe', path: [TALK, 'at', '0'], cued: null },
    { panel: 'music', path: ['song'], cued: { itemId: 'song', atMs: 1500 } },
    { panel: 'images', path: ['fox'], cued: null },
  ]);
  expect(answer).toEqual({ panel: 'transcribe', id: TALK, atSeconds: 3.2 });
});

it('opens every panel, and says so where there is nothing to open or no window', async () => {
  for (const panel of PANEL_IDS) await run('open_in_window', { panel });
  expect(shown.map(({ panel }) => panel)).toEqual(PANEL_IDS);
  for (const input of [{}, { id: TALK, panel: 'library' }]) {
    await expect(run('open_in_window', input)).rejects.toMatchObject({ data: { reason: 'tool_input' } });
  }
  await expect(run('open_in_window', { id: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  opened.shell.openInWindow = () => false;
  await expect(run('open_in_window', { id: TALK })).rejects.toMatchObject({ data: { reason: 'tool_window' } });
});

it('renames items as one change, which is undone where a title is still the same', async () => {
  const names = [
    { id: TALK, title: 'Lighthouse' },
    { id: 'fox', title: 'Red fox' },
  ];
  const { undoId, changedCount } = await run('rename_items', { names });
  expect([changedCount, titleOf(TALK), titleOf('fox' as ItemId)]).toEqual([2, 'Lighthouse', 'Red fox']);
  expect(await run('rename_items', { names })).toEqual({ changedCount: 0, undoId: null });
  opened.core.library.rename({ id: 'fox' as ItemId, title: 'Vixen' });
  const back = await run('undo_change', { undoId });
  expect([back['changedCount'], titleOf(TALK), titleOf('fox' as ItemId)]).toEqual([1, 'Talk', 'Vixen']);
  await run('undo_change', { undoId: back['undoId'] });
  expect(titleOf(TALK)).toBe('Lighthouse');
  await expect(run('rename_items', { names: [{ id: 'gone', title: 'X' }] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await run('find_in_library', { query: 'lighthouse' })).toMatchObject({ items: [{ id: TALK }] });
});
