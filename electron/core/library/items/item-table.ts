import { Failure, type FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { MediaState } from '../../../../shared/domain/library/media-facts.ts';
import type { Db, Parameters, Tx } from '../../database/database.ts';
import { joinOrganisationOfItem } from '../../organisation/organisation-table.ts';
import { storedFacts } from '../media/stored-facts.ts';

type ItemRow = {
  id: string;
  kind: string;
  title: string;
  source_name: string | null;
  source_path: string | null;
  size_bytes: number | null;
  media_file: string | null;
  media_state: string;
  media_facts: string | null;
  media_failure: string | null;
  recipe: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  binned_at_ms: number | null;
};

/** An item with what never leaves core: its file's name in the item's folder and where it came from. */
export type StoredItem = LibraryItem & { mediaFile: string | null; sourcePath: string | null };

const ORGANISED = joinOrganisationOfItem('items.id');

/** Items chosen by the rest of a SELECT ("WHERE … ORDER BY …"). */
export function selectItems(db: Db | Tx, rest: string, parameters: Parameters = {}): StoredItem[] {
  return db.all<ItemRow>(`SELECT items.*, binned_at_ms FROM items ${ORGANISED} ${rest}`, parameters).map(fromRow);
}

/** The item with that id. Throws NOT_FOUND. */
export function findItem(db: Db | Tx, id: ItemId): StoredItem {
  const [item] = selectItems(db, 'WHERE id = :id', { id });
  if (!item) throw new Failure('NOT_FOUND', 'This item is no longer in the library.', { id });
  return item;
}

/** The item as the renderer may see it. */
export function shownItem(stored: StoredItem): LibraryItem {
  const { mediaFile: _mediaFile, sourcePath: _sourcePath, ...item } = stored;
  return item;
}

function fromRow(row: ItemRow): StoredItem {
  return {
    id: row.id as ItemId,
    kind: row.kind as ItemKind,
    title: row.title,
    sourceName: row.source_name,
    sourcePath: row.source_path,
    sizeBytes: row.size_bytes,
    mediaFile: row.media_file,
    media: mediaState(row),
    recipe: row.recipe === null ? null : (JSON.parse(row.recipe) as Record<string, unknown>),
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    binnedAtMs: row.binned_at_ms,
  };
}

function mediaState(row: ItemRow): MediaState {
  if (row.media_state === 'ready' && row.media_facts !== null) {
    return storedFacts(row.media_facts);
  }
  if (row.media_state === 'failed' && row.media_failure !== null) {
    return { state: 'failed', failure: JSON.parse(row.media_failure) as FailureRecord };
  }
  return { state: row.media_state === 'reading' ? 'reading' : 'none' };
}

/** What a new item begins with. */
export type NewItem = Pick<
  StoredItem,
  'id' | 'kind' | 'title' | 'sourceName' | 'sourcePath' | 'sizeBytes' | 'mediaFile' | 'recipe'
>;

/** Stores a new item; one with a file begins as being read. */
export function insertItem(tx: Tx, item: NewItem): void {
  tx.run(
    `INSERT INTO items (id, kind, title, source_name, source_path, size_bytes, media_file, media_state, recipe,
       created_at_ms, updated_at_ms)
     VALUES (:id, :kind, :title, :sourceName, :sourcePath, :sizeBytes, :mediaFile, :mediaState, :recipe, :now, :now)`,
    {
      ...item,
      mediaState: item.mediaFile === null ? 'none' : 'reading',
      recipe: item.recipe && JSON.stringify(item.recipe),
      now: Date.now(),
    },
  );
}

/** Writes what is known of an item's media now. */
export function updateMedia(tx: Tx, id: ItemId, media: MediaState): void {
  tx.run(
    `UPDATE items SET media_state = :state, media_facts = :facts, media_failure = :failure, updated_at_ms = :now
     WHERE id = :id`,
    {
      id,
      state: media.state,
      facts: media.state === 'ready' ? JSON.stringify(media.facts) : null,
      failure: media.state === 'failed' ? JSON.stringify(media.failure) : null,
      now: Date.now(),
    },
  );
}
