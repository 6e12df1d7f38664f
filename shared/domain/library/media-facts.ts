import type { AudioTrack } from '../media/audio-track.ts';
import type { FailureRecord } from '../failures/failure.ts';
import { reasonedFailure } from '../failures/reasoned-failure.ts';

/** What is known of a sound after it was read once; of a video too while only its sound is read. */
export type AudioFacts = {
  mediaType: 'audio';
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

/** Formats of images that are read. */
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

/** What is known of an image. `format` is one of ImageFormat, or of a later version's. */
export type ImageFacts = { mediaType: 'image'; format: string; widthPx: number; heightPx: number };

/** What is known of a clip, a video that is more than its sound. Sides are those of the picture as it is shown. */
export type VideoFacts = {
  mediaType: 'video';
  container: string;
  codec: string;
  widthPx: number;
  heightPx: number;
  durationMs: number;
  /** On average; missing where the file does not say it. */
  framesPerSecond?: number;
  hasAudio: boolean;
};

/** What is known of a media file after it was read once. Facts that earlier versions stored have no `mediaType`: sound. */
export type MediaFacts = AudioFacts | ImageFacts | VideoFacts;

/** State of the media of an item. */
export type MediaState =
  | { state: 'reading' }
  | { state: 'ready'; facts: MediaFacts }
  | { state: 'failed'; failure: FailureRecord }
  | { state: 'none' };

/** The facts of a sound, for what can do nothing with images and videos. Throws INVALID_INPUT (`reason: 'not_audio'`) for those. */
export function asAudio(facts: MediaFacts): AudioFacts {
  if (facts.mediaType === 'audio') return facts;
  throw reasonedFailure('INVALID_INPUT', 'not_audio', { mediaType: facts.mediaType });
}

/** The facts of a sound that has been read; null while it has not, and for everything else. */
export function audioFactsOf(media: MediaState | undefined): AudioFacts | null {
  return media?.state === 'ready' && media.facts.mediaType === 'audio' ? media.facts : null;
}

/** The facts of an image that has been read; null while it has not, and for everything else. */
export function imageFactsOf(media: MediaState | undefined): ImageFacts | null {
  return media?.state === 'ready' && media.facts.mediaType === 'image' ? media.facts : null;
}

/** The facts of a clip that has been read; null while it has not, and for everything else. */
export function videoFactsOf(media: MediaState | undefined): VideoFacts | null {
  return media?.state === 'ready' && media.facts.mediaType === 'video' ? media.facts : null;
}
