import type { PlayerTrack } from '../player-track.ts';

/** Tracks in their order, which of them is loaded (-1: none), and the silence between two of them. */
export type QueueState = { tracks: readonly PlayerTrack[]; index: number; gapMs: number };

/** The queue one track on or back; null at its ends. */
export function stepped(state: QueueState, direction: 1 | -1): QueueState | null {
  return jumped(state, state.index + direction);
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
