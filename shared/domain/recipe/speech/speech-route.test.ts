import { describe, expect, it } from 'vitest';
import { DEFAULT_SCRIPT_SETTINGS } from '../../script/script-settings.ts';
import { soundProblems } from './sound-problems.ts';
import { speechRoute } from './speech-route.ts';

const { sound } = DEFAULT_SCRIPT_SETTINGS;
const route = (text: string, format: 'mp3' | 'wav' | 'flac' = 'mp3', wishes = {}) =>
  speechRoute(text, { ...sound, format }, { ...DEFAULT_SCRIPT_SETTINGS, ...wishes });

describe('how a text is sent', () => {
  it('is by its length in characters', () => {
    expect(route('x'.repeat(9999))).toEqual({ kind: 'stream', reason: null });
    expect(route('x'.repeat(10_000))).toEqual({ kind: 'task', reason: 'text_long' });
    expect(route('🎉'.repeat(9999))).toEqual({ kind: 'stream', reason: null });
    expect(route('x'.repeat(50_000), 'wav')).toEqual({ kind: 'task', reason: 'text_long' });
    expect(route('x'.repeat(50_001))).toEqual({ kind: 'task', reason: 'text_very_long' });
  });

  it('is in one answer where streams do not have what is wanted', () => {
    expect(route('Hello', 'wav')).toEqual({ kind: 'whole', reason: 'format_not_streamable' });
    expect(route('Hello', 'mp3', { watermark: true })).toEqual({ kind: 'whole', reason: 'watermark' });
    const quality = { normalization: 'quality' as const };
    expect(route('Hello', 'mp3', quality)).toEqual({ kind: 'whole', reason: 'normalization_quality' });
    expect(route('Hello', 'mp3', { ...quality, model: 'speech-02-hd' })).toEqual({ kind: 'stream', reason: null });
  });
});

describe('what is wrong with a format', () => {
  it('is a bit rate that MP3 does not have at the sample rate', () => {
    expect(soundProblems(sound)).toEqual([]);
    expect(soundProblems({ ...sound, sampleRateHz: 24_000, bitrate: 256_000 })).toEqual([
      { reason: 'bitrate_above_rate', mostBitrate: 128_000, isImpossible: true },
    ]);
    expect(soundProblems({ ...sound, sampleRateHz: 8000, bitrate: 128_000 })).toMatchObject([{ mostBitrate: 64_000 }]);
    expect(soundProblems({ ...sound, sampleRateHz: 44_100, bitrate: 256_000 })).toEqual([]);
  });

  it('is told without forbidding it where a format is not streamed', () => {
    expect(
      soundProblems({ ...sound, format: 'flac' }).map((problem) => [problem.reason, problem.isImpossible]),
    ).toEqual([
      ['not_streamed', false],
      ['bitrate_unused', false],
    ]);
  });
});
