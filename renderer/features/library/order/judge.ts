import type { Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { focusItem, selectAt, type Selectable } from '../items/select-items.ts';
import { useLibrary } from '../library-store.ts';
import { judgeItems, selectedIds } from './order-items.ts';

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
