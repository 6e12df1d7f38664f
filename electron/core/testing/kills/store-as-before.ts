import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { AUDIO_FACTS } from '../../../../shared/domain/test-data/audio-facts.ts';
import type { Db } from '../../database/database.ts';
import { expectItem } from '../../library/items/coming-items.ts';
import { insertItem, updateMedia } from '../../library/items/item-table.ts';
import type { LibraryFolder } from '../../library/library-folder.ts';

/** Stores a recording, which counts as read, as versions without readable folders did: in the folder of its id. */
export function storeAsBefore(
  db: Db,
  folder: LibraryFolder,
  { name, content }: { name: string; content: Buffer },
): ItemId {
  const id = randomUUID() as ItemId;
  const incoming = path.join(folder.incoming(), id);
  fs.writeFileSync(incoming, content);
  expectItem(db, id);
  fs.mkdirSync(folder.item(id), { recursive: true });
  fs.renameSync(incoming, path.join(folder.item(id), 'original.wav'));
  const file = {
    sourceName: name,
    sourcePath: null,
    sizeBytes: content.length,
    mediaFile: 'original.wav',
    recipe: null,
  };
  db.write((tx) => {
    insertItem(tx, { id, kind: 'recording', title: name.replace('.wav', ''), ...file });
    updateMedia(tx, id, { state: 'ready', facts: AUDIO_FACTS });
  });
  return id;
}
