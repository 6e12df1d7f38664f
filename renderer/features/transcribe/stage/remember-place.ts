import type { ItemId } from '../../../../shared/domain/ids.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { rememberPlace, useTranscribe } from '../document/transcribe-store.ts';

/**
 * Remembers where a transcript is left: the selected line, and the playhead where its recording is loaded. While another is, the
 * place to arrive at or the one before stays.
 */
export function rememberPlaceNow(id: ItemId, mediaId: ItemId): void {
  const { places, arriveAtMs, selection } = useTranscribe.getState();
  const isMine = player.getState().track?.id === mediaId;
  const before = arriveAtMs ?? places[id]?.playheadMs ?? 0;
  rememberPlace(id, { playheadMs: isMine ? player.timeMs() : before, lineId: selection.primary });
}
