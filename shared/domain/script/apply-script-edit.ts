import { reasonedFailure } from '../failures/reasoned-failure.ts';
import { applyScriptPatch } from './apply-script-patch.ts';
import * as characterEdits from './editing/character-edits.ts';
import { definedValues } from './editing/defined-values.ts';
import * as lineEdits from './editing/line-edits.ts';
import { createScriptDraft, scriptPatchesOf, type ScriptDraft } from './editing/script-draft.ts';
import type { ScriptEdit, ScriptPatch } from './script-edit.ts';
import type { ScriptContent } from './script.ts';

/**
 * What edits make of a script, done in order, with the patch that says so and the one that takes all of it back:
 * applyScriptPatch(content, inverse) of the result equals what was given. Rows that no edit changes keep their identity.
 * Throws Failure NOT_FOUND (unknown id), CONFLICT (id of a new row is used) or INVALID_INPUT (split behind the end, join of
 * one line, empty name or title, a character into itself); nothing is changed then.
 */
export function applyScriptEdits(
  content: ScriptContent,
  edits: readonly ScriptEdit[],
): { content: ScriptContent; patch: ScriptPatch; inverse: ScriptPatch } {
  const draft = createScriptDraft(content);
  for (const edit of edits) applyEdit(draft, edit);
  const patches = scriptPatchesOf(draft, content);
  return { content: applyScriptPatch(content, patches.patch), ...patches };
}

function applyEdit(draft: ScriptDraft, edit: ScriptEdit): void {
  switch (edit.kind) {
    case 'setText':
      return lineEdits.setText(draft, edit);
    case 'split':
      return lineEdits.split(draft, edit);
    case 'join':
      return lineEdits.join(draft, edit);
    case 'insert':
      return lineEdits.insert(draft, edit);
    case 'move':
      return lineEdits.move(draft, edit);
    case 'delete':
      return lineEdits.remove(draft, edit);
    case 'setLines':
      return lineEdits.setLines(draft, edit);
    case 'addCharacter':
      return characterEdits.addCharacter(draft, edit);
    case 'setCharacter':
      return characterEdits.setCharacter(draft, edit);
    case 'removeCharacter':
      return characterEdits.removeCharacter(draft, edit);
    case 'setSettings':
      draft.settings = { ...draft.settings, ...definedValues(edit.values) };
      return;
    case 'rename':
      draft.title = titleOf(edit.title);
  }
}

function titleOf(title: string): string {
  const trimmed = title.trim();
  if (trimmed === '') throw reasonedFailure('INVALID_INPUT', 'script_title', { field: 'title' });
  return trimmed;
}
