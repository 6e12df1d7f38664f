import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { AudioFacts } from '../../../../shared/domain/library/media-facts.ts';
import type { JobContext } from '../../jobs/job-work.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

/** Waits for the recording. That it cannot be read is told by this job: a second failure for the same file would be noise. */
export async function readRecording(
  deps: TranscriptsDeps,
  mediaId: ItemId,
  { signal }: JobContext,
): Promise<AudioFacts> {
  deps.library.readAgain({ id: mediaId });
  try {
    return await deps.library.whenRead({ id: mediaId, signal });
  } catch (error) {
    const told = `UPDATE jobs SET dismissed = 1 WHERE kind = 'import' AND item_id = :mediaId AND state = 'failed'`;
    if (!signal.aborted && deps.db.write((tx) => tx.run(told, { mediaId })) > 0) deps.changes.publish('jobs', []);
    throw error;
  }
}
