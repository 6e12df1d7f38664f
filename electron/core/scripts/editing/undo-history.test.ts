import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { randomNumbers } from '../../testing/random-numbers.ts';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';

const STEPS = 400;

let test: TestCore;
let database: OpenDatabase;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  test = openTestCore({ processes: noProcesses });
  database = openDatabase(path.join(test.folder, 'data', 'atelier.db'));
});
afterEach(async () => {
  vi.useRealTimers();
  database.close();
  await test.dispose();
});

const contentOf = ({ title, settings, characters, lines }: Script) => ({ title, settings, characters, lines });
const countRows = (id: ItemId) =>
  database.db.get<{ count: number }>('SELECT count(*) AS count FROM script_undo_steps WHERE script_id = :id', { id })
    ?.count;

it('says what can be undone and redone, and does it, whatever was done before', async () => {
  const random = randomNumbers(11);
  const scripts = () => test.core.scripts;
  const { id } = await scripts().create({ text: 'One.\n\nTwo.\n\nThree.' });
  /** What the script is at each place of its history; what was `typed` last may go on. */
  const history = [contentOf(scripts().get({ id }))];
  let at = 0;
  let typed: { lineId: LineId; atMs: number } | null = null;
  const edit = (edits: ScriptEdit[], label: string, typing: LineId | null) => {
    vi.advanceTimersByTime(typing ? 100 : 5000);
    const { revision } = scripts().get({ id });
    if (scripts().edit({ id, edits, label }).revision === revision) return;
    const isSoon = typed !== null && typed.lineId === typing && Date.now() - typed.atMs <= 2000;
    const goesOn = isSoon && at === history.length - 1;
    at += goesOn ? 0 : 1;
    history.splice(at, history.length, contentOf(scripts().get({ id })));
    typed = typing === null ? null : { lineId: typing, atMs: Date.now() };
  };
  const step = (by: -1 | 1) => {
    const change = by < 0 ? scripts().undo({ id }) : scripts().redo({ id });
    expect(change !== null).toBe(by < 0 ? at > 0 : at < history.length - 1);
    if (change) at += by;
    // Typing does not go on in a step that was taken back and made again.
    if (change) vi.advanceTimersByTime(5000);
    if (change) typed = null;
  };
  for (let count = 0; count < STEPS; count += 1) {
    const { lines } = scripts().get({ id });
    const line = lines[random(lines.length)]?.id ?? ('' as LineId);
    const act = random(9);
    if (act < 3) edit([{ kind: 'setText', lineId: line, text: `Text ${random(50)}.` }], 'Edit text', line);
    else if (act === 3) edit([{ kind: 'setSettings', values: { gapMs: random(9) * 100 } }], 'Set gap', null);
    else if (act === 4) edit([{ kind: 'rename', title: `Title ${random(9)}` }], 'Rename', null);
    else if (act === 5 && lines.length > 1) edit([{ kind: 'delete', lineIds: [line] }], 'Delete line', null);
    else if (act === 5)
      edit([{ kind: 'split', lineId: line, offset: 2, newLineId: `n${count}` as LineId }], 'Split', null);
    else if (act === 6) step(1);
    else step(-1);
    if (random(60) === 0) await test.reopen();
    const script = scripts().get({ id });
    expect(contentOf(script)).toEqual(history[at]);
    expect([script.canUndo, script.canRedo, countRows(id)]).toEqual([
      at > 0,
      at < history.length - 1,
      history.length - 1,
    ]);
  }
});
