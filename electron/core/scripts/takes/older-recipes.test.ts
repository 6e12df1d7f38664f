import { afterEach, beforeEach, expect, it } from 'vitest';
import { itemId, lineId, neutralRecipe } from '../../../../shared/domain/test-data/script-data.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../../shared/domain/script/script-settings.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { insertLine, selectLines } from '../../speech/line-table.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { insertScript } from '../script-table.ts';
import { storeTestTake } from '../test-data/store-test-take.ts';
import { lastTakeNumber, takesOf } from './take-store.ts';

const SCRIPT = itemId('script');
const LINE = lineId('line');
const RECIPE = neutralRecipe('Fog.');

let context: TestContext;
let takeId: ItemId;
beforeEach(() => {
  context = openTestContext();
  context.db.write((tx) =>
    insertScript(tx, { id: SCRIPT, title: 'Script', sourceName: null, settings: DEFAULT_SCRIPT_SETTINGS, dubOf: null }),
  );
  takeId = storeTestTake(context, { scriptId: SCRIPT, lineId: LINE, recipe: RECIPE });
});
afterEach(() => context.end());

const stored = (table: string) => context.db.all<{ recipe: string }>(`SELECT recipe FROM ${table}`)[0]?.recipe ?? '';

it('keeps the recipe of a take with its kind and version', () => {
  expect(JSON.parse(stored('takes'))).toEqual({ ...RECIPE, kind: 'speech', version: 1 });
  expect(takesOf(context.db, SCRIPT)[0]?.recipe).toEqual(RECIPE);
});

it('reads a take of an earlier release as one of the same recipe, so that it fits its line', () => {
  const older = { id: takeId, recipe: JSON.stringify(RECIPE) };
  context.db.write((tx) => tx.run('UPDATE takes SET recipe = :recipe WHERE id = :id', older));
  expect(takesOf(context.db, SCRIPT)[0]?.recipe).toEqual(RECIPE);
  expect(lastTakeNumber(context.db, { scriptId: SCRIPT, lineId: LINE, recipe: RECIPE })).toBe(1);
});

it('reads a line that an earlier release ordered, and one of this release, as the same order', () => {
  context.db.write((tx) => {
    const job = { id: 'job' as JobId, kind: 'speak', title: 'Job', engine: 'local' };
    tx.run(
      `INSERT INTO jobs (id, kind, title, engine, lane, state, request, progress, owner, position, created_at_ms)
       VALUES (:id, :kind, :title, :engine, 'local-speech', 'queued', '{}', '{}', 'owner', 1, 1)`,
      job,
    );
    const { sound } = DEFAULT_SCRIPT_SETTINGS;
    const order = { jobId: job.id, scriptId: SCRIPT, lineId: LINE, route: 'stream', recipe: RECIPE, sound } as const;
    insertLine(tx, { ...order, position: 0 });
    insertLine(tx, { ...order, position: 1 });
    tx.run('UPDATE speech_lines SET recipe = :recipe WHERE position = 1', { recipe: JSON.stringify(RECIPE) });
  });
  expect(selectLines(context.db, 'ORDER BY position').map(({ recipe }) => recipe)).toEqual([RECIPE, RECIPE]);
});
