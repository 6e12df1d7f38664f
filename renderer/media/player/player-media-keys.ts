import { tellMediaPosition } from './media-position.ts';
import type { Player } from './player.ts';

/** What the keys for the next and the previous track do; `subscribe` tells when `canStep` may have changed. */
export type TrackSteps = {
  canStep: (direction: 1 | -1) => boolean;
  step: (direction: 1 | -1) => void;
  subscribe: (listener: () => void) => () => void;
};

const STEP_ACTIONS = [
  ['nexttrack', 1],
  ['previoustrack', -1],
] as const;

/** Gives the keyboard's media keys and the system's media panel to the player. Returns the function that takes them back. */
export function connectMediaKeys(player: Player, steps: TrackSteps, skipMs: () => number): () => void {
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
  const given = new Map<MediaSessionAction, boolean>();
  const updateSteps = () => {
    for (const [action, direction] of STEP_ACTIONS) {
      const canStep = steps.canStep(direction);
      // Asked with every change of any command, told only what is new.
      if (given.get(action) === canStep) continue;
      given.set(action, canStep);
      mediaSession.setActionHandler(action, canStep ? () => steps.step(direction) : null);
    }
  };
  const update = () => {
    const { track, isPlaying } = player.getState();
    mediaSession.metadata = track ? new MediaMetadata({ title: track.title, artist: track.subtitle }) : null;
    mediaSession.playbackState = track ? (isPlaying ? 'playing' : 'paused') : 'none';
  };
  const unsubscribe = player.subscribe(update);
  const endPosition = tellMediaPosition(player);
  const unsubscribeSteps = steps.subscribe(updateSteps);
  update();
  updateSteps();
  return () => {
    unsubscribe();
    endPosition();
    unsubscribeSteps();
    for (const [action] of handlers) mediaSession.setActionHandler(action, null);
    for (const [action] of STEP_ACTIONS) mediaSession.setActionHandler(action, null);
  };
}
