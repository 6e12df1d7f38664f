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
  { target, control }: { target: string; control: TaskControl },
): Promise<void> {
  const call = callOf(room, task, control);
  const link = await linkOf(call).catch((error: unknown) => {
    if (!isAboutSubject(error)) throw error;
    throw endTask(room, task, {
      from: 'ready',
      state: 'expired',
      cause: endFailure(room, task, { reason: 'task_expired' }),
    });
  });
  await rm(target, { force: true });
  const { service, options } = call;
  if (link !== null) await service.files.downloadResult(link, target, options);
  else await service.files.download(fileIdOf(task), target, options);
}

/** The link first, as clients of the service do; null where a file has none and is fetched itself. */
async function linkOf({ service, task, options }: TaskCall<unknown>): Promise<string | null> {
  if (task.result !== null && 'link' in task.result) return task.result.link;
  return (await service.files.retrieve(fileIdOf(task), options)).downloadUrl;
}

const fileIdOf = ({ result }: StoredTask): string => (result !== null && 'fileId' in result ? result.fileId : '');
