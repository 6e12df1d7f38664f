import type { KeyboardEvent } from 'react';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/job.ts';
import { stepOfKey } from '../../../ui/list-selection.ts';
import { actionOfKey } from './job-actions.ts';
import { runAction } from './run-action.ts';

const PAGE = 8;

/** Keys on a row: arrows, Home, End and Page move, the others do something with the task (see actionOfKey). */
export function pressInRows(event: KeyboardEvent<HTMLElement>, jobs: readonly Job[]): void {
  if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const id = event.target.dataset['taskRow'] as JobId | undefined;
  const job = jobs.find((candidate) => candidate.id === id);
  if (!job) return;
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
