import fs from 'node:fs';
import path from 'node:path';
import type { Db } from './database/database.ts';
import type { HostPorts } from './host-ports.ts';
import { createLibraryFolder } from './library/library-folder.ts';
import { createMedia } from './media/create-media.ts';
import { sweepParts } from './files/open-parts.ts';

/** Opens the library's folder and what reads media; with `isClearing`, what earlier runs left half-done goes first. */
export function openMedia(deps: { folders: HostPorts['folders']; db: Db; isClearing: boolean }) {
  const { folders, db, isClearing } = deps;
  const folder = createLibraryFolder(db, folders.library);
  const piecesFolder = path.join(folders.cache, 'pieces');
  if (isClearing) {
    folder.clearIncoming();
    fs.rmSync(piecesFolder, { recursive: true, force: true });
    for (const each of [folder.media(), path.join(folders.cache, 'media'), path.join(folders.cache, 'sounds')])
      sweepParts(each);
  }
  const media = createMedia({ mediaFolder: () => folder.media(), cacheFolder: path.join(folders.cache, 'media') });
  return { folder, piecesFolder, media };
}
