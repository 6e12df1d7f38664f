import type { LineId } from '../../../../shared/domain/ids.ts';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { estimateDurationMs } from '../../../../shared/domain/speech/duration-estimate.ts';
import { type PickedTake, planMix } from '../../../../shared/domain/narration/plan-mix.ts';
import type { ScriptContent } from '../../../../shared/domain/script/script.ts';
import { isSkipped, type LineState, type LineStates, wantsGeneration } from '../document/opened/line-states.ts';

/** What "make" would make, and what it needs. `blocked` lines want generation but have no voice or a text that is refused. */
export type GenerationPlan = {
  lineIds: LineId[];
  changedCount: number;
  newCount: number;
  failedCount: number;
  characters: number;
  blocked: LineId[];
};

type Row = { line: { id: LineId; text: string }; state: LineState };

/** The lines that are new, changed or failed, in their order. */
export function planGeneration(rows: Iterable<Row>): GenerationPlan {
  const plan: GenerationPlan = {
    lineIds: [],
    changedCount: 0,
    newCount: 0,
    failedCount: 0,
    characters: 0,
    blocked: [],
  };
  for (const { line, state } of rows) {
    if (!wantsGeneration(state)) {
      if (isBlocked(state)) plan.blocked.push(line.id);
      continue;
    }
    plan.lineIds.push(line.id);
    plan.characters += characterCount(line.text);
    if (state.status === 'failed') plan.failedCount += 1;
    else if (state.status === 'new') plan.newCount += 1;
    else plan.changedCount += 1;
  }
  return plan;
}

/** A line with words that cannot be made as it stands. */
const isBlocked = ({ status, hasFittingTake }: LineState): boolean =>
  status === 'new' || status === 'failed' || (status === 'stale' && !hasFittingTake);

/** Length of the narration, ms, with lines that are not made as long as they will be about; exact when all are made. */
export function narrationLength(
  content: Pick<ScriptContent, 'lines' | 'settings'>,
  states: Pick<LineStates, 'get'>,
): { durationMs: number; isExact: boolean } {
  let isExact = true;
  const picked = new Map<LineId, PickedTake>();
  for (const { id, text } of content.lines) {
    const state = states.get(id);
    if (!state || isSkipped(state)) continue;
    const { take } = state;
    const isMade = take !== null && state.causes.length === 0;
    if (!isMade) isExact = false;
    const durationMs = isMade ? take.durationMs : estimateOf(text, state);
    picked.set(id, { takeId: take?.id ?? ('' as never), durationMs });
  }
  return { durationMs: planMix(content, picked).durationMs, isExact };
}

/** Lines of which nothing changed keep their states: in a long script only the line that is written is measured anew. */
const estimates = new WeakMap<LineState, number>();

function estimateOf(text: string, state: LineState): number {
  const known = estimates.get(state);
  if (known !== undefined) return known;
  const durationMs = estimateDurationMs(text, state.recipe?.speed ?? 1);
  estimates.set(state, durationMs);
  return durationMs;
}
