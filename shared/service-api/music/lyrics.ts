import * as z from 'zod';
import { LYRICS_LIMITS } from '../../domain/music/music-models.ts';
import { listOf, textOr } from '../lenient.ts';
import { optional } from '../optional-field.ts';

/** Path of lyrics generation. */
export const LYRICS_PATH = '/v1/lyrics_generation';

const limited = (characters: number) =>
  optional(
    z
      .string()
      .refine((text) => [...text].length <= characters, { error: `must have at most ${characters} characters` }),
  );

/** Body of `POST /v1/lyrics_generation`. Lyrics count in `edit` only, where they are required. Unknown fields are let through. */
export const lyricsBodySchema = z
  .looseObject({
    mode: z.enum(['write_full_song', 'edit']),
    prompt: limited(LYRICS_LIMITS.promptCharacters),
    lyrics: limited(LYRICS_LIMITS.lyricsCharacters),
    title: optional(z.string()),
    /** Of the local engine: the same seed gives the same lyrics. */
    seed: optional(z.number().int()),
  })
  .superRefine(({ mode, lyrics }, context) => {
    if (mode === 'edit' && (lyrics ?? '').trim() === '')
      context.addIssue({ code: 'custom', path: ['lyrics'], message: 'is required to edit' });
  });

/** Answer of lyrics generation. Style tags are one text with commas; remarks are of the local engine. */
export const lyricsAnswerSchema = z.looseObject({
  song_title: textOr(''),
  style_tags: textOr(''),
  lyrics: textOr(''),
  local_remarks: listOf(z.string()),
});
