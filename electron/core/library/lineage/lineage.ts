import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Lineage, LineageItem, LineageLink, Outdated } from '../../../../shared/domain/library/origins/lineage.ts';
import type { RelatedItem } from '../../../../shared/domain/library/search/library-row.ts';
import type { Db } from '../../database/database.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';
import { RELATIONS } from '../find/conditions/filter-conditions.ts';
import { findItem } from '../items/item-table.ts';

/** What a lineage is read from. `staleLines`: how many lines of a script have a take that is out of date. */
export type LineageDeps = { db: Db; staleLines: (scriptId: ItemId) => number };

const MOST_STEPS = 5;
const MOST_ITEMS = 40;

/** When it was created and what is in it was last changed, Unix ms. */
type Aged = RelatedItem & { createdAtMs: number; updatedAtMs: number };

/** Parts of other items are told by what owns them. */
const SELECT = `SELECT DISTINCT items.id, kind, title, created_at_ms AS createdAtMs, updated_at_ms AS updatedAtMs
  FROM ${RELATIONS} JOIN items ON items.id`;
const SHOWN = `owner_id IS NULL AND NOT ${isItemBinned('items.id')}`;
const SOURCES = `${SELECT} = used_id WHERE user_id = :id AND ${SHOWN} ORDER BY created_at_ms, items.id`;
const USERS = `${SELECT} = user_id WHERE used_id = :id AND ${SHOWN} ORDER BY created_at_ms, items.id`;

type Walk = { found: Map<ItemId, Aged & { step: number }>; links: LineageLink[]; hasMore: boolean };

/** What an item was made from and used in, and what of that is out of date. Throws NOT_FOUND. */
export function lineageOf(deps: LineageDeps, id: ItemId): Lineage {
  const { kind, title, createdAtMs, updatedAtMs } = findItem(deps.db, id);
  const walk: Walk = { found: new Map(), links: [], hasMore: false };
  walk.found.set(id, { id, kind, title, createdAtMs, updatedAtMs, step: 0 });
  goOn(deps.db, walk, { id, by: -1 });
  goOn(deps.db, walk, { id, by: 1 });
  const outdated = outdatedIn(deps, walk);
  const told = (item: Aged & { step: number }): LineageItem => ({
    id: item.id,
    kind: item.kind,
    title: item.title,
    step: item.step,
    outdated: outdated.get(item.id) ?? [],
  });
  const before = [...walk.found.values()].filter(({ step }) => step < 0).toSorted((a, b) => a.step - b.step);
  // In the order in which they were met: each is followed by what was made of it.
  const after = [...walk.found.values()].filter(({ step }) => step >= 0);
  return { items: [...before, ...after].map(told), links: walk.links, hasMore: walk.hasMore };
}

/** Depth first, so that what was made of an item follows it. Each item is met once: a circle ends where it began. */
function goOn(db: Db, walk: Walk, { id, by }: { id: ItemId; by: -1 | 1 }): void {
  const step = (walk.found.get(id)?.step ?? 0) + by;
  const next = db.all<Aged>(by < 0 ? SOURCES : USERS, { id });
  if (next.length > 0 && Math.abs(step) > MOST_STEPS) walk.hasMore = true;
  if (Math.abs(step) > MOST_STEPS) return;
  for (const item of next) {
    const isKnown = walk.found.has(item.id);
    if (!isKnown && walk.found.size >= MOST_ITEMS) {
      walk.hasMore = true;
      return;
    }
    walk.links.push(by < 0 ? { fromId: item.id, toId: id } : { fromId: id, toId: item.id });
    if (isKnown) continue;
    walk.found.set(item.id, { ...item, step });
    goOn(db, walk, { id: item.id, by });
  }
}

/** By item: why it is out of date. What lies before comes first, so that it is handed on. */
function outdatedIn({ staleLines }: LineageDeps, { found, links }: Walk): Map<ItemId, Outdated[]> {
  const outdated = new Map<ItemId, Outdated[]>();
  for (const item of [...found.values()].toSorted((a, b) => a.step - b.step)) {
    const sources = links.flatMap(({ fromId, toId }) => (toId === item.id ? (found.get(fromId) ?? []) : []));
    const edited = sources.filter((source) => isText(source) && source.updatedAtMs > item.createdAtMs);
    const lineCount = item.kind === 'script' ? staleLines(item.id) : 0;
    const causes: Outdated[] = [
      ...(edited.length > 0 ? [{ cause: 'edited' as const, sourceIds: edited.map(({ id }) => id) }] : []),
      ...(lineCount > 0 ? [{ cause: 'takes' as const, lineCount }] : []),
    ];
    const isUpstream = causes.length === 0 && sources.some(({ id }) => (outdated.get(id)?.length ?? 0) > 0);
    outdated.set(item.id, isUpstream ? [{ cause: 'upstream' }] : causes);
  }
  return outdated;
}

/** Only text is edited: the file of an item stays as it is. */
const isText = ({ kind }: RelatedItem): boolean => kind === 'transcript' || kind === 'script';
