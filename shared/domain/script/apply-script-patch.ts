import { replaceRows } from '../transcript/editing/replace-rows.ts';
import type { ScriptPatch } from './script-edit.ts';
import { compareLines, type Character, type ScriptContent } from './script.ts';

const compareCharacters = (a: Character, b: Character): number =>
  a.ordinal - b.ordinal || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * A script with a patch applied: lines in the order of compareLines, characters by ordinal. What the patch does not name
 * keeps its identity, whole lists too; ids to remove that are not there are ignored.
 */
export function applyScriptPatch(content: ScriptContent, patch: ScriptPatch): ScriptContent {
  const hasLines = patch.lines.length > 0 || patch.removedLineIds.length > 0;
  const hasCharacters = patch.characters.length > 0 || patch.removedCharacterIds.length > 0;
  return {
    title: patch.title ?? content.title,
    settings: patch.settings ?? content.settings,
    characters: hasCharacters
      ? replaceRows(content.characters, patch.characters, patch.removedCharacterIds).sort(compareCharacters)
      : content.characters,
    lines: hasLines ? replaceRows(content.lines, patch.lines, patch.removedLineIds).sort(compareLines) : content.lines,
  };
}
