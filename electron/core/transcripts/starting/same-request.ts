import type { ItemId } from '../../../../shared/domain/ids.ts';
import { audioFactsOf } from '../../../../shared/domain/library/media-facts.ts';
import { chosenTrack } from '../../../../shared/domain/media/audio-track.ts';
import type { SameTranscript, TranscriptRecipe } from '../../../../shared/domain/transcript/transcript.ts';
import type { Db } from '../../database/database.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import { isItemBinned } from '../../organisation/organisation-table.ts';
import { findItem } from '../../library/items/item-table.ts';
import { recordingOf } from '../../library/media/recording-of.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

type Candidate = { transcriptId: ItemId; mediaId: ItemId; track: number | null; createdAtMs: number };

/**
 * Whole transcripts that the same request made before: of the same audio track of recordings with the very same bytes, with the
 * same recipe. The newest for each recording; none for one that is new. Only files of the same size are read.
 */
export async function sameTranscripts(
  deps: TranscriptsDeps,
  { mediaIds, recipe }: { mediaIds: readonly ItemId[]; recipe: TranscriptRecipe },
): Promise<SameTranscript[]> {
  const found: SameTranscript[] = [];
  for (const mediaId of mediaIds) {
    const candidates = deps.db.all<Candidate>(MADE_BEFORE, { mediaId, recipe: JSON.stringify(recipe) });
    for (const { transcriptId, mediaId: other, track, createdAtMs } of candidates) {
      if (!isSameTrack(deps.db, mediaId, { mediaId: other, track })) continue;
      if (!(await isSameRecording(deps, mediaId, other))) continue;
      found.push({ mediaId, transcriptId, createdAtMs });
      break;
    }
  }
  return found;
}

const MADE_BEFORE = `SELECT transcripts.id AS transcriptId, transcripts.media_id AS mediaId,
    json_extract(transcripts.recipe, '$.track') AS track, items.created_at_ms AS createdAtMs
  FROM transcripts JOIN items ON items.id = transcripts.id
  WHERE json_remove(transcripts.recipe, '$.track', '$.kind', '$.version') = :recipe AND transcripts.state = 'ready' AND NOT ${isItemBinned('items.id')}
    AND (transcripts.media_id = :mediaId OR (SELECT size_bytes FROM items WHERE id = transcripts.media_id)
      = (SELECT size_bytes FROM items WHERE id = :mediaId))
  ORDER BY items.created_at_ms DESC`;

/**
 * Whether a recording is read in the track that a transcript is of. What is not known of either is the track that the file marks:
 * of the same bytes, whichever of them has been read, it is the same.
 */
function isSameTrack(db: Db, one: ItemId, { mediaId, track }: Pick<Candidate, 'mediaId' | 'track'>): boolean {
  const tracks = [one, mediaId].map((id) => audioFactsOf(findItem(db, id).media)?.tracks).find(Boolean);
  const usual = tracks && chosenTrack(tracks, null)?.number;
  return (trackOf(db, one) ?? usual) === (track ?? usual);
}

/** The track that was read, or is being read; null where none was chosen. */
function trackOf(db: Db, id: ItemId): number | null {
  const { media } = findItem(db, id);
  if (media.state === 'ready') return audioFactsOf(media)?.track ?? null;
  return db.get<{ track: number | null }>(TRACK_BEING_READ, { id })?.track ?? null;
}

const TRACK_BEING_READ = `SELECT json_extract(request, '$.track') AS track FROM jobs
  WHERE kind = 'import' AND item_id = :id ORDER BY created_at_ms DESC, rowid DESC LIMIT 1`;

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
