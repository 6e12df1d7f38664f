import type { Voice } from './voice.ts';

/** Whether a voice is offered where one is chosen: it can speak, and it does not lie in the bin. */
export const isOffered = ({ state, binnedAtMs }: Pick<Voice, 'state' | 'binnedAtMs'>): boolean =>
  state === 'ready' && binnedAtMs === null;
