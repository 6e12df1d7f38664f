import type { Playable } from '../../../../../shared/domain/library/search/library-row.ts';
import type { Peaks } from '../../../../../shared/domain/media/peaks.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { player } from '../../../../media/player/player-hooks.ts';
import { playItem } from '../../../../ui/items/play-item.ts';
import type { TakeCell } from '../../results/song-cells.ts';
import { openTake } from '../../results/songs-store.ts';
import { heardPower, matchedGain } from './matched-gain.ts';

/** Plays a take from its beginning, or pauses and continues it. */
export function toggleTake({ row }: TakeCell): void {
  const playable = row?.playable;
  if (!row || !playable) return;
  const { track } = player.getState();
  if (track?.id === playable.id) player.toggle();
  else playItem({ ...row, playable });
}

/** Plays a take from `atMs` on. */
export function playTakeAt({ row }: TakeCell, atMs: number): void {
  if (row?.playable) playItem({ ...row, playable: row.playable }, atMs);
}

/**
 * Opens another take of a song. While the song plays it goes on in that take at the same position, as loud as the quietest of
 * the takes, so that the better one and not the louder one is chosen.
 */
export function swapTo(take: TakeCell, takes: readonly TakeCell[]): void {
  openTake(take.id);
  const { track, isPlaying } = player.getState();
  const isOfSong = takes.some(({ row }) => row?.playable?.id !== undefined && row.playable.id === track?.id);
  if (!take.row?.playable || !isOfSong) return;
  const atMs = Math.min(player.timeMs(), take.row.playable.durationMs);
  const gain = gainOf(take.row.playable, takes);
  playItem({ ...take.row, playable: take.row.playable }, atMs, gain);
  if (!isPlaying) player.pause();
}

/** From the peaks that the rows have read; where they are missing nothing is changed. */
function gainOf(playable: Playable, takes: readonly TakeCell[]): number {
  const powerOf = ({ id, track }: Playable): number => {
    const peaks = queryClient.getQueryData<Peaks | null>(['peaks', mediaUrl.peaks(id, track ?? undefined)]);
    return peaks ? heardPower(peaks.rms) : 0;
  };
  return matchedGain(
    powerOf(playable),
    takes.flatMap(({ row }) => (row?.playable ? powerOf(row.playable) : [])),
  );
}
