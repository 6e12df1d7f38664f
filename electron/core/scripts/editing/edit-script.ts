import { applyScriptEdits } from '../../../../shared/domain/script/apply-script-edit.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ScriptEdit, ScriptPatch } from '../../../../shared/domain/script/script-edit.ts';
import type { ScriptChange } from '../../../../shared/domain/script/script-views.ts';
import type { Parameters } from '../../database/database.ts';
import { createUndoSteps, type UndoStep } from '../../database/undo-steps.ts';
import type { ScriptChanging, ScriptStore } from '../script-store.ts';
import { SCRIPT_STEPS } from '../script-table.ts';

/** Texts of one line that follow each other within this time are one step of typing. */
const TYPING_MS = 2000;

const undoSteps = createUndoSteps<ScriptPatch>(SCRIPT_STEPS);

/** Applies edits as one undo step; edits that change nothing leave no step and no revision. */
export function editScript(
  store: ScriptStore,
  { id, edits, label }: { id: ItemId; edits: readonly ScriptEdit[]; label: string },
): ScriptChange {
  return store.change(id, (changing) => {
    const { patch, inverse } = applyScriptEdits(changing.content, edits);
    const { head } = changing;
    if (isEmpty(patch)) {
      const { revision, undoPosition, stepCount } = head;
      return { id, revision, patch, label, canUndo: undoPosition > 0, canRedo: undoPosition < stepCount };
    }
    const step = { label, patch, inverse };
    const mergeKey = typingKey(edits, label);
    const position = head.undoPosition - (mergeKey !== null && continuesTyping(changing, mergeKey) ? 1 : 0);
    if (position === head.undoPosition) undoSteps.push(changing.tx, { id, position }, step);
    markStep(changing, { position, mergeKey, step });
    return changing.commit(patch, { label, undoPosition: position + 1, stepCount: position + 1 });
  });
}

/** Takes the last step back (-1) or does it again (1); null when there is none. */
export function stepScript(store: ScriptStore, id: ItemId, direction: -1 | 1): ScriptChange | null {
  return store.change(id, ({ tx, head, commit }) => {
    const next = undoSteps.next(tx, { id, position: head.undoPosition }, direction);
    return next && commit(next.patch, { label: next.label, undoPosition: next.position, stepCount: head.stepCount });
  });
}

/** What typing that goes on has in common; null for anything but the text of one line. */
function typingKey(edits: readonly ScriptEdit[], label: string): string | null {
  const [edit] = edits;
  return edits.length === 1 && edit?.kind === 'setText' ? JSON.stringify([edit.lineId, label]) : null;
}

/** Whether the last step is the same typing of a moment ago, and nothing was undone since. */
function continuesTyping({ tx, head }: ScriptChanging, mergeKey: string): boolean {
  if (head.undoPosition === 0 || head.undoPosition < head.stepCount) return false;
  const found = tx.get(
    `SELECT 1 FROM script_undo_steps
     WHERE script_id = :id AND position = :position AND merge_key = :mergeKey AND at_ms BETWEEN :earliest AND :now`,
    { id: head.id, position: head.undoPosition - 1, mergeKey, earliest: Date.now() - TYPING_MS, now: Date.now() },
  );
  return found !== undefined;
}

/** Says which typing a step is, and brings one that goes on up to date: its way back stays that of its beginning. */
function markStep(
  { tx, head }: ScriptChanging,
  { position, mergeKey, step }: { position: number; mergeKey: string | null; step: UndoStep<ScriptPatch> },
): void {
  if (mergeKey === null) return;
  const parameters: Parameters = {
    id: head.id,
    position,
    mergeKey,
    patch: JSON.stringify(step.patch),
    now: Date.now(),
  };
  tx.run(
    `UPDATE script_undo_steps SET patch = :patch, merge_key = :mergeKey, at_ms = :now
     WHERE script_id = :id AND position = :position`,
    parameters,
  );
}

function isEmpty({ lines, removedLineIds, characters, removedCharacterIds, settings, title }: ScriptPatch): boolean {
  const rows = lines.length + removedLineIds.length + characters.length + removedCharacterIds.length;
  return rows === 0 && settings === null && title === null;
}
