import { describe, expect, it } from 'vitest';
import { DEFAULT_SONG_RECIPE, type SongRecipe } from '../recipe/song-recipe.ts';
import { referenceProblem, songProblem } from './song-rules.ts';

const ONE = { count: 1 } as const;
const of = (changes: Partial<SongRecipe>, amount: Parameters<typeof songProblem>[1] = ONE) =>
  songProblem({ ...DEFAULT_SONG_RECIPE, prompt: 'Slow folk', lyrics: '[Verse]\nLow tide', ...changes }, amount)
    ?.reason ?? null;
const cover = (changes: Partial<SongRecipe>) =>
  of({ model: 'music-cover', prompt: 'x'.repeat(10), lyrics: '', referenceItemId: 'sound', ...changes });

describe('a song', () => {
  it('needs lyrics, an optimizer or no voice', () => {
    expect(of({})).toBeNull();
    expect(of({ prompt: '' })).toBeNull();
    expect(of({ lyrics: ' \n' })).toBe('song_lyrics_empty');
    expect(of({ lyrics: '', lyricsOptimizer: true })).toBeNull();
    expect(of({ lyrics: '', lyricsOptimizer: true, prompt: ' ' })).toBe('song_style_empty');
    expect(of({ lyrics: '', isInstrumental: true })).toBeNull();
    expect(of({ isInstrumental: true, prompt: '' })).toBe('song_style_empty');
  });

  it('has limits of style and lyrics, which count where they are sung', () => {
    expect(of({ prompt: '🎵'.repeat(2000), lyrics: '🎵'.repeat(3500) })).toBeNull();
    expect(of({ prompt: 'x'.repeat(2001) })).toBe('song_style_long');
    expect(of({ lyrics: 'x'.repeat(3501) })).toBe('song_lyrics_long');
    expect(of({ lyrics: 'x'.repeat(3501), isInstrumental: true })).toBeNull();
  });

  it('is of a known model and generated 1 to 8 times', () => {
    expect(of({ model: 'music-9' })).toBe('song_model');
    expect([0, 1, 8, 9, 1.5].map((count) => of({}, { count }))).toEqual([
      'song_count',
      null,
      null,
      'song_count',
      'song_count',
    ]);
  });
});

describe('a cover', () => {
  it('needs a reference, a style of 10 to 300 and lyrics of none or 10 to 1000 characters', () => {
    expect(cover({})).toBeNull();
    expect(cover({ referenceItemId: null })).toBe('song_reference_missing');
    expect([9, 300, 301].map((count) => cover({ prompt: 'x'.repeat(count) }))).toEqual([
      'song_cover_style',
      null,
      'song_cover_style',
    ]);
    expect([9, 10, 1000, 1001].map((count) => cover({ lyrics: 'x'.repeat(count) }))).toEqual([
      'song_cover_lyrics',
      null,
      null,
      'song_cover_lyrics',
    ]);
  });

  it('has a reference of 6 s to 6 min and 50 MB', () => {
    const of = (durationMs: number | null, sizeBytes: number | null = 1000) =>
      referenceProblem({ durationMs, sizeBytes }) === null;
    expect([5999, 6000, 360_000, 360_001, null].map((ms) => of(ms))).toEqual([false, true, true, false, false]);
    expect([50 * 1024 * 1024, 50 * 1024 * 1024 + 1, null].map((bytes) => of(7000, bytes))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
