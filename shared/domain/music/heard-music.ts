import type { MusicKey } from './music-key.ts';

/** What music says of itself: beats a minute, and its key; null for what is not sure. What is no music has neither. */
export type HeardMusic = { tempoBpm: number | null; key: MusicKey | null };
