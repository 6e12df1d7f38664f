import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { selectTasks } from '../remote-tasks/task-table.ts';
import { type JingleDesk, openJingleDesk } from './test-data/jingle-desk.ts';

let desk: JingleDesk;
beforeEach(async () => {
  desk = await openJingleDesk();
});
afterEach(() => desk.end());

const tasks = () => selectTasks(desk.now().context.db, 'ORDER BY row').map(({ state }) => state);
const items = () => desk.now().studio.library.page({ limit: 20, bin: false }).items;

describe('a generation', () => {
  it('stores each result as an item with its recipe, in as few requests as the service allows', async () => {
    const started = await desk.start(6, desk.recipe());
    const job = await desk.ended(started);
    expect(desk.asked).toEqual([4, 2]);
    const { results, recipe } = desk.now().jingles.get(started.id);
    expect([recipe, desk.lengths()]).toEqual([desk.recipe(), [1, 2, 3, 4, 5, 6]]);
    expect(job).toMatchObject({ state: 'done', failure: null, title: 'Bells', units: { files: 6 } });
    expect(job.progress).toMatchObject({ step: 'designing', partsDone: 6, partsTotal: 6 });
    expect(job.results).toEqual(results.map(({ itemId }) => ({ kind: 'jingle', id: itemId })));
    const made = { kind: 'jingle', title: 'Bells', recipe: { ...desk.recipe(), engine: 'cloud' } };
    expect(items()).toMatchObject(Array(6).fill(made));
    const facts = await desk.now().studio.library.whenRead({ id: results[1]?.itemId ?? ('' as ItemId) });
    expect(facts).toMatchObject({ container: 'wav', durationMs: 2000 });
    expect([tasks(), fs.readdirSync(path.join(desk.folder, 'data/generation'))]).toEqual([['done', 'done'], []]);
  });

  it('has ended where its job has, or was removed, together with its results', async () => {
    const started = await desk.start(1, desk.recipe());
    const hasEnded = () => desk.now().jingles.get(started.id).hasEnded;
    expect(hasEnded()).toBe(false);
    await desk.ended(started);
    expect(hasEnded()).toBe(true);
    desk.now().context.db.write((tx) => tx.run('DELETE FROM jobs'));
    expect(hasEnded()).toBe(true);
  });

  it('leaves its results new until they are seen, one by one or all of them', async () => {
    const started = await desk.start(3, desk.recipe());
    await desk.ended(started);
    const { library } = desk.now().studio;
    const ids = desk
      .now()
      .jingles.get(started.id)
      .results.flatMap(({ itemId }) => itemId ?? []);
    const unseen = () => library.rows({ ids }).flatMap(({ id, isNew }) => (isNew ? [id] : []));
    expect(unseen()).toEqual(ids);
    const [first] = ids as [ItemId];
    library.markSeen({ ids: [first, 'never-there' as ItemId] });
    expect([unseen(), library.count({ query: 'is:new' })]).toEqual([ids.slice(1), 2]);
    library.markAllSeen({ kind: 'image' });
    expect(unseen()).toEqual(ids.slice(1));
    library.markAllSeen({ kind: null });
    expect([unseen(), library.count({ query: 'is:new' })]).toEqual([[], 0]);
  });

  it('tells the Library what its results were made from', async () => {
    const first = await desk.start(1, desk.recipe());
    await desk.ended(first);
    const source = desk.now().jingles.get(first.id).results[0]?.itemId ?? null;
    const second = await desk.start(1, desk.recipe('Bells again', source));
    await desk.ended(second);
    const made = desk.now().jingles.get(second.id).results[0]?.itemId ?? null;
    const details = (id: ItemId | null) => desk.now().studio.library.details({ id: id ?? ('' as ItemId) });
    expect(details(made)).toMatchObject({ madeFrom: [{ id: source, title: 'Bells' }], usedIn: [] });
    expect(details(source)).toMatchObject({ madeFrom: [], usedIn: [{ id: made, title: 'Bells again' }] });
  });

  it('links variations with what they vary, also in what a sidecar has of them', async () => {
    const first = await desk.start(1, desk.recipe());
    await desk.ended(first);
    const [varied] = desk.now().jingles.get(first.id).results;
    const variationOf = varied?.itemId as ItemId;
    const second = await desk.now().jingles.start({ engine: 'cloud', recipe: desk.recipe(), count: 2, variationOf });
    await desk.ended(second);
    const made = desk
      .now()
      .jingles.get(second.id)
      .results.flatMap(({ itemId }) => itemId ?? []);
    const { library } = desk.now().studio;
    expect(
      library
        .details({ id: variationOf })
        .usedIn.map(({ id }) => id)
        .toSorted(),
    ).toEqual(made.toSorted());
    desk.now().context.db.write((tx) => tx.run('DELETE FROM generation_sources'));
    expect(made.flatMap((id) => library.details({ id }).madeFrom.map((source) => source.id))).toEqual([
      variationOf,
      variationOf,
    ]);
  });

  it('says which earlier one made the same, as long as something of it is there', async () => {
    const same = (prompt: string, engine: 'cloud' | 'local' = 'cloud') =>
      desk.now().jingles.findSame({ engine, recipe: desk.recipe(prompt) })?.id ?? null;
    desk.script.submit = (_count, response) => desk.refuse(response, 1008, 'insufficient balance');
    await desk.ended(await desk.start(1, desk.recipe()));
    expect(same('Bells')).toBeNull();
    desk.script.submit = (count, response) => desk.answer(response, count);
    const { id, ...started } = await desk.start(1, desk.recipe());
    await desk.ended(started);
    expect([same('Bells'), same('Bells', 'local'), same('Gongs')]).toEqual([id, null, null]);
    desk.now().context.db.write((tx) => tx.run('DELETE FROM items'));
    expect(same('Bells')).toBeNull();
  });
});

