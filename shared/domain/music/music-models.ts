/** Models that compose from a prompt; the free ones for all accounts (service.md, music generation). */
export const SONG_MODELS = ['music-3.0', 'music-2.6', 'music-3.0-free', 'music-2.6-free'] as const;
/** Models that play a reference in another style. */
export const COVER_MODELS = ['music-cover', 'music-cover-free'] as const;
/** All models of music. */
export const MUSIC_MODELS = [...SONG_MODELS, ...COVER_MODELS] as const;
/** See MUSIC_MODELS. */
export type MusicModel = (typeof MUSIC_MODELS)[number];

/** Whether a model needs a reference. */
export const isCoverModel = (model: string): boolean => model.startsWith('music-cover');

/** Whether a model is free of charge, and so has the lower limit of requests a minute. */
export const isFreeModel = (model: string): boolean => model.endsWith('-free');

/** Limits of a request (service.md, Limits). Characters are code points. */
export const MUSIC_LIMITS = {
  promptCharacters: 2000,
  lyricsCharacters: 3500,
  coverPromptCharacters: { least: 10, most: 300 },
  coverLyricsCharacters: { least: 10, most: 1000 },
  referenceBytes: 50 * 1024 * 1024,
  referenceSeconds: { least: 6, most: 360 },
  perMinute: { paid: 120, free: 3 },
} as const;

/** Values of `audio_setting` (gaps.md G11). */
export const MUSIC_SAMPLE_RATES_HZ = [16_000, 24_000, 32_000, 44_100] as const;
/** See MUSIC_SAMPLE_RATES_HZ; bits a second. */
export const MUSIC_BITRATES = [32_000, 64_000, 128_000, 256_000] as const;
/** See MUSIC_SAMPLE_RATES_HZ. */
export const MUSIC_FORMATS = ['mp3', 'wav', 'pcm'] as const;

/** Limits of writing lyrics (gaps.md, lyrics generation). Characters are code points. */
export const LYRICS_LIMITS = { promptCharacters: 2000, lyricsCharacters: 3500 } as const;

/** At most so many takes are generated of one recipe at once; each is a request of its own. */
export const MOST_SONGS = 8;
