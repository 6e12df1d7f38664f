import * as z from 'zod';
import { idSchema } from '../../id-schema.ts';
import type { JobId } from '../../ids.ts';
import type { Tool } from '../tool.ts';
import { limitInput } from './tool-inputs.ts';

const id = idSchema<JobId>().describe('ID of the task');

/** Tools about tasks: what runs in the background. */
export const TASK_TOOLS = {
  list_tasks: {
    description: 'Lists tasks, newest first, with kind, title, state, progress and results.',
    input: z.strictObject({
      state: z.enum(['all', 'unfinished', 'ended']).default('all').describe('Which tasks'),
      limit: limitInput('tasks', 50, 20),
    }),
    effects: ['reads'],
  },
  wait_for_task: {
    description:
      'Waits until a task is done, failed or cancelled, but no longer than the timeout, and answers how it is then. hasEnded says whether to wait again.',
    input: z.strictObject({
      id,
      timeoutSeconds: z.number().min(0).max(60).default(30).describe('Longest wait in seconds, 0 to 60'),
    }),
    effects: ['reads'],
  },
  cancel_task: {
    description:
      'Stops a task; finished parts are kept and it can be resumed in Tasks. Stopped work in the cloud may be billed, and billed again when resumed. Does nothing to a task that has ended.',
    input: z.strictObject({ id }),
    effects: ['changes', 'bills'],
  },
} as const satisfies Record<string, Tool>;
