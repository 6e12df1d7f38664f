import type { Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { binItems, judgeItems } from '../../../ui/items/actions/organise-items.ts';
import { focusItem, selectAt, type Selectable } from '../items/selection/select-items.ts';
import { NOTHING_SELECTED, useLibrary } from '../library-store.ts';
import { selectedIds } from './order-items.ts';

const PLAIN = { shiftKey: false, ctrlKey: false, metaKey: false };

/**
 * Picks or rejects what is selected; null takes that back. After a single item the next one is selected, so that hundreds are
 * gone through with one key each.
 */
export async function judge(found: Selectable, verdict: Verdict | null): Promise<void> {
  const ids = selectedIds();
  if (ids.length === 0) return;
  const { at, selection } = useLibrary.getState();
  const next = found.rows[at + 1];
  if (!(await judgeItems(ids, verdict)) || verdict === null || ids.length > 1 || !next) return;
  // Somebody may have gone on already.
  if (useLibrary.getState().selection.primary !== selection.primary) return;
  await selectAt(found, at + 1, PLAIN);
  if (!useLibrary.getState().isLooking) focusItem(next.id);
}

/**
 * Moves what is selected to the bin. What is looked at large gives way to what follows it, or to what was before the last; else
 * nothing is selected then, and the list goes on from what takes their place.
 */
export async function binSelected(found: Selectable): Promise<void> {
  const ids = selectedIds();
  const { at, isLooking } = useLibrary.getState();
  const following = found.rows[at + 1];
  const next = following ?? found.rows[at - 1];
  await binItems(ids, () => {
    if (!isLooking || ids.length > 1 || !next) {
      const earlier = found.rows.slice(0, at).filter((row) => row !== null && ids.includes(row.id)).length;
      return useLibrary.setState({
        ...NOTHING_SELECTED,
        at: Math.max(0, Math.min(at - earlier, found.rows.length - 1)),
      });
    }
    const place = following ? at : at - 1;
    useLibrary.setState({ selection: selectOne(next.id), at: place, anchorAt: place });
  });
}
