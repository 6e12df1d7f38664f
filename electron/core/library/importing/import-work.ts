import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKinds } from '../../../../shared/domain/library/item-kinds.ts';
import type { Changes } from '../../changes/changes.ts';
import type { Db } from '../../database/database.ts';
import type { JobWork } from '../../jobs/job-work.ts';
import { findItem, selectItems, updateMedia } from '../items/item-table.ts';
import type { LibraryFolder } from '../library-folder.ts';
import type { ReferenceLooks } from '../references/look-at-references.ts';
import { fileOfItem, findReference } from '../references/reference-table.ts';
import { expectFile } from '../references/usable-file.ts';
import { noteHash } from '../storage/note-hash.ts';
import { type MediaReader, readFacts } from './media-reader.ts';

/** What a job of reading is asked. `acceptsSilence`: the user was asked, see Library.readAnyway; `track`: see AudioFacts. */
export type ImportRequest = { itemId: ItemId; acceptsSilence?: boolean; track?: number | null };

/** The job of reading a recording or an image once: facts, peaks or thumbnail, and what else media derives of it. */
export function createImportWork(deps: {
  db: Db;
  changes: Changes;
  folder: LibraryFolder;
  media: MediaReader;
  kinds: ItemKinds;
  looks: ReferenceLooks;
  /** Called when the state of an item's media changed. */
  onMedia(): void;
}): JobWork {
  const { db, changes, folder, media, kinds, looks } = deps;
  const changed = (id: ItemId) => {
    changes.publish('library', [id]);
    deps.onMedia();
  };
  return {
    run: async ({ request, signal, report, count }) => {
      const item = findItem(db, request.itemId as ItemId);
      if (item.media.state !== 'reading') db.write((tx) => updateMedia(tx, item.id, { state: 'reading' }));
      changed(item.id);
      const fileName = item.sourceName ?? item.title;
      await expectFile({ looks, db }, item);
      const source = {
        mediaId: item.id,
        file: fileOfItem({ db, folder }, item),
        fileName,
        signal,
      };
      const asked = {
        ...source,
        track: typeof request.track === 'number' ? request.track : null,
        asksForSilence: request.acceptsSilence !== true,
        onProgress: (done: number, total: number) => report({ step: 'reading', done, total, unit: 'bytes' }),
      };
      const reading = readFacts(media, asked, kinds[item.kind].mediaType);
      const facts = await reading.catch((error: unknown) => {
        throw aboutFile(error, fileName);
      });
      await noteOwnHash(db, { id: item.id, file: source.file, signal });
      db.write((tx) => updateMedia(tx, item.id, { state: 'ready', facts }));
      count({
        ...(item.sizeBytes === null ? {} : { bytes: item.sizeBytes }),
        ...('durationMs' in facts && facts.durationMs ? { audioMs: facts.durationMs } : {}),
      });
      changed(item.id);
      return null;
    },
    onEnd: (tx, job) => {
      if (job.itemId === null || selectItems(tx, 'WHERE id = :id', { id: job.itemId }).length === 0) return;
      if (job.state === 'failed' && job.failure) updateMedia(tx, job.itemId, { state: 'failed', failure: job.failure });
      if (job.state === 'cancelled') {
        const failure = { code: 'CANCELLED', message: 'The import was cancelled.', data: {} } as const;
        updateMedia(tx, job.itemId, { state: 'failed', failure });
      }
      // After the transaction: whoever looks must see its result.
      if (job.state !== 'done') queueMicrotask(() => job.itemId && changed(job.itemId));
    },
  };
}

/**
 * Before the file is ready: what is ready has no task that could still be cancelled. One outside of the library has been read whole
 * already.
 */
async function noteOwnHash(db: Db, hashed: { id: ItemId; file: string; signal: AbortSignal }): Promise<void> {
  if (!findReference(db, hashed.id)) await noteHash(db, hashed);
  hashed.signal.throwIfAborted();
}

/** A failure of reading with the name of the file that it is about: in a batch each must be told apart. */
function aboutFile(error: unknown, fileName: string): unknown {
  const { code, message, data } = failureRecord(error);
  if (code === 'INTERNAL' || code === 'CANCELLED') return error;
  return Failure.of({ code, message, data: { fileName, ...data } }, { cause: error });
}
