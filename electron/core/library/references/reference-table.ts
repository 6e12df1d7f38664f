import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ReferenceState } from '../../../../shared/domain/library/origins/file-reference.ts';
import type { Db, Parameters, Tx } from '../../database/database.ts';
import type { StoredItem } from '../items/item-table.ts';
import type { LibraryFolder } from '../library-folder.ts';

/** By what a file is known: size, time of its last change (whole ms; -1 for any), and hash of its bytes (hex). */
export type FileMark = { sizeBytes: number; modifiedAtMs: number; sha256: string };

/** A file outside of the library that an item points to; `path` is absolute. */
export type StoredReference = FileMark & { itemId: ItemId; path: string; state: ReferenceState };

const COLUMNS =
  'item_id AS itemId, path, size_bytes AS sizeBytes, modified_at_ms AS modifiedAtMs, sha256, state FROM referenced_files';

/** References chosen by the rest of a SELECT ("WHERE …"). */
export const selectReferences = (db: Db | Tx, rest: string, parameters: Parameters = {}): StoredReference[] =>
  db.all<StoredReference>(`SELECT ${COLUMNS} ${rest}`, parameters);

/** Where the file of an item is kept; null for an item whose file is in the library. */
export const findReference = (db: Db | Tx, id: ItemId): StoredReference | null =>
  selectReferences(db, 'WHERE item_id = :id', { id })[0] ?? null;

/** Lets an item point to a file that is there. */
export function putReference(tx: Tx, itemId: ItemId, file: FileMark & { path: string }): void {
  tx.run(
    `INSERT INTO referenced_files (item_id, path, size_bytes, modified_at_ms, sha256, state)
     VALUES (:itemId, :path, :sizeBytes, :modifiedAtMs, :sha256, 'there')
     ON CONFLICT (item_id) DO UPDATE SET path = excluded.path, size_bytes = excluded.size_bytes,
       modified_at_ms = excluded.modified_at_ms, sha256 = excluded.sha256, state = excluded.state`,
    { itemId, path: file.path, sizeBytes: file.sizeBytes, modifiedAtMs: file.modifiedAtMs, sha256: file.sha256 },
  );
}

/** The file of an item: where the user keeps it, else its own in the library. It need not be there. */
export function fileOfItem(
  { db, folder }: { db: Db; folder: Pick<LibraryFolder, 'file'> },
  { id, mediaFile }: Pick<StoredItem, 'id' | 'mediaFile'>,
): string {
  return findReference(db, id)?.path ?? folder.file(id, mediaFile ?? '');
}

/** SQL for the bytes of an item of \`items\` that lie outside of the library. */
export const REFERENCED_BYTES = 'coalesce((SELECT sum(size_bytes) FROM referenced_files WHERE item_id = items.id), 0)';

/** What \`item_counts\` has, without the bytes that lie outside of the library. */
export const STORED_COUNTS = `(SELECT kind, count, size_bytes FROM item_counts UNION ALL
  SELECT items.kind, 0, -referenced_files.size_bytes FROM referenced_files JOIN items ON items.id = item_id)`;
