import fs from 'node:fs';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { AudioFacts } from '../../../shared/domain/library/media-facts.ts';
import type { MediaReader } from '../library/import-work.ts';

/** What riffReader says of every file. */
export const RIFF_FACTS: AudioFacts = {
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

/** Reading itself is media's affair and tested there; where it is not, a reader that accepts what begins with RIFF stands for it. */
export const riffReader: MediaReader = {
  prepare: async ({ file, onProgress }) => {
    const bytes = fs.readFileSync(file);
    onProgress?.(bytes.length, bytes.length);
    if (!bytes.subarray(0, 4).equals(Buffer.from('RIFF'))) throw new Failure('AUDIO_UNREADABLE', 'This is not audio.');
    return RIFF_FACTS;
  },
  remove: async () => undefined,
  peaks: () => null,
  playbackCopy: () => null,
};
