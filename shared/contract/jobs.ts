import { type } from '@orpc/contract';
import * as z from 'zod';
import type { Job } from '../domain/job.ts';
import { procedure } from './failures.ts';
import { jobId } from './inputs.ts';

/**
 * Procedures of the task centre. Jobs come newest first; running and queued ones are always in the list. What kinds there are,
 * and which panel each belongs to, is in shared/domain/jobs/job-kinds.ts.
 */
export const jobsContract = {
  list: procedure.input(z.object({ limit: z.number().int().min(1).max(500).default(200) })).output(type<Job[]>()),
  /** Stops the job; what is finished stays. */
  cancel: procedure.input(z.object({ id: jobId })).output(type<void>()),
  cancelAll: procedure.output(type<{ count: number }>()),
  /** Runs a failed, cancelled or interrupted job on from its last finished part. */
  resume: procedure.input(z.object({ id: jobId })).output(type<void>()),
  /** Takes ended and interrupted jobs out of the list. What they made stays and can be resumed. */
  dismiss: procedure.input(z.object({ ids: z.array(jobId).max(500) })).output(type<void>()),
};
