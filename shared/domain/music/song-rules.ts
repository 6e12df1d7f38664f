import type { FailureData } from '../failures/failure.ts';
import type { FailureReason } from '../failures/reason-text.ts';
import type { SongRecipe } from '../recipe/song-recipe.ts';
import { isCoverModel, MOST_SONGS, MUSIC_LIMITS, MUSIC_MODELS } from './music-models.ts';

/** What is wrong with a request for songs: the field, and the reason of INVALID_INPUT with its facts. */
export type SongProblem = { field: keyof SongRecipe | 'count'; reason: FailureReason; facts: FailureData };

/** How many songs are to be generated. */
export type SongAmount = { count: number };

const lengthOf = (text: string): number => (text.trim() === '' ? 0 : [...text].length);

/** The first thing that the service would refuse (service.md, music generation); null where nothing is. */
export function songProblem(recipe: SongRecipe, { count }: SongAmount): SongProblem | null {
  const { model } = recipe;
  if (!MUSIC_MODELS.some((known) => known === model)) return { field: 'model', reason: 'song_model', facts: { model } };
  return (isCoverModel(model) ? coverProblem(recipe) : wordsProblem(recipe)) ?? countProblem(count);
}

function wordsProblem({ prompt, lyrics, isInstrumental, lyricsOptimizer }: SongRecipe): SongProblem | null {
  const { promptCharacters, lyricsCharacters } = MUSIC_LIMITS;
  if (isInstrumental && lengthOf(prompt) === 0) return { field: 'prompt', reason: 'song_style_empty', facts: {} };
  if (lengthOf(prompt) > promptCharacters) {
    return { field: 'prompt', reason: 'song_style_long', facts: { most: promptCharacters } };
  }
  if (isInstrumental) return null;
  const characters = lengthOf(lyrics);
  if (characters === 0 && !lyricsOptimizer) return { field: 'lyrics', reason: 'song_lyrics_empty', facts: {} };
  if (characters === 0 && lengthOf(prompt) === 0) return { field: 'prompt', reason: 'song_style_empty', facts: {} };
  return characters > lyricsCharacters
    ? { field: 'lyrics', reason: 'song_lyrics_long', facts: { most: lyricsCharacters } }
    : null;
}

function coverProblem({ prompt, lyrics, referenceItemId }: SongRecipe): SongProblem | null {
  const { coverPromptCharacters, coverLyricsCharacters } = MUSIC_LIMITS;
  if (referenceItemId === null) return { field: 'referenceItemId', reason: 'song_reference_missing', facts: {} };
  if (isOutside(lengthOf(prompt), coverPromptCharacters)) {
    return { field: 'prompt', reason: 'song_cover_style', facts: coverPromptCharacters };
  }
  const characters = lengthOf(lyrics);
  return characters > 0 && isOutside(characters, coverLyricsCharacters)
    ? { field: 'lyrics', reason: 'song_cover_lyrics', facts: coverLyricsCharacters }
    : null;
}

const isOutside = (length: number, { least, most }: { least: number; most: number }): boolean =>
  length < least || length > most;

function countProblem(count: number): SongProblem | null {
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_SONGS;
  return isCount ? null : { field: 'count', reason: 'song_count', facts: { most: MOST_SONGS } };
}

/** What of a sound is looked at before it becomes a reference. */
export type ReferenceFacts = { durationMs: number | null; sizeBytes: number | null };

/** Why a sound cannot be the reference of a cover (6 s to 6 min, at most 50 MB); null where it can. */
export function referenceProblem({ durationMs, sizeBytes }: ReferenceFacts): SongProblem | null {
  const { least, most } = MUSIC_LIMITS.referenceSeconds;
  const seconds = durationMs === null ? null : durationMs / 1000;
  const isFit =
    seconds !== null &&
    !isOutside(seconds, { least, most }) &&
    sizeBytes !== null &&
    sizeBytes <= MUSIC_LIMITS.referenceBytes;
  return isFit ? null : { field: 'referenceItemId', reason: 'song_reference', facts: {} };
}
