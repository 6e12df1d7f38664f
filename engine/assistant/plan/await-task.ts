import type { ContextItem } from '../../../shared/service-api/responses/studio-context.ts';
import { itemsMadeBy } from '../situation/made-items.ts';
import { PlanStopped, type Hands } from './hands.ts';

/** As often a task is waited for, a minute each: an answer may make 25 calls. */
const MOST_WAITS = 15;
const WAIT_SECONDS = 60;

/** What came of a task: its items, none where it is still running when the waiting ends. */
export type TaskResults = { items: readonly ContextItem[]; hasEnded: boolean };

/**
 * Waits for the task that a tool began, as its answer names it; where that was made before, its items are there. Without a tool to
 * wait with nothing is known of the results.
 * @throws CallNeeded, PlanStopped where the task failed or was stopped
 */
export function awaitTask(hands: Hands, tool: string, answer: Record<string, unknown>): TaskResults {
  const { jobId } = answer;
  const known = itemsMadeBy(tool, answer);
  if (typeof jobId !== 'string') return { items: known, hasEnded: true };
  if (!hands.has('wait_for_task')) return { items: known, hasEnded: false };
  for (let time = 0; time < MOST_WAITS; time++) {
    const task = hands.callAgain('wait_for_task', { id: jobId, timeoutSeconds: WAIT_SECONDS }, time);
    const { state, failure } = task;
    if (state === 'failed') throw new PlanStopped(`That didn’t work: ${whyOf(failure)} I stopped there.`);
    if (state === 'cancelled') throw new PlanStopped('The task was stopped, so I stopped there, too.');
    if (task['hasEnded'] === true) return { items: [...itemsMadeBy('wait_for_task', task), ...known], hasEnded: true };
  }
  return { items: known, hasEnded: false };
}

/** What is said of a task that takes longer than anybody waits for it. */
export const STILL_RUNNING = 'It takes longer than I can wait: you see it in Tasks.';

function whyOf(failure: unknown): string {
  const text = typeof failure === 'object' && failure !== null && 'text' in failure ? failure.text : null;
  return typeof text === 'string' ? `${text.replace(/\.$/, '')}.` : 'the task failed.';
}
