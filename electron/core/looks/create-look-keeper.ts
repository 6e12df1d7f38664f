import { type BackgroundWork, workThrough } from '../changes/work-through.ts';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import type { Db } from '../database/database.ts';
import type { LookReader, StoredLook } from '../media/images/looks/create-look-reader.ts';
import { storeLook, unreadLooks } from './look-table.ts';

/** Thumbnails of one process: starting it takes longer than reading some of them. */
const TOGETHER = 24;
const PAGE = 200;

/** Reads how images and clips look, in the background. */
export const createLookKeeper = (context: CoreContext, { media }: { media: LookReader }): BackgroundWork =>
  workThrough(context, (signal) => readSome(context, media, signal));

async function readSome({ db, changes, log }: CoreContext, media: LookReader, signal: AbortSignal): Promise<boolean> {
  try {
    const waiting = readable(db, media, TOGETHER + 1);
    const ids = waiting.slice(0, TOGETHER);
    if (ids.length === 0 || signal.aborted) return false;
    const looks = new Map<string, StoredLook>(await media.readLooks(ids, signal));
    if (signal.aborted) return false;
    // The process ended at the first that it did not answer.
    const fatal = ids.find((id) => !looks.has(id));
    if (fatal !== undefined) looks.set(fatal, null);
    db.write((tx) => {
      for (const [id, look] of looks) storeLook(tx, id as ItemId, look);
    });
    changes.publish('library', [...looks.keys()]);
    return waiting.length > looks.size;
  } catch (error) {
    log.warn('How images look could not be read.', { code: failureRecord(error).code });
    return false;
  }
}

/**
 * The first of those that have a thumbnail to read from, at most so many. A clip has one once a window has drawn it; an image of
 * more than 100 megapixels never has one.
 */
function readable(db: Db, media: LookReader, most: number): ItemId[] {
  const ids: ItemId[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const page = unreadLooks(db, { before, limit: PAGE });
    for (const { id } of page) {
      if (media.hasThumbnail(id)) ids.push(id);
      if (ids.length === most) return ids;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return ids;
    before = last.row;
  }
}
