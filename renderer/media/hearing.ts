import { create } from 'zustand';
import { interlude, player, usePlayer } from './player-hooks.ts';
import type { PlayerTrack } from './player-track.ts';

/** A sound that is there, ready to be played. */
export type HeardSound = Pick<PlayerTrack, 'url' | 'peaksUrl' | 'durationMs' | 'gain'>;

/**
 * What someone wishes to hear. `name` tells it from everything that sounds otherwise; `make` brings its sound, which may
 * take a while; `title` and `subtitle` stand in the player. `mayBegin` is asked before `make`; with false nothing happens.
 */
export type HearingWish = {
  name: string;
  title: string;
  subtitle: string;
  make: () => Promise<HeardSound>;
  mayBegin?: () => Promise<boolean>;
};

/** Whether something is being made to be heard, is heard now, or neither. */
export type HearingState = 'idle' | 'pending' | 'playing';

/** Why something could not be heard, and the place that asked for it, which shows it. */
export type HearingFailure = { place: string; wish: HearingWish; error: unknown };

const useWishes = create<{ pending: HearingWish | null; failure: HearingFailure | null }>(() => ({
  pending: null,
  failure: null,
}));

const trackIdOf = (name: string) => `heard:${name}`;

/**
 * Plays something in between (see Interlude). Asked for again while it is made or heard, it is stopped. Only the newest wish
 * counts, and none that something else has overtaken in the player. A failure is kept for the place that asked (see
 * useHearingFailure) and returned; nothing is thrown.
 */
export async function hear(wish: HearingWish, place: string): Promise<HearingFailure | null> {
  const state = stateOf(wish.name);
  useWishes.setState({ pending: null, failure: null });
  if (state === 'playing') interlude.stop();
  if (state !== 'idle') return null;
  if (wish.mayBegin && !(await wish.mayBegin())) return null;
  const { track, isPlaying } = player.getState();
  useWishes.setState({ pending: wish });
  try {
    const sound = await wish.make();
    const now = player.getState();
    const isOvertaken = now.isPlaying && (now.track?.id !== track?.id || !isPlaying);
    if (useWishes.getState().pending !== wish || isOvertaken) return null;
    const { title, subtitle } = wish;
    interlude.play({ id: trackIdOf(wish.name), ...sound, title, subtitle, kind: 'speech' });
    return null;
  } catch (error) {
    // Whoever stopped it or wants something else by now need not hear of it.
    if (useWishes.getState().pending !== wish) return null;
    const failure = { place, wish, error };
    useWishes.setState({ failure });
    return failure;
  } finally {
    if (useWishes.getState().pending === wish) useWishes.setState({ pending: null });
  }
}

/** How the hearing of that name stands. */
export function useHearingState(name: string): HearingState {
  const isPending = useWishes((state) => state.pending?.name === name);
  const isPlaying = usePlayer((state) => state.isPlaying && state.track?.id === trackIdOf(name));
  return isPending ? 'pending' : isPlaying ? 'playing' : 'idle';
}

/** Why what a place asked for could not be heard; null while all is well, or something else is wished for. */
export function useHearingFailure(place: string): HearingFailure | null {
  return useWishes(({ failure }) => (failure?.place === place ? failure : null));
}

function stateOf(name: string): HearingState {
  const { track, isPlaying } = player.getState();
  if (useWishes.getState().pending?.name === name) return 'pending';
  return isPlaying && track?.id === trackIdOf(name) ? 'playing' : 'idle';
}
