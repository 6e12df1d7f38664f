/** Selected lines of a list. `primary` is the one that the inspector shows, `anchor` the fixed end of a range. */
export type ListSelection<Id extends string> = { ids: ReadonlySet<Id>; primary: Id | null; anchor: Id | null };

/** No line. */
export const NO_SELECTION: ListSelection<never> = { ids: new Set<never>(), primary: null, anchor: null };

/** Only that line. */
export function selectOne<Id extends string>(id: Id): ListSelection<Id> {
  return { ids: new Set([id]), primary: id, anchor: id };
}

/** Several lines, the first being the primary one. */
export function selectAll<Id extends string>(ids: readonly Id[]): ListSelection<Id> {
  const primary = ids[0] ?? null;
  return { ids: new Set(ids), primary, anchor: primary };
}

/** Takes a line in or out. */
export function toggle<Id extends string>(selection: ListSelection<Id>, id: Id): ListSelection<Id> {
  const ids = new Set(selection.ids);
  if (ids.delete(id)) return { ids, primary: [...ids].at(-1) ?? null, anchor: id };
  ids.add(id);
  return { ids, primary: id, anchor: id };
}

/** Everything between the anchor and a line. */
export function extendTo<Id extends string>(
  selection: ListSelection<Id>,
  id: Id,
  order: readonly Id[],
): ListSelection<Id> {
  const to = order.indexOf(id);
  const from = selection.anchor === null ? to : order.indexOf(selection.anchor);
  if (to < 0 || from < 0) return selectOne(id);
  const ids = new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1));
  return { ids, primary: id, anchor: order[from] ?? id };
}

/**
 * What a box over lines selects: alone, with Shift together with what was selected `before` it was drawn, with Ctrl or Cmd all
 * that is in just one of the two.
 */
export function selectionOfBox<Id extends string>(
  before: ListSelection<Id>,
  boxed: readonly Id[],
  { shiftKey, ctrlKey, metaKey }: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean },
): ListSelection<Id> {
  const isToggle = ctrlKey || metaKey;
  const inBox = new Set(boxed);
  const kept = shiftKey || isToggle ? [...before.ids].filter((id) => !(isToggle && inBox.has(id))) : [];
  const ids = new Set([...kept, ...boxed.filter((id) => !(isToggle && before.ids.has(id)))]);
  const primary = boxed.findLast((id) => ids.has(id)) ?? [...ids].at(-1) ?? null;
  const anchor = boxed.find((id) => ids.has(id)) ?? primary;
  return { ids, primary, anchor };
}

/** The line `by` places away from the primary one, alone or as the end of the range; the nearest end beyond the list. */
export function moveBy<Id extends string>(
  selection: ListSelection<Id>,
  order: readonly Id[],
  step: { by: number; extend: boolean },
): ListSelection<Id> {
  const at = selection.primary === null ? -1 : order.indexOf(selection.primary);
  const from = at < 0 && step.by < 0 ? order.length : at;
  const id = order[Math.min(Math.max(from + step.by, 0), order.length - 1)];
  if (id === undefined) return NO_SELECTION;
  return step.extend ? extendTo(selection, id, order) : selectOne(id);
}

/** The selection without lines that are gone; the same object when none is. */
export function withoutMissing<Id extends string>(
  selection: ListSelection<Id>,
  exists: (id: Id) => boolean,
): ListSelection<Id> {
  if ([...selection.ids].every(exists)) return selection;
  const kept = [...selection.ids].filter(exists);
  const primary = selection.primary !== null && exists(selection.primary) ? selection.primary : (kept[0] ?? null);
  return { ids: new Set(kept), primary, anchor: primary };
}

/** How many lines a key moves in a list of `count`, by `page` for a page; null for keys that do not move. */
export function stepOfKey(key: string, { count, page }: { count: number; page: number }): number | null {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    case 'Home':
      return -count;
    case 'End':
      return count;
    default:
      return null;
  }
}
