import { create } from 'zustand';
import { previewPlayer, player, usePlayer } from './player/player-hooks.ts';
import type { PlayerTrack } from './player/player-track.ts';

/** A sound that is there, ready to be played. */
export type PreviewAudio = Pick<PlayerTrack, 'url' | 'peaksUrl' | 'durationMs' | 'gain'>;

/**
 * A preview that is asked for. `name` tells it from everything that sounds otherwise; `make` brings its sound, which may
 * take a while; `title` and `subtitle` stand in the player. `mayBegin` is asked before `make`; with false nothing happens.
 */
export type PreviewRequest = {
  name: string;
  title: string;
  subtitle: string;
  make: () => Promise<PreviewAudio>;
  mayBegin?: () => Promise<boolean>;
};

/** Whether a preview is being prepared, plays, or neither. */
export type PreviewState = 'idle' | 'pending' | 'playing';

/** Why a preview could not play, and the place that asked for it, which shows it. */
export type PreviewFailure = { place: string; request: PreviewRequest; error: unknown };

const useRequests = create<{ pending: PreviewRequest | null; failure: PreviewFailure | null }>(() => ({
  pending: null,
  failure: null,
}));

const trackIdOf = (name: string) => `preview:${name}`;

/**
 * Plays something in between (see PreviewPlayer). Asked for again while it is made or heard, it is stopped. Only the newest request
 * counts, and none that something else has overtaken in the player. A failure is kept for the place that asked (see
 * usePreviewFailure) and returned; nothing is thrown.
 */
export async function playPreview(request: PreviewRequest, place: string): Promise<PreviewFailure | null> {
  const state = stateOf(request.name);
  useRequests.setState({ pending: null, failure: null });
  if (state === 'playing') previewPlayer.stop();
  if (state !== 'idle') return null;
  if (request.mayBegin && !(await request.mayBegin())) return null;
  const { track, isPlaying } = player.getState();
  useRequests.setState({ pending: request });
  try {
    const sound = await request.make();
    const now = player.getState();
    const isOvertaken = now.isPlaying && (now.track?.id !== track?.id || !isPlaying);
    if (useRequests.getState().pending !== request || isOvertaken) return null;
    const { title, subtitle } = request;
    previewPlayer.play({ id: trackIdOf(request.name), ...sound, title, subtitle, kind: 'speech' });
    return null;
  } catch (error) {
    // Whoever stopped it or wants something else by now need not be told.
    if (useRequests.getState().pending !== request) return null;
    const failure = { place, request, error };
    useRequests.setState({ failure });
    return failure;
  } finally {
    if (useRequests.getState().pending === request) useRequests.setState({ pending: null });
  }
}

/** State of the preview of that name. */
export function usePreviewState(name: string): PreviewState {
  const isPending = useRequests((state) => state.pending?.name === name);
  const isPlaying = usePlayer((state) => state.isPlaying && state.track?.id === trackIdOf(name));
  return isPending ? 'pending' : isPlaying ? 'playing' : 'idle';
}

/** Why what a place asked for could not play; null while all is well, or something else is wished for. */
export function usePreviewFailure(place: string): PreviewFailure | null {
  return useRequests(({ failure }) => (failure?.place === place ? failure : null));
}

function stateOf(name: string): PreviewState {
  const { track, isPlaying } = player.getState();
  if (useRequests.getState().pending?.name === name) return 'pending';
  return isPlaying && track?.id === trackIdOf(name) ? 'playing' : 'idle';
}
