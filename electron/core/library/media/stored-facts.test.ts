import { expect, it } from 'vitest';
import { storedFacts } from './stored-facts.ts';

/** As version 0.1 stored them, with the keys that came later left out. */
const OLDEST = {
  container: 'wav',
  codec: 'pcm',
  sampleRateHz: 16_000,
  channels: 1,
  durationMs: 1000,
  hasVideo: false,
  needsPlaybackCopy: false,
  truncated: false,
};

it('reads facts that earlier versions stored as those of a sound, whole', () => {
  const tracks = [{ number: 1, codec: 'aac', channels: 2, language: null, title: null, isDefault: true }];
  for (const facts of [OLDEST, { ...OLDEST, isSilent: true, tracks, track: 1 }]) {
    expect(storedFacts(JSON.stringify(facts))).toEqual({ state: 'ready', facts: { mediaType: 'audio', ...facts } });
  }
});

it('tells sound, images and videos apart', () => {
  const image = { mediaType: 'image', format: 'png', widthPx: 640, heightPx: 480 };
  const shape = { container: 'mp4', codec: 'avc', widthPx: 640, heightPx: 480, durationMs: 1000, hasAudio: true };
  for (const facts of [image, { mediaType: 'video', ...shape }, { mediaType: 'audio', ...OLDEST }]) {
    expect(storedFacts(JSON.stringify(facts))).toEqual({ state: 'ready', facts });
  }
});

it.each(['{', 'null', '7', '[]', '{}', '{"mediaType":"hologram"}', '{"mediaType":"image","format":"png"}'])(
  'fails one item and nothing else for %s',
  (json) => {
    expect(storedFacts(json)).toMatchObject({ state: 'failed', failure: { code: 'INTERNAL' } });
  },
);
