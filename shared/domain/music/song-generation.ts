import type { GeneratedResult, ShownGeneration } from '../generation/shown-generation.ts';
import type { SongRecipe } from '../recipe/song-recipe.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';
import type { SongDetails } from './song-details.ts';

/** One take of a generation. */
export type GeneratedSong = GeneratedResult & SongDetails;

/** Takes that were asked for at once, of one recipe. */
export type SongGeneration = ShownGeneration<SongRecipe, GeneratedSong>;

/**
 * Lyrics to be written, or to be changed as `prompt` says. `title` and `lyrics` may be empty. Where `engine` is left out the one
 * of the settings is meant.
 */
export type LyricsRequest = {
  engine?: EngineChoice | undefined;
  mode: 'write' | 'edit';
  prompt: string;
  lyrics: string;
  title: string;
};

/** What was written. `remarks` are sentences of the local engine about what it did not understand. */
export type LyricsAnswer = { title: string; styleTags: string[]; lyrics: string; remarks: string[] };
