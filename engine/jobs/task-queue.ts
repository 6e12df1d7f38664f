import { openTaskFiles, type Task } from './task-files.ts';
import { createTaskWorker, type TaskWorkerOptions } from './task-worker.ts';

/** Where tasks are kept, and how they are done. */
export type TaskQueueOptions<Work, Facts> = TaskWorkerOptions<Work, Facts> & {
  folder: string;
  /** How long a task is remembered after it has ended, ms. */
  rememberedMs: number;
};

/** Tasks that are done one after the other, and that survive the end of the engine. */
export interface TaskQueue<Work, Facts> {
  /** Resolves when the task is on disk; it is begun when it is its turn. */
  submit(work: Work, facts: Facts): Promise<Task<Facts>>;
  find(id: string): Task<Facts> | null;
  /** All tasks that are remembered, newest first. */
  list(): Task<Facts>[];
  /** Ends a task that has not been begun; false when it has, or has ended. */
  cancel(id: string): Promise<boolean>;
  /** Forgets a task that has ended. */
  remove(id: string): Promise<void>;
  /** Forgets tasks that have ended long enough ago. */
  sweep(): Promise<void>;
  /** Stops the work; what is not done is begun anew when the queue is opened again. */
  dispose(): Promise<void>;
}

/** Opens the queue and goes on with what is left to do. */
export async function openTaskQueue<Work, Facts>(
  options: TaskQueueOptions<Work, Facts>,
): Promise<TaskQueue<Work, Facts>> {
  const { now, rememberedMs } = options;
  const files = await openTaskFiles<Work, Facts>(options.folder);
  const stored = (await files.readAll()).toSorted((left, right) => Number(left.id) - Number(right.id));
  const tasks = new Map(stored.map((task) => [task.id, task]));
  const worker = createTaskWorker(files, options);
  let lastId = Math.max(0, ...stored.map((task) => Number(task.id)));
  const isForgotten = ({ finishedAtMs }: Task<Facts>) => finishedAtMs !== null && now() >= finishedAtMs + rememberedMs;

  async function sweep(): Promise<void> {
    for (const task of tasks.values()) {
      if (!isForgotten(task)) continue;
      tasks.delete(task.id);
      await files.remove(task.id);
    }
  }

  await sweep();
  for (const task of tasks.values()) worker.enqueue(task);
  return {
    sweep,
    async submit(work, facts) {
      await sweep();
      lastId = Math.max(lastId + 1, now() * 1000 + Math.floor(Math.random() * 1000));
      const created = { createdAtMs: now(), updatedAtMs: now(), finishedAtMs: null, attempts: 0, failure: null };
      const task: Task<Facts> = { id: String(lastId), state: 'waiting', ...created, facts };
      await files.write({ ...task, work });
      tasks.set(task.id, task);
      worker.enqueue(task);
      return task;
    },
    find(id) {
      const task = tasks.get(id);
      return task && !isForgotten(task) ? task : null;
    },
    list: () => [...tasks.values()].filter((task) => !isForgotten(task)).toReversed(),
    async cancel(id) {
      const task = tasks.get(id);
      if (task?.state !== 'waiting') return false;
      Object.assign(task, { state: 'cancelled', finishedAtMs: now(), updatedAtMs: now() });
      await files.write({ ...task, work: null });
      options.onChange?.(task);
      return true;
    },
    async remove(id) {
      if (tasks.get(id)?.finishedAtMs == null) return;
      tasks.delete(id);
      await files.remove(id);
    },
    dispose: async () => worker.stop(),
  };
}
