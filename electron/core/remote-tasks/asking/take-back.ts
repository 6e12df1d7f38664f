import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { isAboutSubject } from '../../service/is-about-subject.ts';
import { askAboutTask, canBeAsked } from './ask-about-task.ts';
import { endFailure, endTask, type Room } from '../room.ts';
import type { TaskKind } from '../task-kind.ts';
import { lookUpTask, type StoredTask } from '../task-table.ts';

/** Whether tasks of that request can be taken back at all. */
export const canCancel = (kind: TaskKind<unknown, unknown> | undefined, request: unknown): boolean =>
  kind?.cancel !== undefined && (kind.canCancel?.(request) ?? true);

const begun = ({ id }: StoredTask) => reasonedFailure('CONFLICT', 'task_begun', { id });

/**
 * See RemoteTasks.cancel. The service is asked first: a task that has ended meanwhile would be deleted with its result by the
 * same operation.
 */
export async function takeBack(room: Room, task: StoredTask): Promise<void> {
  const kind = room.kinds.get(task.kind);
  if (!kind?.cancel || !canCancel(kind, task.request) || !canBeAsked(room, task)) throw begun(task);
  await askAboutTask(room, task);
  const { failure, phase } = room.watches.of(task.id);
  if (failure !== null) throw failure;
  if (lookUpTask(room.db, task.id)?.state !== 'working' || phase !== 'queued') throw begun(task);
  const { place, remoteId, request } = task;
  const call = {
    service: room.service(place.engine),
    remoteId: remoteId ?? '',
    request,
    options: { signal: room.ending },
  };
  const outcome = await kind.cancel(call).catch((error: unknown) => {
    throw isAboutSubject(error) ? begun(task) : error;
  });
  // The job first: it must hear that it was stopped, not that its task is gone.
  if (task.jobId !== null) room.stopJob?.(task.jobId);
  const cancelled = new Failure('CANCELLED', 'The task was cancelled before the service began it.');
  const cause = outcome === 'gone' ? endFailure(room, task, { reason: 'task_expired' }) : cancelled;
  endTask(room, task, { from: 'working', cause });
}
