import type { Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { judgeItems } from '../../../ui/items/actions/organise-items.ts';
import type { GalleryCell } from '../results/image-cells.ts';
import { focusCell, selectedIds, useImages } from '../results/images-store.ts';
import { moveToCell } from '../results/select-cells.ts';

/** Picks or rejects what is selected; null takes that back. After a single image the next one is selected. */
export async function judgeCells(cells: readonly GalleryCell[], verdict: Verdict | null): Promise<void> {
  const ids = selectedIds();
  if (ids.length === 0) return;
  const { at, selection } = useImages.getState();
  const next = cells.findIndex((cell, place) => place > at && cell.kind === 'item');
  if (!(await judgeItems(ids, verdict)) || verdict === null || ids.length > 1 || next === -1) return;
  const now = useImages.getState();
  // Somebody may have gone on already.
  if (now.selection.primary !== selection.primary) return;
  moveToCell(cells, next, { shiftKey: false });
  if (now.dialog === 'look') useImages.setState({ shownAt: next });
  else focusCell(next);
}
