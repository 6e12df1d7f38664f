import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../files/write-whole.ts';

/** What is known of a task. */
export type Task<Facts> = {
  /** Decimal digits, below 2^53, so that clients may read it as a number. */
  id: string;
  /** On disk a task is never `running`: after the end of the engine it waits again. */
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  createdAtMs: number;
  /** When its state changed last. */
  updatedAtMs: number;
  finishedAtMs: number | null;
  /** How often it was begun; more than once when the engine ended meanwhile. */
  attempts: number;
  /** Stays with the task when it has ended. */
  facts: Facts;
  failure: { code: number; message: string } | null;
};

/** A task with what is to be done, null when nothing is left to do. Only the task at work is held in memory like this. */
export type TaskWithWork<Work, Facts> = Task<Facts> & { work: Work | null };

/** Tasks on disk, one file each: what is to be done may be a long text. */
export interface TaskFiles<Work, Facts> {
  /** All tasks without their work, which may be much. */
  readAll(): Promise<Task<Facts>[]>;
  read(id: string): Promise<TaskWithWork<Work, Facts>>;
  write(task: TaskWithWork<Work, Facts>): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = /^(\d{1,16})\.json$/;

/** Opens a folder of tasks. A file that cannot be read is an error, for somebody waits for its task. */
export async function openTaskFiles<Work, Facts>(folder: string): Promise<TaskFiles<Work, Facts>> {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  return {
    async readAll() {
      const tasks: Task<Facts>[] = [];
      for (const name of await readdir(folder)) {
        if (!NAME.test(name)) continue;
        const { work: _work, ...task } = await readTask<Work, Facts>(path.join(folder, name));
        tasks.push(task);
      }
      return tasks;
    },
    read: async (id) => readTask<Work, Facts>(fileOf(id)),
    write: async (task) => writeWhole(fileOf(task.id), JSON.stringify(task)),
    remove: async (id) => rm(fileOf(id), { force: true }),
  };
}

async function readTask<Work, Facts>(file: string): Promise<TaskWithWork<Work, Facts>> {
  try {
    const task = JSON.parse(await readFile(file, 'utf8')) as TaskWithWork<Work, Facts>;
    // Tasks of earlier versions do not say when they changed.
    return { ...task, updatedAtMs: task.updatedAtMs ?? task.finishedAtMs ?? task.createdAtMs };
  } catch (error) {
    throw new Error(`Can’t read the task ${file}. Move the file away to continue without it.`, { cause: error });
  }
}
