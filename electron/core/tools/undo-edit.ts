import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { TranscriptChange } from '../../../shared/domain/transcript/transcript-change.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';

/**
 * Undoes the edit of a transcript that left it at `revision`, while it is the last one. Throws CONFLICT with `reason`
 * `call_changed_since` or `call_not_undoable`, NOT_FOUND where the transcript is gone.
 */
export function undoEdit(
  transcripts: Pick<Transcripts, 'get' | 'undo'>,
  { id, revision }: { id: ItemId; revision: number },
): TranscriptChange {
  if (transcripts.get({ id }).revision !== revision) throw reasonedFailure('CONFLICT', 'call_changed_since');
  const change = transcripts.undo({ id });
  if (!change) throw reasonedFailure('CONFLICT', 'call_not_undoable');
  return change;
}
