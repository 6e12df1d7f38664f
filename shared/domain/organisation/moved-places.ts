/** Something in an order of the user: smaller places come first. Places may be any numbers. */
export type Placed<Id extends string> = { id: Id; place: number };

/** Places closer than this could fall together when they are halved once more. */
const LEAST_GAP = 1e-6;

/**
 * The places that change where `moved` go before another of `all`, or to the end: theirs alone, so that others keep their places,
 * unless there is no room between two of them, then all. `all` is in order, and has `moved` and `before`.
 */
export function movedPlaces<Id extends string>(
  all: readonly Placed<Id>[],
  moved: readonly Id[],
  before: Id | null,
): Placed<Id>[] {
  const movedIds = new Set(moved);
  // Before one that is moved itself means before the next that is not.
  const from = before === null ? all.length : all.findIndex(({ id }) => id === before);
  const next = all.slice(from).find(({ id }) => !movedIds.has(id)) ?? null;
  const others = all.filter(({ id }) => !movedIds.has(id));
  const at = next === null ? others.length : others.indexOf(next);
  const lower = others[at - 1]?.place ?? (next?.place ?? 0) - moved.length - 1;
  const upper = next?.place ?? lower + moved.length + 1;
  const step = (upper - lower) / (moved.length + 1);
  if (step >= LEAST_GAP) return moved.map((id, index) => ({ id, place: lower + step * (index + 1) }));
  return others
    .map(({ id }) => id)
    .toSpliced(at, 0, ...moved)
    .map((id, place) => ({ id, place }));
}
