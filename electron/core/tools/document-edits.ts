import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';

/** Documents with steps of undo: transcripts, and scripts. */
type Documents = { get(input: { id: ItemId }): { revision: number } };

type Edit<Each> = { id: ItemId; edits: Each[]; label: string };

/**
 * Makes edits of a document as one step. `canUndo` is false where they changed nothing: the step before them is somebody else's.
 * Throws what the document's edits throw.
 */
export function editDocument<Each>(
  documents: Documents & { edit(input: Edit<Each>): { revision: number } },
  edit: Edit<Each>,
): { revision: number; canUndo: boolean } {
  const before = documents.get({ id: edit.id }).revision;
  const { revision } = documents.edit(edit);
  return { revision, canUndo: revision !== before };
}

/**
 * Undoes the edit of a document that left it at `revision`, while it is the last one. Throws CONFLICT with `reason`
 * `call_changed_since` or `call_not_undoable`, NOT_FOUND where the document is gone.
 */
export function undoEdit<Change>(
  documents: Documents & { undo(input: { id: ItemId }): Change | null },
  { id, revision }: { id: ItemId; revision: number },
): Change {
  if (documents.get({ id }).revision !== revision) throw reasonedFailure('CONFLICT', 'call_changed_since');
  const change = documents.undo({ id });
  if (!change) throw reasonedFailure('CONFLICT', 'call_not_undoable');
  return change;
}
