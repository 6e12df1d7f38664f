import type { MusicKey } from './music-key.ts';

/** What music says of itself: beats a minute, its key, and how energetic it is (0 to 100); null for what is not sure. What is no music has none of them. */
export type HeardMusic = { tempoBpm: number | null; key: MusicKey | null; energy: number | null };

/** Of what is no music. */
export const NO_MUSIC: HeardMusic = { tempoBpm: null, key: null, energy: null };
