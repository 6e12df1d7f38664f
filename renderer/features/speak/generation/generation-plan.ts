import type { LineId } from '../../../../shared/domain/ids.ts';
import { hasWords } from '../../../../shared/domain/speech/speech-text.ts';
import { characterCount } from '../../../../shared/domain/speech/speech-options.ts';
import { estimateDurationMs } from '../../../../shared/domain/speech/duration-estimate.ts';
import { planMix } from '../../../../shared/domain/narration/plan-mix.ts';
import type { ScriptContent } from '../../../../shared/domain/script/script.ts';
import { type LineState, wantsGeneration } from '../document/opened/line-states.ts';

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
  content: ScriptContent,
  stateOf: (id: LineId) => LineState | null,
): { durationMs: number; isExact: boolean } {
  let isExact = true;
  const picked = new Map(
    content.lines.flatMap((line) => {
      const state = stateOf(line.id);
      if (!hasWords(line.text)) return [];
      const take = state?.take ?? null;
      if (!take || state?.causes.length !== 0) isExact = false;
      const durationMs = take && state?.causes.length === 0 ? take.durationMs : estimateOf(line.text, state);
      return [[line.id, { takeId: take?.id ?? ('' as never), durationMs }] as const];
    }),
  );
  return { durationMs: planMix(content, picked).durationMs, isExact };
}

/** Lines of which nothing changed keep their states: in a long script only the line that is written is measured anew. */
const estimates = new WeakMap<LineState, number>();

function estimateOf(text: string, state: LineState | null): number {
  const known = state && estimates.get(state);
  if (known != null) return known;
  const durationMs = estimateDurationMs(text, state?.recipe?.speed ?? 1);
  if (state) estimates.set(state, durationMs);
  return durationMs;
}
