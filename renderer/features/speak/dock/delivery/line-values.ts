import type { LineValues } from '../../../../../shared/domain/script/script-edit.ts';
import { INHERITED_DELIVERY } from '../../../../../shared/domain/script/script-settings.ts';
import type { ScriptLine } from '../../../../../shared/domain/script/script.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import { editScript } from '../../document/opened/open-scripts.ts';
import { chosenIds } from '../../lines/selection/line-selection.ts';
import { texts as scopeTexts } from '../scopes/scope-texts.ts';

const INHERITED: LineValues = { delivery: INHERITED_DELIVERY, voiceId: null, language: null, gapAfterMs: null };

/** Whether a line says anything of its own about how it is spoken, effects left aside. */
export function hasOwnValues(line: ScriptLine): boolean {
  const { delivery, voiceId, language, gapAfterMs } = line;
  return [...Object.values(delivery), voiceId, language, gapAfterMs].some((value) => value !== null);
}

/** Has the selected lines take over everything but their effects; one step of undo. */
export function resetLines(open: OpenScript): void {
  setLines(open, INHERITED, scopeTexts.labels.reset);
}

/** Sets values of all selected lines, one step of undo that is called `label`. */
export function setLines(open: OpenScript, values: LineValues, label: string): void {
  const lineIds = chosenIds(open);
  if (lineIds.length > 0) editScript(open.script.id, [{ kind: 'setLines', lineIds, values }], label);
}
