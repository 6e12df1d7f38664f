import type { ItemId } from '../../shared/domain/ids.ts';
import type { OpenedPlace } from '../../shared/contract/host/host-bridge.ts';
import { client } from '../api/client.ts';
import { player } from '../media/player/player-hooks.ts';
import { showFailureToast } from '../ui/feedback/toasts/failure-toast.ts';
import { itemTrack } from '../ui/items/play-item.ts';
import { navigate } from '../ui/layout/navigation.ts';
import { type Sent, sendTo } from '../ui/layout/send-to.ts';
import { TEXTS } from './texts.ts';

/** Shows a place that core or the mini window asks for. What is cued waits in the player, paused. */
export function openPlace({ panel, path, cued, sent }: OpenedPlace): void {
  if (sent === null) navigate(panel, ...path);
  // It comes from a page of ours, which had it from `sendTo`.
  else sendTo(panel as keyof Sent, JSON.parse(sent) as Sent[keyof Sent], ...path);
  if (cued) void cue(cued.itemId, cued.atMs);
}

async function cue(itemId: ItemId, atMs: number): Promise<void> {
  try {
    const [row] = await client.library.rows({ ids: [itemId] });
    if (!row?.playable) return;
    player.load(itemTrack({ ...row, playable: row.playable }), atMs);
    // What is loaded already stays where it is.
    player.seek(atMs);
  } catch (error) {
    showFailureToast(TEXTS.notCued, error);
  }
}
