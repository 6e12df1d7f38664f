import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { PreviewPlayer } from './preview-player.ts';
import { PlayQueue } from '../queue/play-queue.ts';
import { soundAlone } from '../one-sound.ts';
import { Player } from './player.ts';
import type { PlayerState } from './player-track.ts';
import type { QueueState } from '../queue/queue-state.ts';

/** The player of this window. */
export const player = new Player(new Audio());

soundAlone({
  subscribe: player.subscribe,
  isSounding: () => player.getState().isPlaying,
  pause: () => player.pause(),
});

/** The queue of this window's player. */
export const playQueue = new PlayQueue(player);

/** Sounds in between on this window's player. */
export const previewPlayer = new PreviewPlayer(player, playQueue);

/** A part of the player's state; re-renders only when that part changes, so select plain values or stored objects. */
export function usePlayer<Part>(select: (state: PlayerState) => Part): Part {
  return useSyncExternalStore(player.subscribe, () => select(player.getState()));
}

/** A part of the queue; re-renders only when that part changes. */
export function usePlayQueue<Part>(select: (state: QueueState) => Part): Part {
  return useSyncExternalStore(playQueue.subscribe, () => select(playQueue.getState()));
}

/** Calls `listener` on each frame while playing and after each seek; draw from it, do not set state from it. */
export function usePlayerFrame(listener: (timeMs: number) => void): void {
  const latest = useEffectEvent(listener);
  useEffect(() => player.onFrame((timeMs) => latest(timeMs)), []);
}
