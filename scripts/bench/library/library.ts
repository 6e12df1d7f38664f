import type { ItemId } from '../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import type { Db } from '../../../electron/core/database/database.ts';
import { type FindDeps, foundIds, listItems, summarise } from '../../../electron/core/library/find/find-items.ts';
import { overview } from '../../../electron/core/library/find/library-overview.ts';
import { openOrganisation } from '../../../electron/core/open-organisation.ts';
import type { Organisation } from '../../../electron/core/organisation/organisation.ts';
import { openTestContext } from '../../../electron/core/testing/test-context.ts';
import { openTestLibrary } from '../../../electron/core/testing/test-library.ts';
import { readBarePage, searchBarePage } from '../app/material/bare-page.ts';
import { fillLibrary, SAID_ALIKE, TAGGED } from '../app/material/large-library.ts';
import { median } from '../../../shared/domain/quantile.ts';
import type { BenchRow } from '../bench-row.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const ROUNDS = 21;
const PAGE = 100;
/** In about one line of 2,000. */
const RARE = 'word3999';
/** Against bare statements on the same rows, and from the smallest library to the largest. */
const MOST_TIMES = 2;
const MOST_GROWTH = 1.3;

type Measured = { name: string; ms: number; bareMs: number };

/**
 * What the library panel asks of core, in libraries of 1,000, 10,000 and 100,000 items, or of one size (`npm run bench --
 * library=10000`), beside bare SQLite on the same rows.
 */
export async function benchLibrary(onlySize?: number): Promise<BenchRow[]> {
  if (onlySize !== undefined) return (await measured(onlySize)).flatMap((each) => rowsOf(onlySize, each));
  const bySize: Measured[][] = [];
  for (const size of SIZES) bySize.push(await measured(size));
  const rows = SIZES.flatMap((size, index) => (bySize[index] ?? []).flatMap((measured) => rowsOf(size, measured)));
  const [smallest = [], largest = []] = [bySize[0], bySize.at(-1)];
  const growth = smallest.map(({ name, ms }, index): BenchRow => {
    const times = (largest[index]?.ms ?? 0) / ms;
    return {
      name: `Library: ${name}, 100,000 items against 1,000`,
      value: times,
      unit: 'times',
      target: `<= ${MOST_GROWTH}`,
      ok: times <= MOST_GROWTH,
    };
  });
  return [...rows, ...growth];
}

function rowsOf(size: number, { name, ms, bareMs }: Measured): BenchRow[] {
  const of = `${name}, ${size.toLocaleString('en')} items`;
  const ratio = ms / bareMs;
  return [
    { name: `Library: ${of}`, value: ms, unit: 'ms' },
    {
      name: `Library: ${of}, against bare SQLite`,
      value: ratio,
      unit: 'times',
      target: `<= ${MOST_TIMES}`,
      ok: ratio <= MOST_TIMES,
    },
  ];
}

function measure({ db, organisation }: Opened, size: number): Measured[] {
  fillLibrary(db, size);
  const deps: FindDeps = { db, kinds: ITEM_KINDS, now: Date.now };
  return [...pages(deps, size), ...counts(deps), ...tagged(db, deps, organisation)];
}

function pages(deps: FindDeps, size: number): Measured[] {
  const { db } = deps;
  const page = (query: string, offset = 0) =>
    listItems(deps, { query, sort: 'newest', offset, limit: PAGE, isStacked: true });
  const newest = `SELECT id FROM items WHERE owner_id IS NULL ORDER BY created_at_ms DESC, id DESC LIMIT ${PAGE}`;
  const middle = Math.floor(size / 2);
  const rated = `SELECT items.id FROM items JOIN organisation ON subject_kind = 'item' AND subject_id = items.id
    WHERE kind = 'recording' AND rating >= 4 ORDER BY created_at_ms DESC LIMIT ${PAGE}`;
  return [
    compared('first page', [() => page(''), () => readBarePage(db, newest)]),
    compared('page in the middle', [() => page('', middle), () => readBarePage(db, `${newest} OFFSET ${middle}`)]),
    compared('search for a rare word', [() => page(RARE), () => searchBarePage(db, { word: RARE, most: PAGE })]),
    compared(`search for a word said in ${SAID_ALIKE.count}`, [
      () => page(SAID_ALIKE.word),
      () => searchBarePage(db, { word: SAID_ALIKE.word, most: PAGE }),
    ]),
    compared('filter by stars and kind', [() => page('kind:recording rating:4'), () => readBarePage(db, rated)]),
  ];
}