describe('before anything is stored or sent', () => {
  const nothing = () => [desk.now().jingles.list(), desk.now().studio.jobs.list({ limit: 1 }), desk.asked];

  it.each([
    ['what its kind knows to be refused', () => desk.recipe('x'.repeat(41)), 'INVALID_INPUT'],
    ['a cloud without a key', () => ((desk.script.hasKey = false), desk.recipe()), 'KEY_MISSING'],
    ['a library that nothing can be stored in', () => (block(), desk.recipe()), 'FOLDER_READ_ONLY'],
  ])('refuses %s', async (_name, recipe, code) => {
    await expect(desk.start(1, recipe())).rejects.toMatchObject({ code });
    expect(nothing()).toEqual([[], [], []]);
  });

  it('refuses a recipe of another kind or version', async () => {
    const newer = { ...desk.recipe(), version: 2 } as never;
    await expect(desk.start(1, newer)).rejects.toThrow();
    expect(nothing()).toEqual([[], [], []]);
  });

  function block(): void {
    fs.writeFileSync(path.join(desk.folder, 'library'), 'in the way');
  }
});

describe('a generation of which something is missing', () => {
  it('keeps what the service made, says how much it left out, and asks for the rest when resumed', async () => {
    desk.script.submit = (count, response) => desk.answer(response, count - 1);
    const started = await desk.start(4, desk.recipe());
    const job = await desk.ended(started);
    expect([desk.states(), items().length]).toEqual([['ready', 'ready', 'ready', 'failed'], 3]);
    expect(job).toMatchObject({ state: 'done', failure: { data: { missingCount: 1, resultCount: 4 } } });
    expect(job.failure?.message).toMatch(/^1 of 4 couldn’t be generated\./);
    desk.script.submit = (count, response) => desk.answer(response, count);
    desk.now().studio.jobs.resume({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({
      state: 'done',
      failure: null,
      resultCount: 4,
      units: { files: 4 },
    });
    expect([desk.asked, desk.states(), desk.lengths()]).toEqual([[4, 1], Array(4).fill('ready'), [1, 2, 3, 4]]);
    const resume = () => desk.now().studio.jobs.resume({ id: started.jobId });
    expect(resume).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('goes on with its other requests where the service fails at one', async () => {
    desk.script.submit = (count, response) => {
      if (desk.asked.length === 1) desk.refuse(response, 1000, 'unknown error');
      else desk.answer(response, count);
    };
    const started = await desk.start(5, desk.recipe());
    expect(await desk.ended(started)).toMatchObject({
      state: 'done',
      failure: { code: 'SERVICE_FAILED', data: { missingCount: 4, resultCount: 5 } },
    });
    expect(desk.states()).toEqual(['failed', 'failed', 'failed', 'failed', 'ready']);
    desk.now().studio.jobs.resume({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({ state: 'done', failure: null });
    expect([desk.asked, desk.states()]).toEqual([[4, 1, 4], Array(5).fill('ready')]);
  });

  it('asks for nothing more where all would be refused, and fails where nothing was made', async () => {
    desk.script.submit = (_count, response) => desk.refuse(response, 1008, 'insufficient balance');
    const started = await desk.start(5, desk.recipe());
    expect(await desk.ended(started)).toMatchObject({ state: 'failed', failure: { code: 'BALANCE_TOO_LOW' } });
    expect([desk.asked, desk.states()]).toEqual([[4], Array(5).fill('failed')]);
  });
});

describe('a generation that is interrupted', () => {
  /** Resolves once the service was asked for a file, which it then does not send. */
  function stallDownloads(): Promise<void> {
    return new Promise((resolve) => {
      desk.script.file = () => resolve();
    });
  }

  it('downloads what was made after a restart, and asks for nothing twice', async () => {
    const { file } = desk.script;
    const stalled = stallDownloads();
    const started = await desk.start(3, desk.recipe());
    await stalled;
    expect([desk.states(), tasks()]).toEqual([Array(3).fill('making'), ['ready']]);
    desk.script.file = file;
    await desk.restart();
    expect(await desk.ended(started)).toMatchObject({ state: 'done', failure: null });
    expect([desk.asked, desk.lengths(), tasks()]).toEqual([[3], [1, 2, 3], ['done']]);
  });

  it('takes up the very request that was under way, though results of an earlier one are missing', async () => {
    const { file } = desk.script;
    desk.script.submit = (count, response) => desk.answer(response, desk.asked.length === 1 ? count - 2 : count);
    const stalled = new Promise<void>((resolve) => {
      desk.script.file = (response, request) => {
        if (desk.asked.length === 1) file(response, request);
        else resolve();
      };
    });
    const started = await desk.start(7, desk.recipe());
    await stalled;
    expect(desk.states()?.slice(2, 5)).toEqual(['failed', 'failed', 'making']);
    desk.script.file = file;
    await desk.restart();
    expect(await desk.ended(started)).toMatchObject({ state: 'done', failure: null });
    expect([desk.asked, desk.states()]).toEqual([[4, 3, 2], Array(7).fill('ready')]);
  });

  it('is not sent again by itself where its answer was lost', async () => {
    desk.script.submit = (_count, response) => void response.destroy();
    const started = await desk.start(1, desk.recipe());
    expect(await desk.ended(started)).toMatchObject({ state: 'failed', failure: { code: 'NETWORK_UNREACHABLE' } });
    desk.script.submit = (count, response) => desk.answer(response, count);
    desk.now().studio.jobs.resume({ id: started.jobId });
    const doubt = { code: 'SERVICE_FAILED', data: { reason: 'maybe_submitted' } };
    expect(await desk.ended(started)).toMatchObject({ state: 'failed', failure: doubt });
    expect(desk.asked).toEqual([1]);
    // Who was told and asks again wants it again.
    desk.now().studio.jobs.resume({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    expect(desk.asked).toEqual([1, 1]);
  });

  it('keeps what is there when it is cancelled, and fetches what was made meanwhile when it is resumed', async () => {
    const { file } = desk.script;
    const stalled = stallDownloads();
    const started = await desk.start(2, desk.recipe());
    await stalled;
    desk.now().studio.jobs.cancel({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({ state: 'cancelled' });
    expect(desk.states()).toEqual(['failed', 'failed']);
    expect(desk.now().jingles.list()[0]?.results[0]?.failure).toMatchObject({ code: 'CANCELLED' });
    desk.script.file = file;
    desk.now().studio.jobs.resume({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    expect([desk.asked, desk.lengths()]).toEqual([[2], [1, 2]]);
  });

  it('says that links have died, and asks anew only when it is resumed', async () => {
    const { file } = desk.script;
    desk.script.file = (response) => void response.writeHead(403).end();
    const started = await desk.start(2, desk.recipe());
    const expired = { code: 'SERVICE_FAILED', data: { reason: 'task_expired' } };
    expect(await desk.ended(started)).toMatchObject({ state: 'failed', failure: expired });
    expect([tasks(), items()]).toEqual([['expired'], []]);
    desk.script.file = file;
    desk.now().studio.jobs.resume({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    expect(desk.asked).toEqual([2, 2]);
  });

  it('stores all that came of a request or nothing, and fetches it again once there is room', async () => {
    const database = desk.now().context.db;
    database.write((tx) =>
      tx.run(`CREATE TRIGGER refuse BEFORE UPDATE ON generation_results WHEN new.state = 'ready' AND new.position = 2
        BEGIN SELECT raise(ABORT, 'no room'); END`),
    );
    const started = await desk.start(3, desk.recipe());
    expect(await desk.ended(started)).toMatchObject({ state: 'failed' });
    expect([items(), desk.states(), tasks()]).toEqual([[], Array(3).fill('failed'), ['ready']]);
    expect(fs.readdirSync(path.join(desk.folder, 'library/media'))).toEqual(['.incoming']);
    database.write((tx) => tx.run('DROP TRIGGER refuse'));
    desk.now().studio.jobs.resume({ id: started.jobId });
    expect(await desk.ended(started)).toMatchObject({ state: 'done' });
    expect([desk.asked, desk.lengths()]).toEqual([[3], [1, 2, 3]]);
  });
});
