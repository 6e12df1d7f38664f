import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { client } from '../../../../api/client.ts';
import { selectOne, toggle } from '../../../../ui/collection/list/list-selection.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { useLibrary } from '../../library-store.ts';
import { texts } from '../../texts.ts';
import type { FoundHead } from '../found/found-query.ts';
import { focusCellBy } from '../../../../ui/collection/grid/focus-cell.ts';

/** As many as one call to core takes. */
export const MOST_SELECTED = 10_000;

/** What can be selected: the items as far as they are read, and the search that finds the others. */
export type Selectable = { head: FoundHead | undefined; rows: readonly (LibraryRow | null)[] };

/** How a click or a key selects. */
export type SelectBy = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/** Selects the item at a place: alone, with Shift all from the anchor on, with Ctrl or Cmd together with the others. */
export async function selectAt(found: Selectable, at: number, by: SelectBy): Promise<void> {
  const id = found.rows[at]?.id;
  if (id === undefined) return;
  const { selection, anchorAt } = useLibrary.getState();
  if (by.shiftKey && selection.anchor !== null) return selectRange(found, anchorAt, at);
  const next = by.ctrlKey || by.metaKey ? toggle(selection, id) : selectOne(id);
  useLibrary.setState({ selection: next, at, anchorAt: at });
}

async function selectRange(found: Selectable, anchorAt: number, at: number): Promise<void> {
  const offset = Math.min(anchorAt, at);
  const limit = Math.min(MOST_SELECTED, Math.abs(at - anchorAt) + 1);
  const primary = found.rows[at]?.id ?? null;
  const anchor = useLibrary.getState().selection.anchor;
  const ids = await idsBetween(found, offset, limit);
  if (ids) useLibrary.setState({ selection: { ids: new Set(ids), primary, anchor }, at, anchorAt });
}

/** Selects all that is found, at most 10,000; says so where there are more. */
export async function selectEverything(found: Selectable): Promise<void> {
  const total = found.head?.summary.total ?? 0;
  const ids = await idsBetween(found, 0, Math.min(total, MOST_SELECTED));
  const [first] = ids ?? [];
  if (!ids || first === undefined) return;
  useLibrary.setState({ selection: { ids: new Set(ids), primary: first, anchor: first }, at: 0, anchorAt: 0 });
  announce(texts.select.selected(ids.length, total));
}

/** Null where core could not be asked. What is on the screen needs no asking. */
export async function idsBetween({ head, rows }: Selectable, offset: number, limit: number): Promise<ItemId[] | null> {
  const known = rows.slice(offset, offset + limit).flatMap((row) => (row === null ? [] : [row.id]));
  if (known.length === limit || !head) return known;
  try {
    return await client.library.ids({ query: head.query, sort: head.sort, isStacked: head.isStacked, offset, limit });
  } catch (error) {
    showFailureToast(texts.select.notSelected, error);
    return null;
  }
}

/** Puts the keyboard on an item, or on that at a place, once it is in the page. */
export function focusItem(item: number | ItemId): void {
  focusCellBy(typeof item === 'number' ? `[data-item-at="${item}"]` : `[data-item="${CSS.escape(item)}"]`);
}
