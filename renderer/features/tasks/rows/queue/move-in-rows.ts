import type { KeyboardEvent } from 'react';
import type { JobId } from '../../../../../shared/domain/ids.ts';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { stepOfKey } from '../../../../ui/collection/list/list-selection.ts';
import { actionOfKey } from '../actions/job-actions.ts';
import { move, runAction } from '../actions/run-action.ts';

const PAGE = 8;

/** Keys on a row: arrows, Home, End and Page walk, with Alt arrows move in the queue, the others do something with the task (see actionOfKey). */
export function pressInRows(event: KeyboardEvent<HTMLElement>, jobs: readonly Job[]): void {
  if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey) return;
  const id = event.target.dataset['taskRow'] as JobId | undefined;
  const job = jobs.find((candidate) => candidate.id === id);
  if (!job) return;
  if (event.altKey) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    moveInQueue(job, event.key === 'ArrowUp' ? 'up' : 'down', jobs);
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-task-row]')];
  const at = rows.indexOf(event.target);
  const step = stepOfKey(event.key, { count: rows.length, page: PAGE });
  if (step !== null) rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.focus();
  else {
    const action = actionOfKey(event.key, job);
    if (action === null) return;
    // The row will be gone, and the keyboard with it.
    if (action === 'dismiss') (rows[at + 1] ?? rows[at - 1])?.focus();
    runAction(action, job);
  }
  event.preventDefault();
  event.stopPropagation();
}

/** At an end of the queue there is nowhere to go. */
function moveInQueue(job: Job, to: 'up' | 'down', jobs: readonly Job[]): void {
  const last = Math.max(...jobs.map(({ position }) => position ?? 0));
  if (job.position !== null && job.position !== (to === 'up' ? 1 : last)) move(job, to);
}
