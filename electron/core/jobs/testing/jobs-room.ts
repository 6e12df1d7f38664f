import { setTimeout as delay } from 'node:timers/promises';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { createChanges } from '../../changes/create-changes.ts';
import type { Db } from '../../database/database.ts';
import { openTestContext } from '../../testing/test-context.ts';
import { createJobs, type OpenJobs } from '../create-jobs.ts';
import type { JobsContext } from '../running/jobs-deps.ts';
import type { JobContext, NewJob } from '../job-work.ts';

/** What one program is opened with. `isLiving` tells whether the other program of a job still runs. */
export type OpenOptions = {
  owner?: string;
  localPlaces?: number;
  isLiving?: (owner: string) => boolean;
  keepsQueue?: boolean;
} & Partial<JobsContext>;

/** For tests of jobs: a database in a folder of its own, and programs on it. */
export type JobsRoom = {
  db: Db;
  /** The jobs as one program has them; `owner` is its name. */
  open(options?: OpenOptions): OpenJobs;
  /** Gives a program a new job and wakes it. */
  submit(opened: OpenJobs, title: string, change?: Partial<NewJob>): JobId;
  close(): void;
};

/** A job of the local engine with a request that says its title. */
export const newJob = (title: string): NewJob => ({
  kind: 'transcribe',
  title,
  itemId: null,
  engine: 'local',
  request: { title },
});

/** Work that goes on until somebody stops it. */
export async function untilAborted({ signal }: JobContext): Promise<null> {
  await delay(60_000, undefined, { signal });
  return null;
}

/** Opens a room; every test has one of its own. */
export function openJobsRoom(): JobsRoom {
  const context = openTestContext();
  return {
    db: context.db,
    open: ({ owner = 'first run', localPlaces = 1, isLiving, keepsQueue = false, ...changes } = {}) =>
      createJobs(
        // Programs hear of one another only through the database.
        { ...context, changes: createChanges(), ...changes },
        {
          ...(isLiving ? { isLiving } : {}),
          keepsQueue,
          owner,
          places: (lane) => (lane === 'local-recognition' ? localPlaces : 2),
        },
      ),
    submit: (opened, title, change) => {
      const id = context.db.write((tx) => opened.queue.submit(tx, { ...newJob(title), ...change }));
      opened.queue.wake();
      return id;
    },
    close: context.end,
  };
}
