import path from 'node:path';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { safeFileName } from '../../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { NO_SONG_DETAILS, songDetailsSchema } from '../../../../shared/domain/music/song-details.ts';
import { type LyricFormat, renderLyrics } from '../../../../shared/domain/music/lyrics/lyric-formats.ts';
import { isPlaced, linesOfLyrics, type TimedLyrics } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { songRecipeSchema } from '../../../../shared/domain/recipe/song-recipe.ts';
import type { CoreContext } from '../../core-context.ts';
import { writeNewFile } from '../../files/paths/new-files.ts';
import type { Library } from '../../library/library.ts';
import { readSongLines } from './song-lines-table.ts';

type Deps = Pick<CoreContext, 'db' | 'shell'> & { library: Pick<Library, 'get'> };

/** See Music.lyrics. */
export function songLyrics({ db, library }: Pick<Deps, 'db' | 'library'>, id: ItemId): TimedLyrics {
  const item = library.get({ id });
  const stored = readSongLines(db, id);
  if (stored) return stored;
  const recipe = songRecipeSchema.safeParse(item.recipe).data;
  const details = songDetailsSchema.safeParse({ ...NO_SONG_DETAILS, ...item.recipe }).data;
  const lyrics = recipe?.isInstrumental === false ? recipe.lyrics || (details?.writtenLyrics ?? '') : '';
  return { lines: linesOfLyrics(lyrics), origin: null };
}

/** See Music.exportLyrics. */
export async function exportLyrics(
  deps: Deps,
  { id, format, folder: given }: { id: ItemId; format: LyricFormat; folder?: string | undefined },
): Promise<{ fileName: string; folder: string } | null> {
  const { title } = deps.library.get({ id });
  const { lines } = songLyrics(deps, id);
  if (!lines.some(isPlaced)) throw reasonedFailure('CONFLICT', 'song_lyrics_untimed', { id });
  const chosen = given ?? (await deps.shell.chooseExportFolder('lyrics'));
  if (chosen === null) return null;
  const folder = path.resolve(chosen);
  const fileName = await writeNewFile(folder, safeFileName(title, format), renderLyrics(lines, format, { title }));
  return { fileName, folder: path.basename(folder) };
}
