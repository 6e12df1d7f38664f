import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
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
import type { ItemFiles } from './item-files.ts';
import { planFiles, type PlanDeps } from './plan-files.ts';
import { readProvenance } from '../files/read-provenance.ts';
import { writeFiles } from './write-files.ts';

/** The program that took the files may still be copying them: as many drags keep theirs. */
const MOST_DRAGS = 10;

/** Builds the way of items out of the library. Files for dragging lie in the cache; those of an earlier run are removed. */
export function createItemFiles(
  context: CoreContext,
  { library, transcripts }: { library: Library; transcripts: Pick<Transcripts, 'render'> },
): ItemFiles {
  const { db, shell, folders, isClearing } = context;
  const dragFolder = path.join(folders.cache, 'drags');
  if (isClearing) fs.rmSync(dragFolder, { recursive: true, force: true });
  const drags = new Map<DragId, string[]>();
  const deps: PlanDeps = {
    db,
    library,
    subtitles: (id, format) => transcripts.render({ id, format, withTimes: false }).text,
  };
  const write = (ids: readonly ItemId[], options: ItemExportOptions, folder: string) =>
    writeAll(deps, ids, { options, folder });
  return {
    export: async ({ ids, folder: given, ...options }) => {
      const folder = given ?? (await shell.chooseFolder('Choose an export folder'));
      if (folder === null) return null;
      const fileNames = await write(ids, options, path.resolve(folder));
      return { fileNames, folder: path.basename(path.resolve(folder)) };
    },
    prepareDrag: async ({ ids, ...options }) => {
      const dragId = randomUUID() as string as DragId;
      const folder = path.join(dragFolder, dragId);
      try {
        await mkdir(folder, { recursive: true });
      } catch (error) {
        throw fileFailure(error, 'the cache');
      }
      const names = await write(ids, options, folder);
      drags.set(
        dragId,
        names.map((name) => path.join(folder, name)),
      );
      await forgetOldDrags(drags, dragFolder);
      return { dragId, fileCount: names.length };
    },
    draggedFiles: (dragId) => (drags.get(dragId) ?? []).filter((file) => fs.existsSync(file)),
    reveal: ({ id }) => shell.reveal(library.mediaFile({ id, variant: 'original' }).file),
    copyPaths: ({ ids }) => {
      const files = ids.flatMap((id) =>
        findItem(db, id).mediaFile === null ? [] : [library.mediaFile({ id, variant: 'original' }).file],
      );
      if (files.length === 0) throw new Failure('NOT_FOUND', 'None of these has a file.', { ids: ids.slice(0, 20) });
      shell.copyText(files.join('\n'));
      return { count: files.length };
    },
    provenance: ({ file }) => readProvenance(file),
  };
}

async function writeAll(
  deps: PlanDeps,
  ids: readonly ItemId[],
  { options, folder }: { options: ItemExportOptions; folder: string },
): Promise<string[]> {
  // Before the first is written, since nothing is where one of them is gone.
  for (const id of ids) findItem(deps.db, id);
  const names: string[] = [];
  // One after another: texts of thousands would not be held at once, nor core for as long as that takes.
  for (const id of ids) {
    const files = planFiles(deps, id, options);
    if (files.length > 0) names.push(...(await writeFiles(folder, files)));
  }
  if (names.length === 0) throw reasonedFailure('CONFLICT', 'nothing_to_export');
  return names;
}

async function forgetOldDrags(drags: Map<DragId, string[]>, dragFolder: string): Promise<void> {
  for (const dragId of [...drags.keys()].slice(0, -MOST_DRAGS)) {
    drags.delete(dragId);
    await rm(path.join(dragFolder, dragId), { recursive: true, force: true });
  }
}
