import path from 'node:path';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { placeKey } from '../../../../../shared/domain/library/places/place-name.ts';
import type { Db } from '../../../database/database.ts';
import type { LibraryFolder } from '../../library-folder.ts';

/** As many are read at once. */
const PAGE = 500;

/**
 * An item with a file: where that belongs, and what it is known by (inode and size, SHA-256 as hex) where that is known. `name` is its
 * path in the library with "/" between the parts, null where it is in the folder of its id. `isOutside`: it is a reference,
 * whose own path is elsewhere.
 */
export type OwnFile = {
  id: ItemId;
  title: string;
  sizeBytes: number | null;
  file: string;
  name: string | null;
  mark: string | null;
  sha256: string | null;
  isOutside: boolean;
};

type Row = Omit<OwnFile, 'file' | 'isOutside'> & { row: number; mediaFile: string; isOutside: 0 | 1 };

const SELECT = `SELECT items.row, items.id, title, media_file AS mediaFile, size_bytes AS sizeBytes, place_mark AS mark,
    file_sha256 AS sha256, CASE WHEN place_state <> 'coming' THEN place || place_extension END AS name,
    EXISTS (SELECT 1 FROM referenced_files WHERE item_id = items.id) AS isOutside
  FROM items LEFT JOIN sidecars ON subject = items.id
  WHERE media_file IS NOT NULL AND items.row > :after ORDER BY items.row LIMIT ${PAGE}`;

/** All items with files, page by page, in the order in which they came. One question a page, however many there are. */
export function* pagesOfFiles({ db, folder }: { db: Db; folder: LibraryFolder }): Generator<OwnFile[]> {
  for (let after = 0; ;) {
    const rows = db.all<Row>(SELECT, { after });
    const [root, media] = [folder.root(), folder.media()];
    if (rows.length > 0)
      yield rows.map(({ mediaFile, row: _row, ...item }) => ({
        ...item,
        isOutside: item.isOutside === 1,
        file: item.name === null ? path.join(media, item.id, mediaFile) : path.join(root, ...item.name.split('/')),
      }));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.row;
  }
}

/** Keys of all names that items have, are to get, or had until lately, those of their sidecars too; see placeKey. */
export function knownNames(db: Db): Set<string> {
  const places = db.all<{ place: string; extension: string | null }>(
    `SELECT place, place_extension AS extension FROM sidecars WHERE place IS NOT NULL
     UNION ALL SELECT place, place_extension FROM place_moves`,
  );
  return new Set(
    places.flatMap(({ place, extension }) => [placeKey(`${place}.json`), placeKey(place + (extension ?? '.json'))]),
  );
}
