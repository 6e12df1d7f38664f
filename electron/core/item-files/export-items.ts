import { rm } from 'node:fs/promises';
import path from 'node:path';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { safeFileName } from '../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ItemExportOrder } from '../../../shared/domain/library/item-export.ts';
import { writeNewFile } from '../files/paths/new-files.ts';
import { findItem } from '../library/items/item-table.ts';
import { exportCancelled } from './export-cancelled.ts';
import { listAsCsv, type ListedFile } from './list-as-csv.ts';
import { planFiles, type PlanDeps, type ReadyFile } from './plan-files.ts';
import { contactSheets, type SheetDeps } from './sheet/write-sheet.ts';
import { writeFiles } from './writing/write-files.ts';
import { type ImageWriting, withWrittenImages } from './writing/write-image.ts';
import { type Archive, writeArchive } from './writing/write-archive.ts';

/** An export, the absolute path of the folder that it goes into, and what ends it. */
export type ExportWork = ItemExportOrder & { folder: string; signal?: AbortSignal | undefined };

/** What an export is made of. */
export type ExportDeps = PlanDeps & ImageWriting & SheetDeps;

/** Takes the files of one item, which belong together, and gives the names that they have got. */
type Writer = (files: readonly ReadyFile[]) => Promise<string[]>;

/** See ItemFiles.export. Gives the names of what was written. */
export async function exportItems(deps: ExportDeps, ids: readonly ItemId[], work: ExportWork): Promise<string[]> {
  const { form, folder } = work;
  // Before the first is written, since nothing is where one of them is gone.
  const items = ids.map((id) => findItem(deps.db, id));
  const name = (extension: string) => safeFileName(items.length === 1 ? (items[0]?.title ?? '') : dated(), extension);
  if (form === 'csv') {
    const list = listAsCsv(
      deps.db,
      ids.map((id) => ({ id, file: null })),
    );
    return [await writeNewFile(folder, name('csv'), list)];
  }
  if (form === 'zip') {
    const write = (archive: Archive) => writeEach(deps, ids, { work, write: archive.add });
    return [await writeArchive(folder, name('zip'), { write, signal: work.signal })];
  }
  const written: string[] = [];
  try {
    await writeEach(deps, ids, {
      work,
      write: async (files) => {
        const names = await writeFiles(folder, files);
        written.push(...names);
        return names;
      },
    });
  } catch (error) {
    if (work.signal?.aborted) for (const each of written) await rm(path.join(folder, each), { force: true });
    throw error;
  }
  return written;
}

const dated = (): string => `Atelier ${new Date().toISOString().slice(0, 10)}`;

/** One after another: texts of thousands would not be held at once, nor core for as long as that takes. */
async function writeEach(
  deps: ExportDeps,
  ids: readonly ItemId[],
  { work, write }: { work: ExportWork; write: Writer },
): Promise<void> {
  const listed: ListedFile[] = [];
  for (const [index, id] of ids.entries()) {
    if (work.signal?.aborted) throw exportCancelled();
    const files = planFiles(deps, id, { ...work, place: { at: index + 1, of: ids.length } });
    if (files.length === 0) continue;
    const [file = null] = await withWrittenImages(deps, files, write);
    listed.push({ id, file });
  }
  if (listed.length === 0) throw reasonedFailure('CONFLICT', 'nothing_to_export');
  if (work.signal?.aborted) throw exportCancelled();
  if (work.withList) await write([{ name: 'items.csv', text: listAsCsv(deps.db, listed) }]);
  if (!work.withSheet) return;
  const sheets = contactSheets(
    deps,
    listed.map(({ id }) => id),
  );
  for await (const sheet of sheets) {
    if (work.signal?.aborted) throw exportCancelled();
    await write([sheet]);
  }
}
