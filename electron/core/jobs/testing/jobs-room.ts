import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Changes } from '../../changes/changes.ts';
import { createChanges } from '../../changes/create-changes.ts';
import { type Db, openDatabase, type OpenDatabase } from '../../database/database.ts';
import { createJobs, type OpenJobs } from '../create-jobs.ts';
import type { JobsDeps } from '../job-runner.ts';
import type { JobContext, NewJob } from '../job-work.ts';

/** What one program is opened with. `isLiving` tells whether the other program of a job still runs. */
export type OpenOptions = {
  owner?: string;
  localPlaces?: number;
  db?: Db;
  isLiving?: (owner: string) => boolean;
  keepsQueue?: boolean;
  changes?: Changes;
  shell?: JobsDeps['shell'];
};

/** For tests of jobs: a database in a folder of its own, and programs on it. */
export type JobsRoom = {
  database: OpenDatabase;
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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-jobs-'));
  const database = openDatabase(path.join(folder, 'atelier.db'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return {
    database,
    open: ({
      owner = 'first run',
      localPlaces = 1,
      db = database.db,
      isLiving,
      keepsQueue = false,
      changes,
      shell,
    } = {}) =>
      createJobs({
        ...(isLiving ? { isLiving } : {}),
        ...(shell ? { shell } : {}),
        db,
        changes: changes ?? createChanges(),
        keepsQueue,
        log,
        owner,
        places: (lane) => (lane === 'local-recognition' ? localPlaces : 2),
      }),
    submit: (opened, title, change) => {
      const id = database.db.write((tx) => opened.queue.submit(tx, { ...newJob(title), ...change }));
      opened.queue.wake();
      return id;
    },
    close: () => {
      database.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
