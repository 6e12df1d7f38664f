import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { asAudio } from '../../../../shared/domain/library/media-facts.ts';
import type { Db } from '../../database/database.ts';
import { findItem } from '../items/item-table.ts';
import type { Library } from '../library.ts';

type Media = Awaited<ReturnType<Library['whenLooked']>>;

/** See Library.whenLooked; `listeners` are called whenever the state of some item's media changed. */
export function whenLooked(
  db: Db,
  listeners: Set<() => void>,
  { id, signal }: Parameters<Library['whenLooked']>[0],
): Promise<Media> {
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        const { media } = findItem(db, id);
        if (signal?.aborted) throw new Failure('CANCELLED', 'The import was cancelled.');
        if (media.state === 'reading') return;
        resolve(media);
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

/** See Library.whenRead. */
export async function whenRead(db: Db, listeners: Set<() => void>, input: Parameters<Library['whenRead']>[0]) {
  const media = await whenLooked(db, listeners, input);
  if (media.state === 'failed') throw Failure.of(media.failure);
  if (media.state === 'none') throw new Failure('NOT_FOUND', 'This item has no recording.', { id: input.id });
  return asAudio(media.facts);
}
