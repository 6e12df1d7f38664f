import { createDraftRows, type DraftRows } from '../../transcript/editing/draft-rows.ts';
import type { LineId } from '../../ids.ts';
import { isSameValue } from '../same-value.ts';
import type { ScriptPatch } from '../script-edit.ts';
import type { ScriptSettings } from '../script-settings.ts';
import { compareLines, type Character, type ScriptContent, type ScriptLine } from '../script.ts';

/** A script under edit. */
export type ScriptDraft = {
  lines: DraftRows<ScriptLine>;
  characters: DraftRows<Character>;
  settings: ScriptSettings;
  title: string;
};

/** Starts a draft over the content of a script, which is not changed. */
export const createScriptDraft = (content: ScriptContent): ScriptDraft => ({
  lines: createDraftRows(content.lines, 'line', isSameValue),
  characters: createDraftRows(content.characters, 'character', isSameValue),
  settings: content.settings,
  title: content.title,
});

/** The lines of the draft in their order. */
export const sortedLines = (draft: ScriptDraft): ScriptLine[] => draft.lines.all().sort(compareLines);

/** The named lines in the order of the script. Throws Failure NOT_FOUND. */
export const namedLines = (draft: ScriptDraft, ids: readonly LineId[]): ScriptLine[] =>
  [...new Set(ids)].map((id) => draft.lines.get(id)).sort(compareLines);

/** What the draft changed and how to take it back. */
export function scriptPatchesOf(
  draft: ScriptDraft,
  content: ScriptContent,
): { patch: ScriptPatch; inverse: ScriptPatch } {
  const lines = draft.lines.difference();
  const characters = draft.characters.difference();
  const hasSettings = !isSameValue(draft.settings, content.settings);
  const hasTitle = draft.title !== content.title;
  return {
    patch: {
      lines: lines.put,
      removedLineIds: lines.removedIds,
      characters: characters.put,
      removedCharacterIds: characters.removedIds,
      settings: hasSettings ? draft.settings : null,
      title: hasTitle ? draft.title : null,
    },
    inverse: {
      lines: lines.undoPut,
      removedLineIds: lines.undoRemovedIds,
      characters: characters.undoPut,
      removedCharacterIds: characters.undoRemovedIds,
      settings: hasSettings ? content.settings : null,
      title: hasTitle ? content.title : null,
    },
  };
}
