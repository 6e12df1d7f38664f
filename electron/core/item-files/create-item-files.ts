import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { DragId, ItemId } from '../../../shared/domain/ids.ts';
import type { ItemExportOptions } from '../../../shared/domain/library/item-export.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import { findItem } from '../library/items/item-table.ts';
import type { Library } from '../library/library.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import { type ExportDeps, exportItems } from './export-items.ts';
import type { ItemFiles } from './item-files.ts';
import type { ImageWriting } from './writing/write-image.ts';
import { readProvenance } from '../files/tags/read-provenance.ts';
import { makeFolders } from '../files/paths/make-folders.ts';

/** The program that took the files may still be copying them: as many drags keep theirs. */
const MOST_DRAGS = 10;

type Neighbours = {
  library: Library;
  media: ImageWriting['media'];
  transcripts: Pick<Transcripts, 'fileContent' | 'chapters'>;
};

/** Builds the way of items out of the library. Files for dragging lie in the cache; those of an earlier run are removed. */
export function createItemFiles(context: CoreContext, neighbours: Neighbours): ItemFiles {
  const { db, shell, folders, isClearing } = context;
  const { library, media, transcripts } = neighbours;
  const dragFolder = path.join(folders.cache, 'drags');
  const imageFolder = path.join(folders.cache, 'written-images');
  for (const each of isClearing ? [dragFolder, imageFolder] : []) fs.rmSync(each, { recursive: true, force: true });
  const drags = new Map<DragId, string[]>();
  let copiedId: DragId | null = null;
  const deps: ExportDeps = {
    db,
    // Asked when it prints: a window may open later.
    printPdf: (html) => shell.printPdf(html),
    library,
    templates: () => context.settings().library.nameTemplates,
    media,
    imageFolder,
    transcript: (id, format) => transcripts.fileContent({ id, format }),
    chapters: (id) => transcripts.chapters({ id }),
  };
  const prepare = async ({ ids, ...options }: ItemExportOptions & { ids: readonly ItemId[] }) => {
    const dragId = randomUUID() as string as DragId;
    const folder = path.join(dragFolder, dragId);
    try {
      await makeFolders(folder);
    } catch (error) {
      throw fileFailure(error, 'the cache');
    }
    const names = await exportItems(deps, ids, { ...options, form: 'folder', withList: false, folder });
    const files = names.map((name) => path.join(folder, name));
    drags.set(dragId, files);
    await forgetOldDrags(drags, { dragFolder, copiedId });
    return { dragId, files };
  };
  return {
    export: async ({ ids, folder: given, ...order }) => {
      const chosen = given ?? (await shell.chooseExportFolder('items'));
      if (chosen === null) return null;
      const folder = path.resolve(chosen);
      const fileNames = await exportItems(deps, ids, { ...order, folder });
      return { fileNames, folder: path.basename(folder) };
    },
    prepareDrag: async (input) => {
      const { dragId, files } = await prepare(input);
      return { dragId, fileNames: files.map((file) => path.basename(file)) };
    },
    copyFiles: async (input) => {
      const { dragId, files } = await prepare(input);
      if (!(await shell.copyFiles(files))) throw reasonedFailure('CONFLICT', 'no_file_clipboard');
      copiedId = dragId;
      return { fileCount: files.length };
    },
    draggedFiles: (dragId) => (drags.get(dragId) ?? []).filter((file) => fs.existsSync(file)),
    ...filesForOthers({ db, shell, library }),
    provenance: ({ file }) => readProvenance(file),
  };
}

/** The files themselves, shown to other programs or named for them. */
function filesForOthers({
  db,
  shell,
  library,
}: Pick<CoreContext, 'db' | 'shell'> & { library: Library }): Pick<ItemFiles, 'openFile' | 'reveal' | 'copyPaths'> {
  return {
    openFile: async ({ id }) => {
      const { file, contentType } = library.mediaFile({ id, variant: 'original' });
      // What the system would run is never given to it, whatever somebody put into the library.
      const isMedia = /^(audio|image|video)\//.test(contentType);
      if (!isMedia || !(await shell.openFile(file))) throw reasonedFailure('CONFLICT', 'no_app', { id });
    },
    reveal: ({ id }) => shell.reveal(library.mediaFile({ id, variant: 'original' }).file),
    copyPaths: ({ ids }) => {
      const files = ids.flatMap((id) =>
        findItem(db, id).mediaFile === null ? [] : [library.mediaFile({ id, variant: 'original' }).file],
      );
      if (files.length === 0) throw new Failure('NOT_FOUND', 'None of these has a file.', { ids: ids.slice(0, 20) });
      shell.copyText(files.join('\n'));
      return { count: files.length };
    },
  };
}

/** What is on the clipboard may be pasted at any time, so it stays until something else is copied. */
async function forgetOldDrags(
  drags: Map<DragId, string[]>,
  { dragFolder, copiedId }: { dragFolder: string; copiedId: DragId | null },
): Promise<void> {
  for (const dragId of [...drags.keys()].slice(0, -MOST_DRAGS)) {
    if (dragId === copiedId) continue;
    drags.delete(dragId);
    await rm(path.join(dragFolder, dragId), { recursive: true, force: true });
  }
}
