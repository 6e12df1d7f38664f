import { applyEdits } from '../../../shared/domain/transcript/apply-edit.ts';
import type { TranscriptContent } from '../../../shared/domain/transcript/apply-patch.ts';
import type { ItemId, SegmentId } from '../../../shared/domain/ids.ts';
import type { TranscriptChange } from '../../../shared/domain/transcript/transcript-change.ts';
import type { TranscriptEdit, TranscriptPatch } from '../../../shared/domain/transcript/transcript-edit.ts';
import type { Tx } from '../database/database.ts';
import { createUndoSteps, type UndoStep } from '../database/undo-steps.ts';
import { TRANSCRIPT_STEPS } from './transcript-table.ts';
import { segmentsChosenByUser } from './content-table.ts';
import type { TranscriptChanging, TranscriptStore } from './transcript-store.ts';

/** A patch of a step, and the lines in it whose speaker a person has chosen once it is applied; older steps do not know. */
type StepPatch = TranscriptPatch & { chosen?: SegmentId[] };

const undoSteps = createUndoSteps<StepPatch>(TRANSCRIPT_STEPS);

/** Applies edits as one undo step; edits that change nothing leave no step and no revision. */
export function editTranscript(
  store: TranscriptStore,
  input: { id: ItemId; edits: TranscriptEdit[]; label: string },
): TranscriptChange {
  return store.change(input.id, (changing) =>
    commitStep(changing, { label: input.label, ...applyEdits(changing.content, input.edits) }),
  );
}

/** Stores a step on top of the history; what had been undone is dropped. */
export function commitStep(changing: TranscriptChanging, step: UndoStep<TranscriptPatch>): TranscriptChange {
  const { tx, head } = changing;
  if (isEmpty(step.patch)) {
    const { id, revision, undoPosition, stepCount } = head;
    return {
      id,
      revision,
      patch: step.patch,
      label: step.label,
      canUndo: undoPosition > 0,
      canRedo: undoPosition < stepCount,
    };
  }
  const touched = [...step.patch.segments, ...step.inverse.segments].map((segment) => segment.id);
  const before = segmentsChosenByUser(tx, head.id, touched);
  const chosenByUser = chosenIn(changing, step, before);
  undoSteps.push(
    tx,
    { id: head.id, position: head.undoPosition },
    {
      label: step.label,
      patch: { ...step.patch, chosen: idsAmong(step.patch, (id) => before.has(id) || chosenByUser.has(id)) },
      inverse: { ...step.inverse, chosen: idsAmong(step.inverse, (id) => before.has(id)) },
    },
  );
  const position = head.undoPosition + 1;
  return changing.commit(step.patch, { label: step.label, undoPosition: position, stepCount: position, chosenByUser });
}

/** Takes the last step back (-1) or does it again (1); null when there is none. */
export function stepHistory(store: TranscriptStore, id: ItemId, direction: -1 | 1): TranscriptChange | null {
  return store.change(id, (changing) => {
    const { tx, head } = changing;
    const next = undoSteps.next(tx, { id: head.id, position: head.undoPosition }, direction);
    if (!next) return null;
    const { chosen, ...patch } = next.patch;
    return changing.commit(patch, {
      label: next.label,
      undoPosition: next.position,
      ...(chosen === undefined ? {} : { chosenByUser: new Set(chosen), isRestoring: true }),
    });
  });
}

/** Whether any step, done or undone, speaks of the line: then only a person may replace it. */
export function isInHistory(tx: Tx, id: ItemId, segmentId: SegmentId): boolean {
  const found = tx.get(
    `SELECT 1 FROM undo_steps WHERE transcript_id = :id
     AND (instr(patch, :segmentId) > 0 OR instr(inverse, :segmentId) > 0) LIMIT 1`,
    { id, segmentId },
  );
  return found !== undefined;
}

/**
 * Rewrites the lines within all steps, so that undo and redo bring back today's labels and not those of the time of the
 * step. For changes that are no step themselves.
 */
export function rewriteHistory(tx: Tx, id: ItemId, rewrite: (patch: TranscriptPatch) => TranscriptPatch): void {
  const rows = tx.all<{ position: number; patch: string; inverse: string }>(
    'SELECT position, patch, inverse FROM undo_steps WHERE transcript_id = :id',
    { id },
  );
  for (const row of rows) {
    tx.run(
      'UPDATE undo_steps SET patch = :patch, inverse = :inverse WHERE transcript_id = :id AND position = :position',
      {
        id,
        position: row.position,
        patch: JSON.stringify(rewrite(JSON.parse(row.patch) as TranscriptPatch)),
        inverse: JSON.stringify(rewrite(JSON.parse(row.inverse) as TranscriptPatch)),
      },
    );
  }
}

/** Lines whose speaker this step decided, and lines cut out of such lines. */
function chosenIn(
  { content }: TranscriptChanging,
  { patch }: UndoStep<TranscriptPatch>,
  chosenBefore: ReadonlySet<SegmentId>,
): Set<SegmentId> {
  const before = speakersOf(content, patch);
  const comesFromChosen = chosenBefore.size > 0;
  const chosen = patch.segments.filter((segment) => {
    const isNew = !before.has(segment.id);
    return isNew ? comesFromChosen : before.get(segment.id) !== segment.speakerId;
  });
  return new Set(chosen.map((segment) => segment.id));
}

const idsAmong = (patch: TranscriptPatch, isAmong: (id: SegmentId) => boolean): SegmentId[] =>
  patch.segments.map((segment) => segment.id).filter(isAmong);

function speakersOf(content: TranscriptContent, patch: TranscriptPatch) {
  const wanted = new Set(patch.segments.map((segment) => segment.id));
  const lines = content.segments.filter((segment) => wanted.has(segment.id));
  return new Map(lines.map((segment) => [segment.id, segment.speakerId]));
}

function isEmpty(patch: TranscriptPatch): boolean {
  return Object.values(patch).every((rows) => rows.length === 0);
}
