import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryRow, Playable } from '../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../api/media-urls.ts';
import { player, playQueue } from '../../media/player/player-hooks.ts';
import type { PlayerTrack } from '../../media/player/player-track.ts';
import { noteSeen } from './unread/mark-seen.ts';
import { SHOWN_KINDS } from '../kinds/shown-kinds.ts';

/** What is heard of an item, for the player; `gain` turns it down, see PlayerTrack. */
export function itemTrack({ title, kind, playable, coverId }: PlayableItem, gain = 1): PlayerTrack {
  const { id, durationMs } = playable;
  const track = playable.track ?? undefined;
  return {
    id,
    url: mediaUrl.playback(id, track),
    title,
    subtitle: SHOWN_KINDS[kind].name,
    durationMs,
    peaksUrl: mediaUrl.peaks(id, track),
    gain,
    coverUrl: coverId ? mediaUrl.thumbnail(coverId) : null,
    // What is heard of a transcript is its recording.
    kind: kind === 'transcript' ? 'recording' : kind,
  };
}

type PlayableItem = Pick<LibraryRow, 'title' | 'kind'> & { playable: Playable; coverId?: ItemId | null };

/** Puts what is heard of an item into the player and plays it from `atMs` on; `gain` turns it down, see PlayerTrack. */
export function playItem(item: PlayableItem, atMs = 0, gain = 1): void {
  player.load(itemTrack(item, gain), atMs);
  // What is loaded already stays where it is.
  player.seek(atMs);
  player.play();
}

/** Plays what can be heard of these in their order, from the one with that ID on. What is heard twice, as a transcript with its recording, is played once. */
export function playInOrder(rows: readonly LibraryRow[], fromId: ItemId | null): void {
  const heard = new Map<ItemId, PlayerTrack>();
  let index = 0;
  for (const row of rows) {
    const { playable } = row;
    if (!playable) continue;
    if (!heard.has(playable.id)) heard.set(playable.id, itemTrack({ ...row, playable }));
    if (row.id === fromId) index = [...heard.keys()].indexOf(playable.id);
  }
  playQueue.start([...heard.values()], { index });
}

/** Plays an item, or pauses it where it is playing; what cannot be heard does nothing. */
export function playRow(row: LibraryRow): void {
  const { playable } = row;
  if (!playable) return;
  noteSeen(row);
  const { track, isPlaying } = player.getState();
  if (track?.id === playable.id && isPlaying) player.pause();
  else playItem({ ...row, playable });
}
