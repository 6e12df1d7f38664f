import { useState } from 'react';

/**
 * Which rows of a ReviewList are taken: all of them but those that were left out, so that a row that comes later is taken too.
 */
export function useChosen<Id extends string>(
  rows: readonly { id: Id }[],
): { chosen: ReadonlySet<Id>; choose: (chosen: ReadonlySet<Id>) => void } {
  const [left, setLeft] = useState<ReadonlySet<Id>>(new Set());
  const ids = rows.map(({ id }) => id);
  return {
    chosen: new Set(ids.filter((id) => !left.has(id))),
    choose: (next) => setLeft(new Set(ids.filter((id) => !next.has(id)))),
  };
}
