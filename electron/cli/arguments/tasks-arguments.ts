import type { ParseArgsConfig } from 'node:util';
import { FLAGS, parsed, UsageError } from './argument-values.ts';

/** What `atelier tasks` is asked to do. `id` is that of a task, or its beginning. */
export type TasksOptions = { isVerbose: boolean } & (
  | { action: 'list'; isJson: boolean }
  | { action: 'wait' | 'cancel'; id: string }
);

const LIST_FLAGS = { ...FLAGS, json: { type: 'boolean' } } as const satisfies ParseArgsConfig['options'];

/** Understands what stands behind `tasks`. Throws UsageError. */
export function tasksCommandOf(args: readonly string[]): { name: 'tasks'; options: TasksOptions } | { name: 'help' } {
  const { values, positionals } = parsed(args, LIST_FLAGS);
  if (values.help) return { name: 'help' };
  const [action = 'list', id, more] = positionals;
  const isVerbose = values.verbose === true;
  if (more !== undefined) throw new UsageError(`Unexpected argument "${more}".`);
  if (action === 'list') {
    if (id !== undefined) throw new UsageError(`Unexpected argument "${id}" for list.`);
    return { name: 'tasks', options: { action, isJson: values.json === true, isVerbose } };
  }
  if (action !== 'wait' && action !== 'cancel') {
    throw new UsageError(`Unknown tasks command "${action}". Use list, wait or cancel.`);
  }
  if (id === undefined) throw new UsageError(`Give the ID of the task: atelier tasks ${action} ID.`);
  return { name: 'tasks', options: { action, id, isVerbose } };
}
