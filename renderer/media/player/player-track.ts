import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/**
 * What is loaded. `url` is a media URL; `durationMs` is the true length (a file's own header may lack it), or the likely one
 * while there is a `liveUrl`.
 */
export type PlayerTrack = {
  id: string;
  url: string;
  title: string;
  subtitle: string;
  durationMs: number;
  /** Address of the stored peaks, for the small waveform. */
  peaksUrl: string | null;
  /** Address of growing mp3 while the sound is still being made; `url` is the stored file that takes its place. */
  liveUrl?: string | null;
  /** Turns this sound down so that it is as loud as another, 0 to 1; 1 where it is left out. */
  gain?: number;
  /** Address of an image that stands for it, in place of the picture of its kind. */
  coverUrl?: string | null;
  /** What kind of item it is, for the picture beside the title; a recording where it is left out. */
  kind?: ItemKind;
};

/** What the interface shows of the player. The running time is not part of it: read timeMs() or onFrame. */
export type PlayerState = {
  track: PlayerTrack | null;
  isPlaying: boolean;
  /** Waiting for bytes. */
  isWaiting: boolean;
  /** Has waited so long that something is wrong; `retry` opens the sound anew. */
  isStalled: boolean;
  /** The sound is still being made: its length grows. */
  isGrowing: boolean;
  /** Why the file could not be played, a sentence. */
  error: string | null;
  rate: number;
  volume: number;
  isMuted: boolean;
  loop: TimeSpan | null;
};

/** The state with nothing loaded. */
export const NOTHING_LOADED: PlayerState = {
  track: null,
  isPlaying: false,
  isWaiting: false,
  isStalled: false,
  isGrowing: false,
  error: null,
  rate: 1,
  volume: 0.8,
  isMuted: false,
  loop: null,
};
