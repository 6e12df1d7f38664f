import { type } from '@orpc/contract';
import * as z from 'zod';
import type { RemoteTask } from '../../domain/jobs/remote-task.ts';
import { procedure } from '../failures.ts';
import { jobId, remoteTaskId } from '../inputs.ts';

/** Procedures of tasks that a service works on. */
export const remoteTasksContract = {
  /** The tasks of a job, or all that are under way, newest first. */
  list: procedure.input(z.object({ jobId: jobId.optional() })).output(type<RemoteTask[]>()),
  /** Takes back what the service has not begun, and stops its job; fails with CONFLICT (`task_begun`) where it has. */
  cancel: procedure.input(z.object({ id: remoteTaskId })).output(type<void>()),
  /**
   * A task as it is now. A window that shows it calls this at the pace of `pollIntervalMs`; core asks the service, once for
   * all that ask within a pace.
   */
  poll: procedure.input(z.object({ id: remoteTaskId })).output(type<RemoteTask>()),
};
