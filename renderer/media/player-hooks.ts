import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Player, type PlayerState } from './player.ts';

/** The player of this window. */
export const player = new Player(new Audio());

/** A part of the player's state; re-renders only when that part changes, so select plain values or stored objects. */
export function usePlayer<Part>(select: (state: PlayerState) => Part): Part {
  return useSyncExternalStore(player.subscribe, () => select(player.getState()));
}

/** Calls `listener` on each frame while playing and after each seek; draw from it, do not set state from it. */
export function usePlayerFrame(listener: (timeMs: number) => void): void {
  const latest = useEffectEvent(listener);
  useEffect(() => player.onFrame((timeMs) => latest(timeMs)), []);
}
