import fs from 'node:fs';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { AUDIO_FACTS } from '../../../shared/domain/test-data/audio-facts.ts';
import type { MediaReader } from '../library/importing/media-reader.ts';

/** Says AUDIO_FACTS of every file. Reading itself is media's affair and tested there; where it is not, a reader that accepts what begins with RIFF stands for it. */
export const riffReader: MediaReader = {
  prepare: async ({ file, onProgress }) => {
    const bytes = fs.readFileSync(file);
    onProgress?.(bytes.length, bytes.length);
    if (!bytes.subarray(0, 4).equals(Buffer.from('RIFF'))) throw new Failure('AUDIO_UNREADABLE', 'This is not audio.');
    return AUDIO_FACTS;
  },
  prepareImage: async () => {
    throw new Error('not read');
  },
  imageThumbnail: () => null,
  prepareVideo: () => Promise.reject(new Error('Nothing here reads videos.')),
  keepClipPicture: () => Promise.reject(new Error('Nothing here keeps pictures of videos.')),
  clipSprite: () => null,
  remove: async () => undefined,
  peaks: () => null,
  playbackCopy: () => null,
};
