import { useEffect, useState } from 'react';
import type { LiveSong } from '../../../../../shared/domain/music/live-song.ts';
import type { SongGeneration } from '../../../../../shared/domain/music/song-generation.ts';
import { songTitle } from '../../../../../shared/domain/recipe/song-recipe.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { player } from '../../../../media/player/player-hooks.ts';
import { showToast } from '../../../../ui/feedback/toasts/toasts.tsx';
import { noteSeen } from '../../../../ui/items/unread/mark-seen.ts';
import { itemTrack } from '../../../../ui/items/play-item.ts';
import { useCells } from '../../results/gallery-context.tsx';
import type { SongCell } from '../../results/song-cells.ts';
import { askedHere } from '../../results/songs-store.ts';
import { useLiveSongs } from '../../results/use-live-songs.ts';
import { texts } from '../../texts.ts';

/** Plays a take that is still generated from its beginning, or pauses and continues it. */
export function toggleLive(song: LiveSong, { recipe }: SongGeneration): void {
  const { track } = player.getState();
  if (track?.id === song.itemId) player.toggle();
  else playLive(song, songTitle(recipe));
}

/** The growing take that was played last, and its cell: one that came to nothing has no item. */
let played = { itemId: '', cellKey: '' };

function playLive({ itemId, generationId, position }: LiveSong, title: string): void {
  played = { itemId, cellKey: `${generationId}/${position}` };
  player.load({
    id: itemId,
    url: mediaUrl.playback(itemId),
    liveUrl: `/songs/${itemId}/live`,
    title,
    subtitle: texts.take.generating,
    durationMs: 0,
    peaksUrl: null,
    kind: 'song',
  });
  player.play();
}

/**
 * The first take of what was asked for in this window is heard from its first sound on, where nothing else plays. Once a take is
 * stored the player has its whole; one that came to nothing is taken out of it.
 */
export function usePlayWhileGenerating(): void {
  const live = useLiveSongs();
  const cells = useCells();
  const [begun] = useState(() => new Set<string>());
  useEffect(() => {
    for (const song of live) {
      if (begun.has(song.generationId) || song.receivedMs === 0) continue;
      begun.add(song.generationId);
      const generation = cells.find(({ generation: each }) => each?.id === song.generationId)?.generation;
      const isFree = !player.getState().isPlaying;
      if (generation && isFree && askedHere.has(song.generationId)) playLive(song, songTitle(generation.recipe));
    }
  }, [live, cells, begun]);
  useEffect(() => settle(cells), [cells]);
}

/** Brings the growing track in the player in line with what came of it. */
function settle(cells: readonly SongCell[]): void {
  const { track } = player.getState();
  if (!track?.liveUrl || track.kind !== 'song') return;
  const stored = cells.find((cell) => cell.kind === 'item' && cell.id === track.id);
  if (stored?.kind === 'item' && stored.row?.playable) {
    player.load(itemTrack({ ...stored.row, playable: stored.row.playable }));
    // It was heard while it was stored.
    noteSeen(stored.row);
    return;
  }
  const isLost = cells.some(({ kind, key }) => kind === 'missing' && key === played.cellKey);
  if (!isLost || played.itemId !== track.id) return;
  player.unload();
  showToast({ message: texts.take.lost });
}
