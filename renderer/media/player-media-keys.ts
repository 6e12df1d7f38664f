import { tellMediaPosition } from './media-position.ts';
import type { PlayQueue } from './play-queue.ts';
import type { Player } from './player.ts';

/** Gives the keyboard's media keys and the system's media panel to the player. Returns the function that takes them back. */
export function connectMediaKeys(player: Player, queue: PlayQueue, skipMs: () => number): () => void {
  const { mediaSession } = navigator;
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.play()],
    ['pause', () => player.pause()],
    ['stop', () => player.pause()],
    ['seekbackward', (details) => player.skip(-(details.seekOffset ? details.seekOffset * 1000 : skipMs()))],
    ['seekforward', (details) => player.skip(details.seekOffset ? details.seekOffset * 1000 : skipMs())],
    ['seekto', (details) => details.seekTime !== undefined && player.seek(details.seekTime * 1000)],
  ];
  for (const [action, handler] of handlers) mediaSession.setActionHandler(action, handler);
  const updateSteps = () => {
    mediaSession.setActionHandler('nexttrack', queue.canStep(1) ? () => queue.step(1) : null);
    mediaSession.setActionHandler('previoustrack', queue.canStep(-1) ? () => queue.step(-1) : null);
  };
  const update = () => {
    const { track, isPlaying } = player.getState();
    mediaSession.metadata = track ? new MediaMetadata({ title: track.title, artist: track.subtitle }) : null;
    mediaSession.playbackState = track ? (isPlaying ? 'playing' : 'paused') : 'none';
  };
  const unsubscribe = player.subscribe(update);
  const endPosition = tellMediaPosition(player);
  const unsubscribeQueue = queue.subscribe(updateSteps);
  update();
  updateSteps();
  return () => {
    unsubscribe();
    endPosition();
    unsubscribeQueue();
    for (const [action] of handlers) mediaSession.setActionHandler(action, null);
    mediaSession.setActionHandler('nexttrack', null);
    mediaSession.setActionHandler('previoustrack', null);
  };
}
