import type { Player } from './player.ts';

/** The system counts on by itself; only a jump of more than this is told. */
const JUMP_MS = 700;

/** Tells the system's media panel where the playhead is, whenever it would guess wrong. Returns the function that ends it. */
export function tellMediaPosition(player: Player): () => void {
  const { mediaSession } = navigator;
  let told = { timeMs: 0, atMs: 0, speed: 0 };
  const tell = () => {
    const { track, isPlaying, rate } = player.getState();
    const timeMs = player.timeMs();
    const durationMs = Math.max(player.durationMs(), timeMs);
    told = { timeMs, atMs: performance.now(), speed: isPlaying ? rate : 0 };
    if (!track || durationMs <= 0) mediaSession.setPositionState();
    else mediaSession.setPositionState({ duration: durationMs / 1000, position: timeMs / 1000, playbackRate: rate });
  };
  const endFrames = player.onFrame((timeMs) => {
    const guessedMs = told.timeMs + (performance.now() - told.atMs) * told.speed;
    if (Math.abs(timeMs - guessedMs) > JUMP_MS) tell();
  });
  const endState = player.subscribe(tell);
  return () => {
    endFrames();
    endState();
    mediaSession.setPositionState();
  };
}
