import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { submitReading } from '../importing/settle-in.ts';
import { findItem, updateMedia } from '../items/item-table.ts';
import type { LibraryDeps } from '../library-deps.ts';

/** See Library.readAnyway. */
export function readAnyway({ db, queue, changes }: LibraryDeps, id: ItemId): void {
  const { media, title } = findItem(db, id);
  if (media.state !== 'failed' || media.failure.code !== 'CONFIRMATION_NEEDED')
    throw reasonedFailure('CONFLICT', 'no_confirmation_needed', { id });
  db.write((tx) => {
    updateMedia(tx, id, { state: 'reading' });
    submitReading(queue, tx, { title, request: { itemId: id, acceptsSilence: true } });
  });
  changes.publish('library', [id]);
  queue.wake();
}

/** See Library.readAgain. */
export function readAgain({ db, jobs }: LibraryDeps, id: ItemId): void {
  const { media } = findItem(db, id);
  if (media.state !== 'failed') return;
  const { code } = media.failure;
  if (code.startsWith('AUDIO_') || code === 'CONFIRMATION_NEEDED') return;
  const sql = `SELECT id FROM jobs WHERE kind = 'import' AND item_id = :id AND state IN ('failed', 'cancelled')
    ORDER BY created_at_ms DESC LIMIT 1`;
  const job = db.get<{ id: JobId }>(sql, { id });
  if (!job) return;
  // At once: whoever waits for it must not see the old failure.
  db.write((tx) => updateMedia(tx, id, { state: 'reading' }));
  jobs.resume({ id: job.id });
}

/** See Library.readTrack. */
export function readTrack({ db, queue, changes }: LibraryDeps, { id, track }: { id: ItemId; track: number }): void {
  const { media, title } = findItem(db, id);
  if (media.state !== 'ready' && media.state !== 'failed') throw reasonedFailure('CONFLICT', 'still_preparing', { id });
  db.write((tx) => {
    updateMedia(tx, id, { state: 'reading' });
    submitReading(queue, tx, { title, request: { itemId: id, acceptsSilence: true, track } });
  });
  changes.publish('library', [id]);
  queue.wake();
}
