import fs from 'node:fs';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { SIDECAR_FORMAT, SIDECAR_VERSION } from '../../../../shared/domain/library/sidecar/sidecar-schema.ts';
import type { Db } from '../../../../electron/core/database/database.ts';
import type { LibraryFolder } from '../../../../electron/core/library/library-folder.ts';
import { putPlace } from '../../../../electron/core/library/places/place-table.ts';

const CREATED_AT_MS = Date.UTC(2026, 0, 1);
const IN_FOLDER = 500;
/** As long as the sidecar of a short recording with its words. */
const FILLER = 'and then the light went out '.repeat(60);
const CONTENT = Buffer.alloc(64, 'sound');

/** A library of so many recordings, each a small file in a readable folder with its sidecar, 500 a folder. */
export function fillPlaces({ db, folder }: { db: Db; folder: LibraryFolder }, size: number): void {
  for (let from = 0; from < size; from += IN_FOLDER) {
    fs.mkdirSync(path.dirname(folder.place(placeOf(from))), { recursive: true });
    db.write((tx) => {
      for (let index = from; index < Math.min(size, from + IN_FOLDER); index += 1) {
        const [id, place] = [idOf(index), placeOf(index)];
        const mediaFile = `${path.posix.basename(place)}.wav`;
        tx.run(
          `INSERT INTO items (id, kind, title, size_bytes, media_file, media_state, created_at_ms, updated_at_ms)
           VALUES (:id, 'recording', :title, :size, :mediaFile, 'reading', :at, :at)`,
          { id, title: `Interview ${index}`, size: CONTENT.length, mediaFile, at: CREATED_AT_MS },
        );
        putPlace(tx, id, { place, extension: '.wav', state: 'here', mark: null });
        fs.writeFileSync(`${folder.place(place)}.wav`, CONTENT);
        fs.writeFileSync(`${folder.place(place)}.json`, sidecarOf(id, mediaFile, index));
      }
    });
  }
}

/** Every second item is where it was before it had a readable place, as far as the index knows. */
export function loseHalf(db: Db): void {
  db.write((tx) =>
    tx.run(
      `UPDATE sidecars SET place = NULL, place_key = NULL, place_extension = NULL, place_state = NULL, place_mark = NULL
       WHERE subject IN (SELECT id FROM items WHERE row % 2 = 0)`,
    ),
  );
}

const idOf = (index: number): ItemId => `item-${String(index).padStart(7, '0')}` as ItemId;
const placeOf = (index: number): string =>
  `Recordings/${String(Math.floor(index / IN_FOLDER)).padStart(4, '0')}/2026-01-01 Interview ${index}`;

function sidecarOf(id: ItemId, mediaFile: string, index: number): string {
  const item = {
    kind: 'recording',
    title: `Interview ${index}`,
    ownerId: null,
    sourceName: null,
    sourcePath: null,
    mediaFile,
    sizeBytes: CONTENT.length,
    mediaState: 'reading',
    mediaFacts: null,
    mediaFailure: null,
    recipe: null,
    createdAtMs: CREATED_AT_MS,
    updatedAtMs: CREATED_AT_MS,
  };
  const lines = [{ text: FILLER }];
  return JSON.stringify({ format: SIDECAR_FORMAT, version: SIDECAR_VERSION, id, item: [item], reference: [], lines });
}
