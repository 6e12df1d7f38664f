import type { DuplicateItems } from '../../../../shared/domain/library/upkeep/library-storage.ts';
import type { Db } from '../../database/database.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { IS_KEPT } from '../find/conditions/filter-conditions.ts';
import { IS_NO_PART } from '../items/item-page.ts';
import { noteHash } from './note-hash.ts';

type Candidate = DuplicateItems['items'][number] & { sizeBytes: number; mediaFile: string; sha256: string | null };

/** Only files of one size can hold the same bytes. Parts of other items are theirs, whatever they hold. */
const CANDIDATES = `SELECT items.id, kind, title, items.size_bytes AS sizeBytes, media_file AS mediaFile,
    coalesce(referenced_files.sha256, sidecars.file_sha256) AS sha256
  FROM items LEFT JOIN sidecars ON sidecars.subject = items.id LEFT JOIN referenced_files ON item_id = items.id
  WHERE media_file IS NOT NULL AND items.size_bytes > 0 AND ${IS_NO_PART} AND ${IS_KEPT} AND items.size_bytes IN (
    SELECT size_bytes FROM items WHERE media_file IS NOT NULL AND ${IS_NO_PART} AND ${IS_KEPT}
    GROUP BY size_bytes HAVING count(*) > 1)
  ORDER BY items.size_bytes DESC, created_at_ms, items.id`;

/** See Library.duplicates. A file is read once: what its bytes are is noted with its sidecar. */
export async function findDuplicates(
  { db, folder }: { db: Db; folder: Pick<LibraryFolder, 'file'> },
  signal?: AbortSignal,
): Promise<DuplicateItems[]> {
  const groups = new Map<string, DuplicateItems>();
  for (const candidate of db.all<Candidate>(CANDIDATES)) {
    signal?.throwIfAborted();
    const { sizeBytes, mediaFile, sha256: noted, ...item } = candidate;
    const sha256 = noted ?? (await noteHash(db, { id: item.id, file: folder.file(item.id, mediaFile), signal }));
    if (sha256 === null) continue;
    const group = groups.get(sha256) ?? { items: [], sizeBytes };
    group.items.push(item);
    groups.set(sha256, group);
  }
  return [...groups.values()].filter(({ items }) => items.length > 1);
}
