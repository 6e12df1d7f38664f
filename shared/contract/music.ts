import { type } from '@orpc/contract';
import * as z from 'zod';
import { LYRICS_LIMITS, MOST_SONGS } from '../domain/music/music-models.ts';
import type { GeneratedSong, LyricsAnswer } from '../domain/music/song-generation.ts';
import { type SongRecipe, songRecipeSchema } from '../domain/recipe/song-recipe.ts';
import { procedure } from './failures.ts';
import { generationProcedures } from './generation.ts';

const upTo = (characters: number) => z.string().refine((text) => [...text].length <= characters);

/** Procedures of music. */
export const musicContract = {
  ...generationProcedures<SongRecipe, GeneratedSong>(songRecipeSchema, MOST_SONGS),
  /** Lets the service write lyrics, or change those that are given. */
  writeLyrics: procedure
    .input(
      z.object({
        engine: z.enum(['local', 'cloud']).optional(),
        mode: z.enum(['write', 'edit']),
        prompt: upTo(LYRICS_LIMITS.promptCharacters),
        lyrics: upTo(LYRICS_LIMITS.lyricsCharacters),
        title: upTo(100),
      }),
    )
    .output(type<LyricsAnswer>()),
};
