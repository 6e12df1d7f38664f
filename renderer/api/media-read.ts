import type { ItemId } from '../../shared/domain/ids.ts';
import type { LibraryItem } from '../../shared/domain/library/library-item.ts';
import { onChange } from './changes.ts';
import { client } from './client.ts';

/** The media of an item once its file was read, or could not be. Throws what `library.get` throws. */
export async function whenMediaRead(id: ItemId): Promise<LibraryItem['media']> {
  for (;;) {
    // Before it is asked: a change between the answer and the listening would never be heard of.
    const changed = nextChange(id);
    const { media } = await client.library.get({ id }).catch((error: unknown) => {
      changed.stop();
      throw error;
    });
    if (media.state !== 'reading') {
      changed.stop();
      return media;
    }
    await changed.happened;
  }
}

function nextChange(id: ItemId): { happened: Promise<void>; stop: () => void } {
  let stop = () => {};
  const happened = new Promise<void>((resolve) => {
    stop = onChange('library', (ids) => {
      if (ids.length > 0 && !ids.includes(id)) return;
      stop();
      resolve();
    });
  });
  return { happened, stop: () => stop() };
}
