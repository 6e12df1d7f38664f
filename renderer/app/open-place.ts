import type { ItemId } from '../../shared/domain/ids.ts';
import type { WindowPlace } from '../../shared/domain/window-place.ts';
import { client } from '../api/client.ts';
import { player } from '../media/player-hooks.ts';
import { showFailureToast } from '../ui/feedback/toasts/failure-toast.ts';
import { itemTrack } from '../ui/items/play-item.ts';
import { navigate } from '../ui/layout/navigation.ts';
import { TEXTS } from './texts.ts';

/** Shows a place that core asks for. What is cued waits in the player, paused. */
export function openPlace({ panel, path, cued }: WindowPlace): void {
  navigate(panel, ...path);
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
