import type { AudioTrack } from '../audio-track.ts';
import type { FailureRecord } from '../failure.ts';
import type { ItemId } from '../ids.ts';

/**
 * Kinds of library items; more come with later panels. `speech` is one take of one line of a script, `voice-sample` the sound
 * that a voice was cloned from.
 */
export type ItemKind = 'recording' | 'transcript' | 'script' | 'speech' | 'voice-sample';

/** What is known of a media file after it was read once. */
export type MediaFacts = {
  container: string;
  codec: string;
  sampleRateHz: number;
  channels: number;
  durationMs: number;
  hasVideo: boolean;
  /** True where a browser cannot seek the original exactly; `/media/<id>/playback` then serves a derived copy. */
  needsPlaybackCopy: boolean;
  /** The file ends in the middle; what was there is used. */
  truncated: boolean;
  /** Audio tracks of the file and the number of the one that was read; missing where the file can hold only one. */
  tracks?: AudioTrack[];
  track?: number;
  /** Nothing can be heard in it. Missing in facts of earlier versions. */
  isSilent?: boolean;
};

/** State of the media of an item. */
export type MediaState =
  | { state: 'reading' }
  | { state: 'ready'; facts: MediaFacts }
  | { state: 'failed'; failure: FailureRecord }
  | { state: 'none' };

/** One item of the library. `sourceName` is the name of the file it came from; `recipe` is how it was made, or null. */
export type LibraryItem = {
  id: ItemId;
  kind: ItemKind;
  title: string;
  sourceName: string | null;
  sizeBytes: number | null;
  media: MediaState;
  recipe: Record<string, unknown> | null;
  createdAtMs: number;
  updatedAtMs: number;
  binnedAtMs: number | null;
};
