import { cueOverrunMs, type CuedLine, fitToCues } from '../../../../shared/domain/narration/fit-to-cues.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import { estimateDurationMs } from '../../../../shared/domain/speech/duration-estimate.ts';
import { isSkipped, type LineState } from '../document/opened/line-states.ts';
import { lineOf, type OpenScript } from '../document/opened/open-script.ts';
import { editScript } from '../document/opened/open-scripts.ts';
import { texts } from '../texts.ts';

type Rows = Iterable<{ line: ScriptLine; state: LineState }>;

/** By how much the take in use of a line is longer than its cue, ms; 0 where there is none or it fits. */
export function overrunMs(line: Pick<ScriptLine, 'cue'>, { take }: Pick<LineState, 'take'>): number {
  return line.cue && take ? cueOverrunMs(line.cue, take.durationMs) : 0;
}

/** Lines that have a cue, with the length of their take, or how long they will be about where text or voice are other ones. */
export function cuedLines(rows: Rows): CuedLine[] {
  return [...rows].flatMap(({ line, state }) => {
    const { take, recipe, causes } = state;
    if (!line.cue || !recipe || isSkipped(state)) return [];
    const isSpokenSo =
      take !== null && !causes.some((cause) => cause === 'text' || cause === 'voice' || cause === 'partial');
    const { speed } = recipe;
    const durationMs = isSpokenSo
      ? (take.durationMs * take.recipe.speed) / speed
      : estimateDurationMs(line.text, speed);
    return [{ lineId: line.id, cue: line.cue, durationMs, speed }];
  });
}

/** Speeds lines up that are longer than their cues, in one step. Returns false where none can be made to fit. */
export function fitLinesToCues(open: OpenScript): boolean {
  const { speeds } = fitToCues(cuedLines(open.states));
  const edits = speeds.flatMap(({ lineId, speed }): ScriptEdit[] => {
    const line = lineOf(open, lineId);
    return line ? [{ kind: 'setLines', lineIds: [lineId], values: { delivery: { ...line.delivery, speed } } }] : [];
  });
  return edits.length > 0 && editScript(open.script.id, edits, texts.labels.fitToCues);
}
