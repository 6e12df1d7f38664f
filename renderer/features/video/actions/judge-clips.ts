import type { Verdict } from '../../../../shared/domain/organisation/organised.ts';
import { judgeItems } from '../../../ui/items/actions/organise-items.ts';
import { moveToClip } from '../results/select-clips.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { focusCell, selectedIds, useVideo } from '../results/video-store.ts';

/** Picks or rejects what is selected; null takes that back. After a single clip the next one is selected. */
export async function judgeClips(clips: readonly ShownClip[], verdict: Verdict | null): Promise<void> {
  const ids = selectedIds();
  if (ids.length === 0) return;
  const { at, selection } = useVideo.getState();
  const next = at + 1;
  if (!(await judgeItems(ids, verdict)) || verdict === null || ids.length > 1 || !clips[next]) return;
  // Somebody may have gone on already.
  if (useVideo.getState().selection.primary !== selection.primary) return;
  moveToClip(clips, next, { shiftKey: false });
  focusCell(next);
}
