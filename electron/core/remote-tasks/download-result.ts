import { rm } from 'node:fs/promises';
import { isAboutSubject } from '../service/is-about-subject.ts';
import { callOf } from './carry-out.ts';
import { endFailure, endTask, type Room } from './room.ts';
import type { TaskCall, TaskControl } from './task-kind.ts';
import type { StoredTask } from './task-table.ts';

/** See TaskRunner.download. */
export async function downloadResult(
  room: Room,
  task: StoredTask,
  { target, control, index = 0 }: { target: string; control: TaskControl; index?: number | undefined },
): Promise<void> {
  const call = callOf(room, task, control);
  const { service, options } = call;
  await rm(target, { force: true });
  if (task.result !== null && 'links' in task.result) {
    const link = task.result.links[index] ?? '';
    return await orExpired(room, task, service.files.downloadResult(link, target, options));
  }
  const link = await orExpired(room, task, linkOf(call));
  if (link !== null) await service.files.downloadResult(link, target, options);
  else await service.files.download(fileIdOf(task), target, options);
}

/** What the service says it does not have will not come back. */
async function orExpired<Result>(room: Room, task: StoredTask, asked: Promise<Result>): Promise<Result> {
  return await asked.catch((error: unknown) => {
    if (!isAboutSubject(error)) throw error;
    throw endTask(room, task, {
      from: 'ready',
      state: 'expired',
      cause: endFailure(room, task, { reason: 'task_expired' }),
    });
  });
}

/** The link first, as clients of the service do; null where a file has none and is fetched itself. */
async function linkOf({ service, task, options }: TaskCall<unknown>): Promise<string | null> {
  if (task.result !== null && 'link' in task.result) return task.result.link;
  return (await service.files.retrieve(fileIdOf(task), options)).downloadUrl;
}

const fileIdOf = ({ result }: StoredTask): string => (result !== null && 'fileId' in result ? result.fileId : '');
