import type { MessagePart, ToolCallPart } from '../../../../shared/domain/conversation/message.ts';
import { GET_TOOLS } from '../../../../shared/domain/tools/offered-tools.ts';

/** The calls of an answer as the steps of a plan. `current` runs, waits for the user or for its task; null where none does. */
export type PlanSteps = { steps: readonly ToolCallPart[]; doneCount: number; current: ToolCallPart | null };

const UNDER_WAY: readonly ToolCallPart['state'][] = ['waiting', 'running'];

/**
 * The steps of an answer as far as they are known: nobody knows what a model calls next. Waiting for a task belongs to the step
 * before it, which is not done until then. Getting tools does nothing.
 */
export function planSteps(parts: readonly MessagePart[], isAnswering: boolean): PlanSteps {
  const calls = parts.filter((part) => part.type === 'call');
  const steps = calls.filter(({ tool }) => tool !== 'wait_for_task' && tool !== GET_TOOLS);
  const last = calls.at(-1);
  const isWaiting = last?.tool === 'wait_for_task' && UNDER_WAY.includes(last.state);
  const underWay = isWaiting ? steps.at(-1) : steps.find(({ state }) => UNDER_WAY.includes(state));
  const current = isAnswering ? (underWay ?? null) : null;
  const doneCount = steps.filter((step) => step.state === 'done' && step !== current).length;
  return { steps, doneCount, current };
}
