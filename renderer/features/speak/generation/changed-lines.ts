import type { LineId } from '../../../../shared/domain/ids.ts';
import { hasWords, speechTextProblems } from '../../../../shared/domain/speech/speech-text.ts';
import { wantsGeneration } from '../document/opened/line-states.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import type { LineDraft } from '../document/speak-store.ts';

/**
 * The lines that "generate changed lines" generates, in the order of the script. `draft` is what is being typed: the states do
 * not know it yet, and a text that cannot be said must not keep the other lines from being generated.
 */
export function changedLines(
  { script, order, states }: OpenScript,
  draft: Pick<LineDraft, 'lineId' | 'text'> | null,
): LineId[] {
  const ids = new Set(states.idsOf(wantsGeneration));
  if (draft) {
    const canBeSaid =
      hasWords(draft.text) && speechTextProblems(draft.text, { model: script.settings.model }).length === 0;
    if (canBeSaid) ids.add(draft.lineId);
    else ids.delete(draft.lineId);
  }
  return order.filter((id) => ids.has(id));
}
