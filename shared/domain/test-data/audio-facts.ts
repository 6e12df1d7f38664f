import type { AudioFacts } from '../library/media-facts.ts';

/** Facts of a second of plain sound, for tests that are not about them. */
export const AUDIO_FACTS: AudioFacts = {
  mediaType: 'audio',
  container: 'wav',
  codec: 'pcm',
  sampleRateHz: 16_000,
  channels: 1,
  durationMs: 1000,
  hasVideo: false,
  needsPlaybackCopy: false,
  truncated: false,
};
