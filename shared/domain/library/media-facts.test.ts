import { expect, it } from 'vitest';
import { AUDIO_FACTS } from '../test-data/audio-facts.ts';
import { asAudio, audioFactsOf, type ImageFacts, type VideoFacts } from './media-facts.ts';

const IMAGE: ImageFacts = { mediaType: 'image', format: 'png', widthPx: 640, heightPx: 480 };
const VIDEO: VideoFacts = {
  mediaType: 'video',
  container: 'mp4',
  codec: 'avc',
  widthPx: 640,
  heightPx: 480,
  durationMs: 1000,
  hasAudio: false,
};

it('gives a sound as it is and says of everything else that it is none', () => {
  expect(asAudio(AUDIO_FACTS)).toBe(AUDIO_FACTS);
  const refusal = (mediaType: string) =>
    expect.objectContaining({ code: 'INVALID_INPUT', data: { reason: 'not_audio', mediaType } });
  expect(() => asAudio(IMAGE)).toThrow(refusal('image'));
  expect(() => asAudio(VIDEO)).toThrow(refusal('video'));
});

it('has facts of a sound only once that has been read', () => {
  expect(audioFactsOf({ state: 'ready', facts: AUDIO_FACTS })).toBe(AUDIO_FACTS);
  expect(
    [undefined, { state: 'reading' } as const, { state: 'ready', facts: IMAGE } as const].map(audioFactsOf),
  ).toEqual([null, null, null]);
});
