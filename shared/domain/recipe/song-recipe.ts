import * as z from 'zod';
import { MUSIC_BITRATES, MUSIC_LIMITS, MUSIC_SAMPLE_RATES_HZ } from '../music/music-models.ts';
import { promptTitle } from './prompt-title.ts';

/** Seeds fit a 32-bit number of any client, and leave room for those of further takes. */
export const MOST_SONG_SEED = 2 ** 31 - 1;
const TITLE_CHARACTERS = 100;

const upTo = (characters: number) => z.string().refine((text) => [...text].length <= characters);

/**
 * All that decides how a song sounds. The field order is that of what is stored: equal recipes are equal texts. Only the local
 * engine knows seeds; with one, the takes of one generation have that one and those that follow it.
 */
export const songRecipeSchema = z.object({
  kind: z.literal('song'),
  version: z.literal(1),
  /** Empty: the first words of the style. */
  title: upTo(TITLE_CHARACTERS),
  /** The style. */
  prompt: upTo(MUSIC_LIMITS.promptCharacters),
  lyrics: upTo(MUSIC_LIMITS.lyricsCharacters),
  model: z.string().max(100),
  isInstrumental: z.boolean(),
  /** The service writes the lyrics. */
  lyricsOptimizer: z.boolean(),
  /** A sound of the library that a cover model plays in another style. */
  referenceItemId: z.string().max(64).nullable(),
  seed: z.number().int().min(0).max(MOST_SONG_SEED).nullable(),
  format: z.enum(['mp3', 'wav']),
  sampleRateHz: z.literal(MUSIC_SAMPLE_RATES_HZ),
  /** Bits a second, of an mp3. */
  bitrate: z.literal(MUSIC_BITRATES),
  watermark: z.boolean(),
  /** It was heard while it was generated; the local engine then estimates its loudness. Missing: it wasn't. */
  isStreamed: z.boolean().optional(),
});

/** See songRecipeSchema. */
export type SongRecipe = z.infer<typeof songRecipeSchema>;

/** The parts of a recipe that have a usual value. */
export const DEFAULT_SONG_RECIPE = {
  kind: 'song',
  version: 1,
  title: '',
  lyrics: '',
  model: 'music-3.0',
  isInstrumental: false,
  lyricsOptimizer: false,
  referenceItemId: null,
  seed: null,
  format: 'mp3',
  sampleRateHz: 44_100,
  bitrate: 256_000,
  watermark: false,
} as const satisfies Omit<SongRecipe, 'prompt'>;

/** The title of a song: its own, or the first words of its style or lyrics. */
export function songTitle({ title, prompt, lyrics }: Pick<SongRecipe, 'title' | 'prompt' | 'lyrics'>): string {
  const words = title.trim() || prompt.trim() || lyrics.replaceAll(/\[[^\]]*\]/gu, ' ');
  return promptTitle(words) || 'Song';
}
