import { describe, expect, it } from 'vitest';
import { COVER_MODELS, SONG_MODELS } from '../../domain/music/music-models.ts';
import { musicBodySchema } from './music.ts';

const accepts = (body: object): boolean => musicBodySchema.safeParse(body).success;
const song = (changes: object = {}) => ({ model: 'music-3.0', prompt: 'Pop', lyrics: 'La', ...changes });
const cover = (changes: object = {}) => ({
  model: 'music-cover',
  prompt: 'x'.repeat(10),
  audio_base64: 'AAAA',
  ...changes,
});
const instrumental = (changes: object = {}) => song({ is_instrumental: true, lyrics: undefined, ...changes });
const letters = (count: number, letter = 'x') => letter.repeat(count);

describe('models', () => {
  it.each(SONG_MODELS)('%s composes', (model) => expect(accepts(song({ model }))).toBe(true));
  it.each(COVER_MODELS)('%s covers', (model) => expect(accepts(cover({ model }))).toBe(true));
  it.each(['Vendor-music-3.0', 'MiniMax-music-2.6-free', 'vendor-music-2.6'])('%s has a prefix', (model) =>
    expect(accepts(song({ model }))).toBe(true),
  );
  it.each(['music-1.5', '', 'music-3', undefined, null, 3])('%s is refused', (model) =>
    expect(accepts(song({ model }))).toBe(false),
  );
});

/** Each row: the longest or shortest that is allowed, and what is one past it. */
describe('edges', () => {
  it.each<[string, object, object]>([
    ['prompt of an instrumental', instrumental({ prompt: 'x' }), instrumental({ prompt: '' })],
    ['presence of it', instrumental({ prompt: 'x' }), instrumental({ prompt: undefined })],
    ['blanks as a prompt', instrumental({ prompt: ' x ' }), instrumental({ prompt: '  ' })],
    ['length of it', instrumental({ prompt: letters(2000) }), instrumental({ prompt: letters(2001) })],
    ['code points of it', instrumental({ prompt: letters(2000, '🎵') }), instrumental({ prompt: letters(2001, '🎵') })],
    ['prompt of a song', song({ prompt: letters(2000) }), song({ prompt: letters(2001) })],
    ['lyrics', song({ lyrics: 'x' }), song({ lyrics: undefined })],
    ['lyrics that are empty', song({ lyrics: 'x' }), song({ lyrics: ' \n ' })],
    ['length of lyrics', song({ lyrics: letters(3500) }), song({ lyrics: letters(3501) })],
    ['lyrics of an instrumental', instrumental(), instrumental({ lyrics: letters(3501) })],
    ['optimized lyrics', song({ lyrics_optimizer: true, lyrics: '' }), song({ lyrics_optimizer: false, lyrics: '' })],
    ['prompt of a cover, below', cover({ prompt: letters(10) }), cover({ prompt: letters(9) })],
    ['prompt of a cover, above', cover({ prompt: letters(300) }), cover({ prompt: letters(301) })],
    ['presence of a cover’s prompt', cover(), cover({ prompt: undefined })],
    ['lyrics of a cover, below', cover({ lyrics: letters(10) }), cover({ lyrics: letters(9) })],
    ['lyrics of a cover, above', cover({ lyrics: letters(1000) }), cover({ lyrics: letters(1001) })],
    ['sources of a cover', cover(), cover({ audio_base64: undefined })],
    ['two sources', cover(), cover({ audio_url: 'https://example.com/a.mp3' })],
    [
      'an address',
      cover({ audio_base64: '', audio_url: 'https://example.com/a.mp3' }),
      cover({ cover_feature_id: 'x' }),
    ],
    [
      'a feature with lyrics',
      cover({ audio_base64: undefined, cover_feature_id: 'x', lyrics: letters(10) }),
      cover({ audio_base64: undefined, cover_feature_id: 'x' }),
    ],
    ['a feature in a song', song(), song({ cover_feature_id: 'x' })],
    ['a reference in a song', song({ audio_url: '' }), song({ audio_url: 'https://example.com/a.mp3' })],
    ['the optimizer in a cover', cover({ lyrics_optimizer: false }), cover({ lyrics_optimizer: true })],
    ['an instrumental cover', cover({ is_instrumental: false }), cover({ is_instrumental: true })],
    ['output_format', song({ output_format: 'url' }), song({ output_format: 'base64' })],
    [
      'output_format of a stream',
      song({ stream: true, output_format: 'hex' }),
      song({ stream: true, output_format: 'url' }),
    ],
    [
      'format of a stream',
      song({ stream: true, audio_setting: { format: 'pcm' } }),
      song({ stream: true, audio_setting: { format: 'wav' } }),
    ],
    ['sample_rate', song({ audio_setting: { sample_rate: 16_000 } }), song({ audio_setting: { sample_rate: 48_000 } })],
    ['bitrate', song({ audio_setting: { bitrate: 32_000 } }), song({ audio_setting: { bitrate: 320_000 } })],
    ['format', song({ audio_setting: { format: 'pcm' } }), song({ audio_setting: { format: 'flac' } })],
    ['seed', song({ seed: -1 }), song({ seed: 0.5 })],
    ['aigc_watermark', song({ aigc_watermark: true }), song({ aigc_watermark: 'yes' })],
    ['unknown fields', song({ foo: 1 }), song({ stream: 1 })],
  ])('%s', (_name, allowed, refused) => {
    expect(accepts(allowed)).toBe(true);
    expect(accepts(refused)).toBe(false);
  });

  it('lets a song be without prompt, and with an empty one', () => {
    expect(accepts(song({ prompt: undefined }))).toBe(true);
    expect(accepts(song({ prompt: '' }))).toBe(true);
  });
});
