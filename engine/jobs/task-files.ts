import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../files/write-whole.ts';

/** What is known of a task. `work` is what is to be done and null when nothing is left to do. */
export type Task<Work, Facts> = {
  /** Decimal digits, below 2^53, so that clients may read it as a number. */
  id: string;
  state: 'waiting' | 'done' | 'failed';
  createdAtMs: number;
  finishedAtMs: number | null;
  /** How often it was begun; more than once when the engine ended meanwhile. */
  attempts: number;
  /** Stays with the task when it has ended. */
  facts: Facts;
  work: Work | null;
  failure: { code: number; message: string } | null;
};

/** Tasks on disk, one file each: what is to be done may be a long text. */
export interface TaskFiles<Work, Facts> {
  readAll(): Promise<Task<Work, Facts>[]>;
  write(task: Task<Work, Facts>): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = /^(\d{1,16})\.json$/;

/** Opens a folder of tasks. A file that cannot be read is an error, for somebody waits for its task. */
export async function openTaskFiles<Work, Facts>(folder: string): Promise<TaskFiles<Work, Facts>> {
  await mkdir(folder, { recursive: true });
  const fileOf = (id: string) => path.join(folder, `${id}.json`);
  return {
    async readAll() {
      const names = (await readdir(folder)).filter((name) => NAME.test(name));
      return Promise.all(names.map(async (name) => readTask<Work, Facts>(path.join(folder, name))));
    },
    write: async (task) => writeWhole(fileOf(task.id), JSON.stringify(task)),
    remove: async (id) => rm(fileOf(id), { force: true }),
  };
}

async function readTask<Work, Facts>(file: string): Promise<Task<Work, Facts>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Task<Work, Facts>;
  } catch (error) {
    throw new Error(`The task ${file} cannot be read. Move it away to go on without it.`, { cause: error });
  }
}
