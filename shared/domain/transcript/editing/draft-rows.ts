import { Failure } from '../../failures/failure.ts';

/** Rows under edit: reads see what was written, and the difference to the start comes out in both directions. */
export type DraftRows<Row extends { id: string }> = {
  /** Throws Failure NOT_FOUND. */
  get(id: Row['id']): Row;
  has(id: Row['id']): boolean;
  /** Puts a new or changed row in place. */
  put(row: Row): void;
  remove(id: Row['id']): void;
  all(): Row[];
  difference(): { put: Row[]; removedIds: Row['id'][]; undoPut: Row[]; undoRemovedIds: Row['id'][] };
};

/** Starts a draft over rows. `noun` names a row in messages; `isSame` tells that a written row changes nothing. */
export function createDraftRows<Row extends { id: string }>(
  rows: readonly Row[],
  noun: string,
  isSame: (a: Row, b: Row) => boolean,
): DraftRows<Row> {
  const original = new Map<string, Row>(rows.map((row) => [row.id, row]));
  const written = new Map<string, Row | null>();
  const find = (id: string): Row | null => {
    const row = written.get(id);
    return row === undefined ? (original.get(id) ?? null) : row;
  };
  return {
    get: (id) => {
      const row = find(id);
      if (!row) throw new Failure('NOT_FOUND', `This ${noun} no longer exists.`, { id, what: noun });
      return row;
    },
    has: (id) => find(id) !== null,
    put: (row) => void written.set(row.id, row),
    remove: (id) => void written.set(id, null),
    all: () => {
      const kept = rows.filter((row) => !written.has(row.id));
      return [...kept, ...[...written.values()].filter((row) => row !== null)];
    },
    difference: () => differenceOf(original, written, isSame),
  };
}

function differenceOf<Row extends { id: string }>(
  original: ReadonlyMap<string, Row>,
  written: ReadonlyMap<string, Row | null>,
  isSame: (a: Row, b: Row) => boolean,
): ReturnType<DraftRows<Row>['difference']> {
  const difference: ReturnType<DraftRows<Row>['difference']> = {
    put: [],
    removedIds: [],
    undoPut: [],
    undoRemovedIds: [],
  };
  for (const [id, after] of written) {
    const before = original.get(id);
    if (before && after && isSame(before, after)) continue;
    if (after) difference.put.push(after);
    else if (before) difference.removedIds.push(before.id);
    if (before) difference.undoPut.push(before);
    else if (after) difference.undoRemovedIds.push(after.id);
  }
  return difference;
}
