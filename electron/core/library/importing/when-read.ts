import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { asAudio } from '../../../../shared/domain/library/media-facts.ts';
import type { Db } from '../../database/database.ts';
import { findItem } from '../items/item-table.ts';
import type { Library } from '../library.ts';

/** See Library.whenRead; `listeners` are called whenever the state of some item's media changed. */
export function whenRead(db: Db, listeners: Set<() => void>, input: Parameters<Library['whenRead']>[0]) {
  const { id, signal } = input;
  return new Promise<Awaited<ReturnType<Library['whenRead']>>>((resolve, reject) => {
    const look = () => {
      try {
        const { media } = findItem(db, id);
        if (signal?.aborted) throw new Failure('CANCELLED', 'The import was cancelled.');
        if (media.state === 'failed') throw Failure.of(media.failure);
        if (media.state === 'none') throw new Failure('NOT_FOUND', 'This item has no recording.', { id });
        if (media.state === 'reading') return;
        resolve(asAudio(media.facts));
      } catch (error) {
        reject(error);
      }
      listeners.delete(look);
      signal?.removeEventListener('abort', look);
    };
    listeners.add(look);
    signal?.addEventListener('abort', look);
    look();
  });
}
