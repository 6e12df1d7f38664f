import fs from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { Db } from '../../../electron/core/database/database.ts';
import { checkLibrary } from '../../../electron/core/library/check-library.ts';
import { findMovedFiles } from '../../../electron/core/library/places/moved-files/find-moved-files.ts';
import { findPlaces } from '../../../electron/core/library/places/find-places.ts';
import { previewRenames } from '../../../electron/core/library/places/moving/named-otherwise.ts';
import { createReferenceLooks } from '../../../electron/core/library/references/look-at-references.ts';
import { openTestContext } from '../../../electron/core/testing/test-context.ts';
import { openTestLibrary } from '../../../electron/core/testing/test-library.ts';
import { fillPlaces, loseHalf } from '../app/material/placed-library.ts';
import type { BenchRow } from '../bench-row.ts';

const SIZES = [1000, 10_000, 30_000, 100_000] as const;
/** From the smallest library to the largest, for each item. */
const MOST_GROWTH = 1.5;
/** Whatever else waits has its turn in between. */
const LONGEST_HOLD_MS = 100;
const MOST_MEMORY_MB = 120;
/** The least that any look through files has to do: the others are told in times of it, since disks differ. */
const WALK = 'bare walk';

type Measured = { name: string; usEach: number; heldMs: number; memoryMb: number };

/**
 * What looks through the files of a whole library in the background, in libraries of 1,000 to 100,000 items, or of one size
 * (`npm run bench -- places=10000`): the look for files after a restore, the one for moved files, the check, and the preview of new names,
 * each beside a bare walk over the same files.
 */
export async function benchPlaces(onlySize?: number): Promise<BenchRow[]> {
  const sizes = onlySize === undefined ? SIZES : [onlySize];
  const bySize: { size: number; all: Measured[] }[] = [];
  for (const size of sizes) bySize.push({ size, all: await measured(size) });
  const rows = bySize.flatMap(({ size, all }) => [
    ...all.flatMap((each) => rowsOf(size, each)),
    ...besideWalk(size, all),
  ]);
  const [smallest, largest] = [bySize[0], bySize.at(-1)];
  if (!smallest || !largest || smallest === largest) return rows;
  const growth = smallest.all.map(({ name, usEach }, index): BenchRow => {
    const times = (largest.all[index]?.usEach ?? 0) / usEach;
    return {
      name: `Files: ${name}, for each item, 100,000 against 1,000`,
      value: times,
      unit: 'times',
      target: `<= ${MOST_GROWTH}`,
      ok: times <= MOST_GROWTH,
    };
  });
  return [...rows, ...growth];
}

function rowsOf(size: number, { name, usEach, heldMs, memoryMb }: Measured): BenchRow[] {
  const of = `${name}, ${size.toLocaleString('en')} items`;
  const isFree = heldMs <= LONGEST_HOLD_MS;
  const isSmall = memoryMb <= MOST_MEMORY_MB;
  return [
    { name: `Files: ${of}`, value: usEach, unit: 'µs an item' },
    { name: `Files: ${of}, longest hold`, value: heldMs, unit: 'ms', target: `<= ${LONGEST_HOLD_MS}`, ok: isFree },
    { name: `Files: ${of}, memory`, value: memoryMb, unit: 'MB', target: `<= ${MOST_MEMORY_MB}`, ok: isSmall },
  ];
}

function besideWalk(size: number, all: readonly Measured[]): BenchRow[] {
  const walk = all.find(({ name }) => name === WALK)?.usEach ?? 0;
  return all
    .filter(({ name }) => name !== WALK)
    .map(({ name, usEach }) => ({
      name: `Files: ${name}, ${size.toLocaleString('en')} items, against a ${WALK}`,
      value: usEach / walk,
      unit: 'times',
    }));
}

/** Names every file below a folder and asks for its facts, one after the other. */
async function walk(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await walk(file);
    else await lstat(file);
  }
}

async function measured(size: number): Promise<Measured[]> {
  const context = openTestContext();
  const studio = openTestLibrary(context);
  const { db, settings } = context;
  const folder = studio.libraryFolder;
  const deps = { db, folder };
  try {
    fillPlaces(deps, size);
    const look = () => findPlaces(deps, { isOwn: false });
    const rows = [
      await meter(WALK, size, () => walk(folder.root())),
      await meter('look where all is in place', size, look),
      await meter('look for moved files', size, () => findMovedFiles(deps)),
      await meter('check', size, () => expectNothing(checkLibrary({ ...deps, looks: createReferenceLooks(context) }))),
    ];
    rows.push(
      await meter('preview of new names', size, () =>
        previewRenames({ db, settings }, { templates: { all: 'Other/{title}' } }),
      ),
    );
    loseHalf(db);
    rows.push(await meter('look where half is elsewhere', size, look));
    expectAllPlaced(db, size);
    return rows;
  } finally {
    await studio.stop();
    context.end();
    fs.rmSync(path.join(folder.root()), { recursive: true, force: true });
  }
}

/** Where all is in place a check finds nothing. */
async function expectNothing(work: Promise<readonly unknown[]>): Promise<void> {
  const found = await work;
  if (found.length > 0) throw new Error(`${found.length} findings where all is in place.`);
}

/** A look that finds nothing would be fast. */
function expectAllPlaced(db: Db, size: number): void {
  const placed = db.get<{ count: number }>('SELECT count(*) AS count FROM sidecars WHERE place IS NOT NULL')?.count;
  if (placed !== size) throw new Error(`${placed} of ${size} items have a place.`);
}

const MEMORY_EVERY_MS = 50;

async function meter(name: string, size: number, work: () => Promise<unknown>): Promise<Measured> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), MEMORY_EVERY_MS);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const startedMs = performance.now();
  await work();
  const usEach = ((performance.now() - startedMs) * 1000) / size;
  delay.disable();
  clearInterval(watch);
  return { name, usEach, heldMs: delay.max / 1e6, memoryMb: (most - before) / 1e6 };
}
