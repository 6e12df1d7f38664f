import type { ItemId } from '../../../shared/domain/ids.ts';
import type { SameTranscript, TranscriptRecipe } from '../../../shared/domain/transcript/transcript.ts';
import { sha256OfFile } from '../files/sha256.ts';
import { isItemBinned } from '../organisation/organisation-table.ts';
import { recordingOf } from '../library/recording-of.ts';
import type { TranscriptsDeps } from './transcripts-deps.ts';

type Candidate = { transcriptId: ItemId; mediaId: ItemId; createdAtMs: number };

/**
 * Whole transcripts that the same request made before: of recordings with the very same bytes, with the same recipe. The newest
 * for each recording; none for one that is new. Only files of the same size are read.
 */
export async function sameTranscripts(
  deps: TranscriptsDeps,
  { mediaIds, recipe }: { mediaIds: readonly ItemId[]; recipe: TranscriptRecipe },
): Promise<SameTranscript[]> {
  const found: SameTranscript[] = [];
  for (const mediaId of mediaIds) {
    const candidates = deps.db.all<Candidate>(MADE_BEFORE, { mediaId, recipe: JSON.stringify(recipe) });
    for (const { transcriptId, mediaId: other, createdAtMs } of candidates) {
      if (!(await isSameRecording(deps, mediaId, other))) continue;
      found.push({ mediaId, transcriptId, createdAtMs });
      break;
    }
  }
  return found;
}

const MADE_BEFORE = `SELECT transcripts.id AS transcriptId, transcripts.media_id AS mediaId, items.created_at_ms AS createdAtMs
  FROM transcripts JOIN items ON items.id = transcripts.id
  WHERE transcripts.recipe = :recipe AND transcripts.state = 'ready' AND NOT ${isItemBinned('items.id')}
    AND (transcripts.media_id = :mediaId OR (SELECT size_bytes FROM items WHERE id = transcripts.media_id)
      = (SELECT size_bytes FROM items WHERE id = :mediaId))
  ORDER BY items.created_at_ms DESC`;

/** A file that is gone is not the same as any: the transcription itself tells what is wrong with it. */
async function isSameRecording({ library }: TranscriptsDeps, one: ItemId, other: ItemId): Promise<boolean> {
  if (one === other) return true;
  const hash = async (id: ItemId) => await sha256OfFile(recordingOf(library, id).file);
  try {
    return (await hash(one)) === (await hash(other));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
