import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { isImportedAudio, kindsWhere } from '../../../../../shared/domain/library/item-kinds.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import type { TranscriptState } from '../../../../../shared/domain/transcript/transcript.ts';
import { isItemBinned } from '../../../organisation/organisation-table.ts';
import { selectItems, shownItem } from '../../items/item-table.ts';
import type { LibraryDeps } from '../../library-deps.ts';
import { fileOfItem } from '../../references/reference-table.ts';

/** A recording of the library and its newest transcript. */
export type KnownRecording = { item: LibraryItem; transcriptId: ItemId; transcriptState: TranscriptState };

const WITH_TRANSCRIPT = `WHERE kind IN (SELECT value FROM json_each(:kinds)) AND size_bytes = :size AND binned_at_ms IS NULL
  AND media_state <> 'failed' AND id IN (SELECT media_id FROM transcripts) ORDER BY created_at_ms DESC`;
const NEWEST = `SELECT transcripts.id, transcripts.state FROM transcripts JOIN items ON items.id = transcripts.id
  WHERE media_id = :id AND NOT ${isItemBinned('items.id')} ORDER BY created_at_ms DESC LIMIT 1`;
const BLOCK_BYTES = 1024 * 1024;

/**
 * The recording with the very bytes of a file, if it has a transcript that is not in the bin; null for one that is new or
 * cannot be looked at. Only files of the same size are read.
 */
export async function knownRecording({ db, folder, kinds }: LibraryDeps, file: string): Promise<KnownRecording | null> {
  // What is wrong with the file is told when it is copied.
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile() || facts.size === 0) return null;
  const query = { size: facts.size, kinds: JSON.stringify(kindsWhere(kinds, isImportedAudio)) };
  for (const item of selectItems(db, WITH_TRANSCRIPT, query)) {
    const transcript = db.get<{ id: ItemId; state: TranscriptState }>(NEWEST, { id: item.id });
    if (!transcript) continue;
    const original = fileOfItem({ db, folder }, item);
    if (!(await isSameFile(file, original))) continue;
    return { item: shownItem(item), transcriptId: transcript.id, transcriptState: transcript.state };
  }
  return null;
}

/** Whether two files of one size hold the same bytes; false when one of them cannot be read. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  try {
    const handle = await open(other, 'r');
    try {
      const theirs = Buffer.alloc(BLOCK_BYTES);
      for await (const chunk of createReadStream(one, { highWaterMark: BLOCK_BYTES })) {
        const mine = chunk as Buffer;
        const { bytesRead } = await handle.read(theirs, 0, mine.length);
        if (bytesRead !== mine.length || !mine.equals(theirs.subarray(0, bytesRead))) return false;
      }
      return true;
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
