import { type } from '@orpc/contract';
import * as z from 'zod';
import type { Job } from '../../domain/jobs/job.ts';
import type { QueueState, RateUse } from '../../domain/jobs/job-facts.ts';
import { END_STEPS, type EndPlan, type EndStepOffer } from '../../domain/jobs/end-step.ts';
import { procedure } from '../failures.ts';
import { jobId } from '../inputs.ts';

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
  /** Asks for a folder and writes all tasks that are remembered into a new file there; null when dismissed. */
  exportLog: procedure
    .input(z.object({ format: z.enum(['csv', 'json']) }))
    .output(type<{ fileName: string; folder: string } | null>()),
  /** Whether the queue is paused. What belongs to a single job is in the job. */
  queue: procedure.output(type<QueueState>()),
  /** Rates of requests to the cloud that are in use, or refused, at this moment: one for each operation and model. */
  rates: procedure.output(type<RateUse[]>()),
  /** Nothing begins while the queue is paused; what runs is not interrupted. On disk, like all of the order. */
  setPaused: procedure.input(z.object({ isPaused: z.boolean() })).output(type<void>()),
  /**
   * Moves a job that has a position: before all others (run next), one up or down, after all, or to a position from 1. This
   * and the following fail with CONFLICT, reason `not_queued`, where the job has begun meanwhile.
   */
  move: procedure
    .input(z.object({ id: jobId, to: z.union([z.enum(['first', 'up', 'down', 'last']), z.number().int().min(1)]) }))
    .output(type<void>()),
  /** Keeps a job from beginning until it is let go. */
  hold: procedure.input(z.object({ id: jobId, isHeld: z.boolean() })).output(type<void>()),
  /** Lets a job that is held, or waits for the network or a key, begin in its turn. */
  tryNow: procedure.input(z.object({ id: jobId })).output(type<void>()),
  /** The system says that it is online: jobs that wait for the network try at once. */
  networkReturned: procedure.output(type<void>()),
  /** Gives a job with `canRunLocally` to the local engine. */
  runLocally: procedure.input(z.object({ id: jobId })).output(type<void>()),
  /** Shows the files that a job with `hasFiles` has written in the system's file manager. */
  reveal: procedure.input(z.object({ id: jobId })).output(type<void>()),
  /** What follows when the job is done; which steps its kind has is in JOB_KINDS. Fails with CONFLICT, reason `task_ended`. */
  setWhenDone: procedure
    .input(z.object({ id: jobId, step: z.enum(['open', 'reveal', 'subtitles']).nullable() }))
    .output(type<void>()),
  /** What may follow when all tasks have ended, as far as this system allows it. */
  endSteps: procedure.output(type<EndStepOffer[]>()),
  /** What follows the tasks at hand, and its countdown. */
  endPlan: procedure.output(type<EndPlan>()),
  /**
   * Chooses what follows the tasks at hand; null takes it back, also while it is counted down. Fails with CONFLICT, reason
   * `nothing_running` or `not_possible_here`.
   */
  chooseEndStep: procedure.input(z.object({ step: z.enum(END_STEPS).nullable() })).output(type<void>()),
  /** Takes ended and interrupted jobs out of the list. What they made stays and can be resumed. */
  dismiss: procedure.input(z.object({ ids: z.array(jobId).max(500) })).output(type<void>()),
};
