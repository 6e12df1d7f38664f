import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { syncFolder } from '../../../shared/disk/sync-folder.ts';
import type { Db, Tx } from '../../../electron/core/database/database.ts';
import { createLibraryFolder } from '../../../electron/core/library/library-folder.ts';
import { createSidecars } from '../../../electron/core/sidecars/create-sidecars.ts';
import { riffReader } from '../../../electron/core/testing/riff-reader.ts';
import { openTestContext, type TestContext } from '../../../electron/core/testing/test-context.ts';
import { fillLibrary } from '../app/material/large-library.ts';
import { median } from '../../../shared/domain/quantile.ts';
import type { BenchRow } from '../bench-row.ts';

const ITEMS = 10_000;
const WRITTEN = 1000;
const ROUNDS = 5;
const MOST_TRIGGER_TIMES = 1.5;

/** Changes of rows that a sidecar has, each in one transaction. */
const CHANGES: readonly { name: string; run(tx: Tx, round: number): void }[] = [
  {
    name: `rename ${ITEMS.toLocaleString('en')} items one by one`,
    run: (tx, round) => {
      for (const { id } of tx.all<{ id: string }>('SELECT id FROM items'))
        tx.run('UPDATE items SET title = :title WHERE id = :id', { id, title: `Title ${round}` });
    },
  },
  {
    name: `tag ${ITEMS.toLocaleString('en')} items`,
    run: (tx, round) =>
      void tx.run(
        `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag)
         SELECT 'item', id, 50 + :round, 'bench' || :round FROM items`,
        { round },
      ),
  },
  {
    name: 'correct all lines of speech',
    run: (tx, round) => void tx.run(`UPDATE segments SET text = 'Said ' || :round`, { round }),
  },
];

/** What sidecars cost: the triggers that notice changes, and writing the files, each beside the same work without them. */
export async function benchSidecars(): Promise<BenchRow[]> {
  return [...triggerRows(), ...(await writingRows())];
}

function triggerRows(): BenchRow[] {
  const [watched, bare] = [filled(), filled()];
  dropTriggers(bare.db);
  try {
    return CHANGES.map(({ name, run }) => {
      const rounds = Array.from({ length: ROUNDS }, (_, round) => ({
        watched: timed(() => watched.db.write((tx) => run(tx, round))),
        bare: timed(() => bare.db.write((tx) => run(tx, round))),
      }));
      // The first round warms up.
      const of = (key: 'watched' | 'bare') => median(rounds.slice(1).map((round) => round[key]));
      const times = of('watched') / of('bare');
      return {
        name: `Sidecars: ${name}, against no triggers`,
        value: times,
        unit: 'times',
        target: `<= ${MOST_TRIGGER_TIMES}`,
        ok: times <= MOST_TRIGGER_TIMES,
      };
    });
  } finally {
    watched.end();
    bare.end();
  }
}

function filled(): TestContext {
  const context = openTestContext();
  fillLibrary(context.db, ITEMS);
  return context;
}

function dropTriggers(db: Db): void {
  const names = db.all<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'trigger' AND (name LIKE 'sidecar~_%' ESCAPE '~' OR name LIKE 'shared~_sidecar~_%' ESCAPE '~')`,
  );
  db.write((tx) => {
    for (const { name } of names) tx.run(`DROP TRIGGER ${name}`);
  });
}

function timed(run: () => unknown): number {
  const startedAtMs = performance.now();
  run();
  return performance.now() - startedAtMs;
}

async function writingRows(): Promise<BenchRow[]> {
  const context = openTestContext();
  fillLibrary(context.db, WRITTEN);
  const folder = createLibraryFolder(context.db, context.folders.library);
  const sidecars = createSidecars({ ...context, folder, media: riffReader });
  try {
    const usedBefore = process.cpuUsage();
    const { ms, longestWaitMs } = await watched(() => sidecars.flush());
    const used = process.cpuUsage(usedBefore);
    const count = context.db.all('SELECT 1 FROM sidecars').length;
    const bare = await watched(() => writeOneByOne(context.folder, count));
    const times = ms / bare.ms;
    const of = `write ${count.toLocaleString('en')}`;
    return [
      {
        name: `Sidecars: ${of}`,
        value: ms,
        unit: 'ms',
        note: `${Math.round((used.user + used.system) / 1000)} ms of processor`,
      },
      {
        name: `Sidecars: ${of}, against as many synced files`,
        value: times,
        unit: 'times',
      },
      {
        name: 'Sidecars: longest wait of core meanwhile',
        value: longestWaitMs,
        unit: 'ms',
        note: `${Math.round(bare.longestWaitMs)} ms while only synced files were written`,
      },
    ];
  } finally {
    context.end();
  }
}

/** How long something took, and the longest that anything else had to wait meanwhile. */
async function watched(run: () => Promise<unknown>): Promise<{ ms: number; longestWaitMs: number }> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const startedAtMs = performance.now();
  await run();
  delays.disable();
  return { ms: performance.now() - startedAtMs, longestWaitMs: delays.max / 1e6 };
}

/** Small files in folders of their own, each written and synced after the other, as any file of the library is. */
async function writeOneByOne(root: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const folder = path.join(root, 'bare', String(index));
    await mkdir(folder, { recursive: true });
    const handle = await open(path.join(folder, 'item.json'), 'wx');
    await handle.writeFile('x'.repeat(1000));
    await handle.sync();
    await handle.close();
    await syncFolder(folder);
  }
}
