import path from 'node:path';
import type { ProcessStarter } from '../../shared/processes/process-starter.ts';
import type { CoreContext } from './core-context.ts';
import { sweepParts } from './files/writing/open-parts.ts';
import { abandonComingItems } from './library/items/coming-items.ts';
import { createLibraryFolder, type LibraryFolder } from './library/library-folder.ts';
import { settlePlaces } from './library/places/claiming/settle-places.ts';
import { forgetGone } from './library/move/former-libraries.ts';
import { finishMove } from './library/move/unfinished-move.ts';
import { createMedia } from './media/create-media.ts';
import type { Media } from './media/media.ts';

/**
 * Opens the library's folder and what reads media; what earlier runs left half-done goes first. `processes` starts the native
 * decoder, see createMedia.
 */
export function openMedia(
  { db, folders, isClearing, log }: Pick<CoreContext, 'db' | 'folders' | 'isClearing' | 'log'>,
  processes?: ProcessStarter,
): { folder: LibraryFolder; media: Media } {
  const folder = createLibraryFolder(db, folders.library);
  const cacheFolder = path.join(folders.cache, 'media');
  if (isClearing) {
    finishMove(folder, log);
    forgetGone({ db, folder });
    settlePlaces({ db, folder });
    folder.clearIncoming();
    abandonComingItems(db);
    for (const each of [folder.media(), cacheFolder, path.join(folders.cache, 'sounds')]) sweepParts(each);
  }
  const decoding = processes ? { processes } : {};
  return { folder, media: createMedia({ mediaFolder: () => folder.media(), cacheFolder, log, ...decoding }) };
}
