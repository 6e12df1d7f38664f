import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { resolveRecipe } from '../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { pickedTakes } from '../../scripts/takes/take-store.ts';
import { storeTestTake } from '../../scripts/test-data/store-test-take.ts';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';

let test: TestCore;
let database: OpenDatabase;
let id: ItemId;
let lineIds: LineId[];

beforeEach(async () => {
  test = openTestCore({ processes: noProcesses });
  database = openDatabase(path.join(test.folder, 'data', 'atelier.db'));
  test.core.jobs.setPaused({ isPaused: true });
  ({ id } = await test.core.scripts.create({ title: 'Talk', text: 'One.\n\nTwo.' }));
  test.core.scripts.edit({
    id,
    edits: [{ kind: 'setSettings', values: { voiceId: 'Deep_Voice_Man' } }],
    label: 'Edit',
  });
  lineIds = test.core.scripts.get({ id }).lines.map((line) => line.id);
});
afterEach(async () => {
  database.close();
  await test.dispose();
});

const write = (text: string) =>
  test.core.scripts.edit({ id, edits: [{ kind: 'setText', lineId: lineIds[0]!, text }], label: 'Edit' });

/** Stores a take of a line as it is now, which is in use from then on. */
function storeTake(index: number, values: { isPartial?: boolean } = {}): ItemId {
  const script = test.core.scripts.get({ id });
  const line = script.lines[index]!;
  const recipe = resolveRecipe(script, line, [], id);
  if (!recipe) throw new Error('the line has no voice');
  return storeTestTake({ db: database.db, folder: test.folder }, { scriptId: id, lineId: line.id, recipe, ...values });
}

const inUse = () => pickedTakes(database.db, id).get(lineIds[0]!)?.id;
const asked = () => test.core.speech.generation({ id }).map(({ lineId }) => lineId);

describe('a line whose take in use does not fit', () => {
  it('gets the last one that fits, and nothing is generated', async () => {
    storeTake(0);
    const fitting = storeTake(0);
    storeTake(0, { isPartial: true });
    write('Other.');
    const other = storeTake(0);
    write('One.');
    expect(inUse()).toBe(fitting);
    test.core.scripts.setTake({ takeId: other, isPicked: true });
    expect(await test.core.speech.generateOrPick({ id, lineIds: [lineIds[0]!] })).toEqual({ jobId: null, refused: [] });
    expect([inUse(), asked()]).toEqual([fitting, []]);
  });

  it('is generated with the others where none fits', async () => {
    storeTake(0);
    storeTake(1);
    write('Other.');
    const { jobId } = await test.core.speech.generateOrPick({ id, lineIds, onlyChanged: true });
    expect([jobId !== null, asked()]).toEqual([true, [lineIds[0]]]);
  });
});

describe('a line whose take in use fits', () => {
  it('is generated again where a new take is asked for, and left alone where only changed lines are', async () => {
    const take = storeTake(0);
    write('Other.');
    storeTake(0);
    write('One.');
    expect(await test.core.speech.generateOrPick({ id, lineIds: [lineIds[0]!], onlyChanged: true })).toMatchObject({
      jobId: null,
    });
    expect([inUse(), asked()]).toEqual([take, []]);
    const { jobId } = await test.core.speech.generateOrPick({ id, lineIds: [lineIds[0]!] });
    expect([jobId !== null, asked()]).toEqual([true, [lineIds[0]]]);
  });

  it('is generated again where another take of it was asked for and failed', async () => {
    storeTake(0);
    const { jobId } = await test.core.speech.generateOrPick({ id, lineIds: [lineIds[0]!] });
    database.db.write((tx) => tx.run(`UPDATE speech_lines SET state = 'failed' WHERE job_id = :jobId`, { jobId }));
    await test.core.speech.generateOrPick({ id, lineIds, onlyChanged: true });
    expect(asked()).toEqual(lineIds);
  });
});
