import { type } from '@orpc/contract';
import * as z from 'zod';
import type { LibraryItem } from '../../domain/library/library-item.ts';
import { songEditSchema } from '../../domain/media/song-edit.ts';
import type { ItemId, JobId, SoundId } from '../../domain/ids.ts';
import { LYRIC_FORMATS } from '../../domain/music/lyrics/lyric-formats.ts';
import type { LiveSong } from '../../domain/music/live-song.ts';
import type { PreparedReference } from '../../domain/music/prepared-reference.ts';
import type { TimedLyrics } from '../../domain/music/lyrics/timed-lyrics.ts';
import { LYRICS_LIMITS, MOST_SONGS } from '../../domain/music/music-models.ts';
import type { GeneratedSong, LyricsAnswer } from '../../domain/music/song-generation.ts';
import { type SongRecipe, songRecipeSchema } from '../../domain/recipe/song-recipe.ts';
import { procedure } from '../failures.ts';
import { itemId } from '../inputs.ts';
import { generationProcedures } from './generation.ts';

const upTo = (characters: number) => z.string().refine((text) => [...text].length <= characters);

const reference = z.object({ id: itemId, engine: z.enum(['local', 'cloud']).optional() });

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
  /** What the service still knows of the reference of a cover; null where it would be uploaded. */
  preparedReference: procedure.input(reference).output(type<PreparedReference | null>()),
  /** Uploads the reference of a cover, unless the service knows it; null where the service cannot prepare any. */
  prepareReference: procedure.input(reference).output(type<PreparedReference | null>()),
  /** The takes whose sound comes in now; their bytes are at `/songs/<itemId>/live`. */
  live: procedure.input(z.object({})).output(type<LiveSong[]>()),
  /** An edited song as it would be written. */
  previewEdit: procedure
    .input(z.object({ id: itemId, edit: songEditSchema }))
    .output(type<{ soundId: SoundId; durationMs: number }>()),
  /** Adds an edited copy to the library. */
  edit: procedure.input(z.object({ id: itemId, edit: songEditSchema })).output(type<LibraryItem>()),
  /** Sets an image of the library as the cover of a song; null takes it away. */
  setCover: procedure
    .input(z.object({ id: itemId, imageId: itemId.nullable() }))
    .output(type<{ before: ItemId | null }>()),
  /** The lyrics of a song, line by line, with times where they are known. */
  lyrics: procedure.input(z.object({ id: itemId })).output(type<TimedLyrics>()),
  /** Starts the task that finds out when lines are sung. */
  timeLyrics: procedure.input(z.object({ id: itemId })).output(type<{ jobId: JobId }>()),
  /** Writes the lines that have times into a folder that the user chooses; null where the user does not. */
  exportLyrics: procedure
    .input(z.object({ id: itemId, format: z.enum(LYRIC_FORMATS) }))
    .output(type<{ fileName: string; folder: string } | null>()),
};
