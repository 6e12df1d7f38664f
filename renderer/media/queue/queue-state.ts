import type { PlayerTrack } from '../player/player-track.ts';

/**
 * Tracks in their order, which of them is loaded (-1: none), and the silence between two of them. `isRepeating`: the first comes after
 * the last.
 */
export type QueueState = { tracks: readonly PlayerTrack[]; index: number; gapMs: number; isRepeating?: boolean };

/** The queue one track on or back; null at its ends, unless it repeats. */
export function stepped(state: QueueState, direction: 1 | -1): QueueState | null {
  const { length } = state.tracks;
  const next = state.index + direction;
  return jumped(state, state.isRepeating && state.index >= 0 ? (next + length) % length : next);
}

/** The queue at another track; null where there is none. */
export function jumped(state: QueueState, index: number): QueueState | null {
  return state.index >= 0 && state.tracks[index] ? { ...state, index } : null;
}

/** With more tracks at the end; those that are there already are left out. */
export function withAppended(state: QueueState, tracks: readonly PlayerTrack[]): QueueState {
  const known = new Set(state.tracks.map(({ id }) => id));
  const added = tracks.filter(({ id }) => !known.has(id));
  return added.length === 0 ? state : { ...state, tracks: [...state.tracks, ...added] };
}

/** With new facts about one of its tracks. */
export function withReplaced(state: QueueState, track: PlayerTrack): QueueState {
  if (!state.tracks.some(({ id }) => id === track.id)) return state;
  return { ...state, tracks: state.tracks.map((other) => (other.id === track.id ? track : other)) };
}

/** Without a track; the one that is loaded cannot be taken out. */
export function withoutIndex(state: QueueState, index: number): QueueState {
  if (index === state.index || !state.tracks[index]) return state;
  const tracks = state.tracks.filter((_, at) => at !== index);
  return { ...state, tracks, index: index < state.index ? state.index - 1 : state.index };
}

/** Without the track that is loaded: the next one takes its place. Empty where there is none. */
export function withoutCurrent(state: QueueState): QueueState {
  const tracks = state.tracks.filter((_, at) => at !== state.index);
  return tracks[state.index] ? { ...state, tracks } : { ...state, tracks: [], index: -1 };
}

/** With what comes after the loaded track in the order that `order` gives it. */
export function withComing(
  state: QueueState,
  order: (coming: readonly PlayerTrack[]) => readonly PlayerTrack[],
): QueueState {
  if (state.index < 0) return state;
  const heard = state.tracks.slice(0, state.index + 1);
  return { ...state, tracks: [...heard, ...order(state.tracks.slice(state.index + 1))] };
}

/** In an order of chance; `random` gives numbers from 0 to 1, without 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other]!, result[at]!];
  }
  return result;
}