function counts(deps: FindDeps): Measured[] {
  const { db } = deps;
  const byKind = 'SELECT kind, count(*) FROM items WHERE owner_id IS NULL GROUP BY kind';
  const byDay = `SELECT date(created_at_ms / 1000, 'unixepoch', 'localtime') AS day, count(*) FROM items
    WHERE owner_id IS NULL GROUP BY day`;
  const summed = 'SELECT kind, count(*), sum(size_bytes) FROM items GROUP BY kind';
  return [
    compared('counts by kind and day', [
      () => summarise(deps, { query: '', sort: 'newest', byDay: true, isStacked: true }),
      () => [byKind, byDay].map((sql) => db.all(sql)),
    ]),
    compared('counts of the sidebar', [() => overview(deps), () => db.all(summed)]),
  ];
}

/** The same number of items is tagged in libraries of every size that has as many. */
function tagged(db: Db, deps: FindDeps, organisation: Organisation): Measured[] {
  const ids = foundIds(deps, { query: '', sort: 'newest', offset: 0, limit: TAGGED });
  const refs = ids.map(itemRef);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const bareMs = once(() => bareTag(db, ids, `bare${round}`));
    const { undoId, ms } = tagOnce(() => organisation.update({ refs, values: { addTags: [`tag${round}`] } }));
    const undoMs = once(() => organisation.undo({ undoId: undoId ?? '' }));
    const bareUndoMs = once(() => bareUntag(db, ids, `bare${round}`));
    return { ms, bareMs, undoMs, bareUndoMs };
  });
  const of = (key: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[key]));
  const count = ids.length.toLocaleString('en');
  return [
    { name: `tag ${count}`, ms: of('ms'), bareMs: of('bareMs') },
    { name: `undo ${count} tags`, ms: of('undoMs'), bareMs: of('bareUndoMs') },
  ];
}

function tagOnce(run: () => { undoId: string | null }): { undoId: string | null; ms: number } {
  let undoId: string | null = null;
  const ms = once(() => void ({ undoId } = run()));
  return { undoId, ms };
}

function bareTag(db: Db, ids: readonly ItemId[], tag: string): void {
  db.write((tx) => {
    const insert = `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('item', :id, 0, :tag)`;
    for (const id of ids) tx.run(insert, { id, tag });
  });
}

function bareUntag(db: Db, ids: readonly ItemId[], tag: string): void {
  db.write((tx) => {
    const remove = `DELETE FROM organisation_tags WHERE subject_kind = 'item' AND subject_id = :id AND tag = :tag`;
    for (const id of ids) tx.run(remove, { id, tag });
  });
}

function once(run: () => unknown): number {
  const startedAtMs = performance.now();
  run();
  return performance.now() - startedAtMs;
}

/** Both by turns, so that what else the machine does strikes both alike. The first round warms up and is left out. */
function compared(name: string, [run, runBare]: [() => unknown, () => unknown]): Measured {
  const rounds = Array.from({ length: 1 + ROUNDS }, () => ({ ms: once(run), bareMs: once(runBare) })).slice(1);
  return { name, ms: median(rounds.map(({ ms }) => ms)), bareMs: median(rounds.map(({ bareMs }) => bareMs)) };
}

type Opened = { db: Db; organisation: Organisation };

async function measured(size: number): Promise<Measured[]> {
  const context = openTestContext();
  const studio = openTestLibrary(context);
  try {
    return measure({ db: context.db, organisation: openOrganisation(context, { jobs: studio.jobs }) }, size);
  } finally {
    await studio.stop();
    context.end();
  }
}
