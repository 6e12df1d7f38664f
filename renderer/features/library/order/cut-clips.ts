import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { sendTo } from '../../../ui/layout/send-to.ts';
import { texts } from '../texts.ts';

/** As many as one question may name. */
const MOST = 200;

/** Begins a rough cut with the clips among the items, the oldest first. */
export async function cutClips(ids: readonly ItemId[]): Promise<void> {
  try {
    const rows = await client.library.rows({ ids: ids.slice(0, MOST) });
    const clips = rows.filter(({ kind }) => kind === 'clip').toSorted((a, b) => a.createdAtMs - b.createdAtMs);
    sendTo('video', { cutItemIds: clips.map(({ id }) => id) });
  } catch (error) {
    showFailureToast(texts.select.notCut, error);
  }
}
