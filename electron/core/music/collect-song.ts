import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import { SONG_DISCLOSURE, songProvenanceText } from '../../../shared/domain/library/origins/provenance.ts';
import { NO_SONG_DETAILS, type SongDetails, songDetailsSchema } from '../../../shared/domain/music/song-details.ts';
import { heardLinesSchema, isPlaced, placeLines } from '../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { MOST_SONG_SEED, type SongRecipe, songTitle } from '../../../shared/domain/recipe/song-recipe.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Tx } from '../database/database.ts';
import { tagFile } from '../files/tags/tag-file.ts';
import type { Collecting, MadeResult } from '../generation/generation-kind.ts';
import type { Log } from '../host-ports.ts';
import type { AnsweredDetails } from '../service/music/music-service.ts';
import { indexMp3File } from '../speech/live/index-mp3.ts';
import type { SongAnswer } from './stream-song.ts';
import { writeSongLines } from './lyrics/song-lines-table.ts';

type Batch = Collecting<SongRecipe, SongAnswer>;

/** The song of an answer as a file with title, lyrics and recipe in its tags. */
export async function collectSong(batch: Batch, log: Pick<Log, 'warn'>): Promise<MadeResult[]> {
  const { recipe } = batch;
  const { heardLines, ...details } = detailsOf(batch);
  const file = path.join(batch.folder, 'song');
  const song = batch.answer?.song;
  const streamed = batch.answer?.streamed;
  if (song && 'bytes' in song) await writeFile(file, song.bytes, { flag: 'wx', mode: 0o600 });
  else await batch.download(file);
  // A stream has no index: without one its length is guessed and it is heard late.
  if (streamed) await indexMp3File(file, streamed.durationMs);
  const title = songTitle(recipe);
  await tag(batch, { file, title, details }, log);
  const lyrics = placeLines(lyricsOf(recipe, details), heardLines);
  const origin = lyrics.some(isPlaced) ? 'score' : null;
  const store = (tx: Tx, id: ItemId) => writeSongLines(tx, id, { lines: lyrics, origin });
  return [
    {
      facts: details,
      store,
      file: {
        ...(streamed && { id: streamed.itemId }),
        path: file,
        fileName: safeFileName(title, recipe.format),
        title,
        details,
      },
    },
  ];
}

/** What the answer said; of a link it was stored with it. */
function detailsOf({ answer, task: { result }, recipe, results }: Batch): AnsweredDetails {
  const about = answer?.details ?? (result !== null && 'links' in result ? result.about : null);
  const details = songDetailsSchema.safeParse(about).data ?? NO_SONG_DETAILS;
  const asked = results[0] ? requestSeed(recipe, results[0].position) : null;
  const writtenLyrics = recipe.lyrics.trim() === '' ? details.writtenLyrics : null;
  const heardLines = heardLinesSchema.safeParse(Object(about).heardLines).data ?? [];
  return { ...details, heardLines, seed: details.seed ?? asked, writtenLyrics };
}

/** The words that a song was made for; those of an instrumental only give its form. */
const lyricsOf = ({ isInstrumental, lyrics }: SongRecipe, { writtenLyrics }: SongDetails): string =>
  isInstrumental ? '' : lyrics || (writtenLyrics ?? '');

/** A song that cannot be tagged is stored without tags: it was paid for. */
async function tag(
  { recipe, engine, task, context }: Batch,
  { file, title, details }: { file: string; title: string; details: SongDetails },
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const seed = details.seed !== null && details.seed <= MOST_SONG_SEED ? details.seed : null;
  const provenance = songProvenanceText({ engine, host: task.place.host, recipe: { ...recipe, seed } });
  try {
    await tagFile(file, {
      title,
      comment: SONG_DISCLOSURE,
      provenance,
      lyrics: lyricsOf(recipe, details) || undefined,
    });
  } catch (error) {
    log.warn('A song could not be tagged.', { job: context.id, code: failureRecord(error).code });
  }
}

/**
 * The seed of the take with that position: takes of one generation follow the seed of the recipe, so that one that is asked for
 * again is not one that is there.
 */
export const requestSeed = ({ seed }: SongRecipe, position: number): number | null =>
  seed === null ? null : (seed + position) % (MOST_SONG_SEED + 1);
