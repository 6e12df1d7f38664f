import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import type { ItemId, SoundId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { SONG_DISCLOSURE, songProvenanceText } from '../../../shared/domain/library/origins/provenance.ts';
import { audioFactsOf } from '../../../shared/domain/library/media-facts.ts';
import type { SongEdit } from '../../../shared/domain/media/song-edit.ts';
import { editedDetails, editedLines } from '../../../shared/domain/music/lyrics/edited-lyrics.ts';
import { songRecipeSchema } from '../../../shared/domain/recipe/song-recipe.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import { tagFile } from '../files/tags/tag-file.ts';
import { writeItemText } from '../library/items/item-text.ts';
import { recordingOf } from '../library/media/recording-of.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';
import type { Sounds } from '../sounds/sounds.ts';
import { songLyrics } from './lyrics/song-lyrics.ts';
import { writeSongLines } from './lyrics/song-lines-table.ts';

/** What editing songs works with. */
export type SongEditing = CoreContext & {
  library: Pick<Library, 'get' | 'mediaFile' | 'addMade' | 'checkFolder'>;
  media: Pick<Media, 'editSong'>;
  sounds: Pick<Sounds, 'find' | 'add'>;
};

type Order = { id: ItemId; edit: SongEdit; signal?: AbortSignal | undefined };

/** See Music.previewEdit. The same edit of the same song is written once. */
export async function previewSongEdit(
  deps: SongEditing,
  { id, edit, signal }: Order,
): Promise<{ soundId: SoundId; durationMs: number }> {
  checkEdit(deps, id, edit);
  const key = JSON.stringify(['song-edit', id, edit]);
  const found = deps.sounds.find(key);
  if (found) return { soundId: found.id, durationMs: found.durationMs };
  return await withEdited(deps, { id, edit, signal }, async (file) => {
    const sound = await deps.sounds.add({ key, file, move: true, fileName: `song.${edit.format}`, signal });
    return { soundId: sound.id, durationMs: sound.durationMs };
  });
}

/** See Music.edit. */
export async function editSongCopy(deps: SongEditing, { id, edit, signal }: Order): Promise<LibraryItem> {
  const { library } = deps;
  checkEdit(deps, id, edit);
  library.checkFolder();
  const item = library.get({ id });
  const recipe = songRecipeSchema.safeParse(item.recipe).data;
  const lyrics = songLyrics(deps, id);
  const lines = editedLines(lyrics.lines, edit);
  const title = editedTitle(item.title);
  return await withEdited(deps, { id, edit, signal }, async (file) => {
    const { engine, host } = Object(item.recipe) as { engine?: 'local' | 'cloud'; host?: string | null };
    const provenance = recipe && songProvenanceText({ engine: engine ?? 'local', host: host ?? null, recipe });
    const words = lines.map(({ text }) => text).join('\n');
    await tagFile(file, { title, comment: recipe ? SONG_DISCLOSURE : '', provenance, lyrics: words || undefined });
    return await library.addMade({
      kind: 'song',
      title,
      file,
      fileName: safeFileName(title, edit.format),
      recipe: {
        ...(recipe ? editedDetails(item.recipe ?? {}, edit) : { kind: 'song-edit', version: 1 }),
        editedFrom: id,
        songEdit: edit,
      },
      alongside: (tx, madeId) => {
        if (recipe)
          writeItemText(
            tx,
            madeId,
            [recipe.prompt].filter((text) => text.trim() !== ''),
          );
        writeSongLines(tx, madeId, { ...lyrics, lines });
      },
    });
  });
}

function checkEdit({ library }: SongEditing, id: ItemId, { endMs }: SongEdit): void {
  const facts = audioFactsOf(library.get({ id }).media);
  if (!facts) throw reasonedFailure('INVALID_INPUT', 'not_audio', { id });
  // Lengths are whole ms in the window.
  if (endMs > facts.durationMs + 1) throw reasonedFailure('INVALID_INPUT', 'excerpt_outside', { field: 'endMs' });
}

/** Runs `use` on the edited file, which is gone afterwards where `use` did not take it. */
async function withEdited<T>(
  { folders, library, media }: SongEditing,
  { id, edit, signal }: Order,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const { title } = library.get({ id });
  const folder = path.join(folders.cache, 'edits', randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const target = path.join(folder, 'song');
    const { file, track } = recordingOf(library, id);
    await media.editSong({ file, fileName: title, track, edit, target, signal });
    return await use(target);
  } catch (error) {
    throw fileFailure(error, title);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const EDITED = / \(edited(?: (\d+))?\)$/u;

/** `Tide` becomes `Tide (edited)`, then `Tide (edited 2)`. */
function editedTitle(title: string): string {
  const before = EDITED.exec(title);
  if (!before) return `${title} (edited)`;
  return `${title.slice(0, before.index)} (edited ${Number(before[1] ?? 1) + 1})`;
}
