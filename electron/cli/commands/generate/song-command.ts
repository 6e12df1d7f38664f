import { readFile } from 'node:fs/promises';
import { songTitle } from '../../../../shared/domain/recipe/song-recipe.ts';
import { fileFailure } from '../../../core/files/file-failure.ts';
import type { SongOptions } from '../../arguments/generate/song-arguments.ts';
import { generateFiles, itemOfFile } from './generate-files.ts';

/** `atelier generate song`: the exit codes are those of generateFiles. */
export async function songCommand(options: SongOptions, signal: AbortSignal): Promise<number> {
  const { lyricsFile, referenceFile, count } = options;
  const { referenceItemId: _reference, ...shown } = options.recipe;
  return await generateFiles(
    {
      options,
      title: songTitle(options.recipe),
      count,
      noun: 'take',
      nouns: 'takes',
      report: { recipe: { ...shown, lyricsFile, referenceFile } },
      desk: ({ music }) => music,
      recipe: async (core, control) => ({
        ...options.recipe,
        lyrics: lyricsFile === null ? '' : await lyricsIn(lyricsFile),
        referenceItemId: await itemOfFile(core, referenceFile, control),
      }),
    },
    signal,
  );
}

/** Throws FILE_MISSING and what else reading fails with. */
async function lyricsIn(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/u, '');
  } catch (error) {
    throw fileFailure(error, file);
  }
}
