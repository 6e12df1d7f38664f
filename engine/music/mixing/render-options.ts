import type { SongStyle } from '../prompt/song-style.ts';
import type { Score } from '../score/score.ts';
import type { NoteSounds } from './note-sounds.ts';

/** Samples of a block: about 0.1 s, after which a cancelled song stops. */
export const BLOCK_SAMPLES = 4096;
/** The rate at which everything is computed. */
export const SONG_RATE_HZ = 44_100;

/** What is rendered, and with which notes. Parts are as loud as in `balancedBy`, of which the score may be an excerpt. */
export type RenderOptions = { score: Score; style: SongStyle; sounds: NoteSounds; balancedBy?: Score };
