import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { isPolled, pollPaceMs, type RemoteTask } from '../../../shared/domain/jobs/remote-task.ts';
import { askAboutTask, canBeAsked } from './asking/ask-about-task.ts';
import { callOf, carryOut } from './carry-out.ts';
import { downloadResult } from './download-result.ts';
import type { OpenRemoteTasks, RemoteTasks, TaskRunner } from './remote-tasks.ts';
import type { RemoteTasksDeps, Room, RoomContext } from './room.ts';
import type { TaskKind } from './task-kind.ts';
import { lookUpTask, openTasks, type StoredTask, tasksByRemoteId, tasksOfJob } from './task-table.ts';
import { canCancel, takeBack } from './asking/take-back.ts';
import { createTaskWatches } from './asking/task-watch.ts';

/** An answer that is nearly a pace old is old: timers of windows ring when they please. */
const FRESH_PACES = 0.9;

/** Builds the room for tasks that are sent to a service once and end later. */
export function createRemoteTasks(context: RoomContext, deps: RemoteTasksDeps): OpenRemoteTasks {
  const ending = new AbortController();
  const room: Room = {
    ...context,
    ...deps,
    kinds: new Map(),
    watches: createTaskWatches(),
    ending: ending.signal,
  };
  return {
    remoteTasks: forWindows(room),
    register: (kind) => runnerOf(room, kind),
    livesOf: (kind) => room.kinds.get(kind)?.lives ?? {},
    dispose: () => ending.abort(),
  };
}

function forWindows(room: Room): RemoteTasks {
  const { db, clock, watches } = room;
  return {
    list: ({ jobId }) => (jobId === undefined ? openTasks(db) : tasksOfJob(db, jobId)).map((task) => shown(room, task)),
    async poll({ id }) {
      const task = existing(room, id);
      if (!canBeAsked(room, task)) {
        watches.forget(id);
        return shown(room, task);
      }
      watches.of(id).askedAtMs = clock.now();
      if (isDue(room, task)) await askAboutTask(room, task);
      return shown(room, existing(room, id));
    },
    cancel: ({ id }) => takeBack(room, existing(room, id)),
    taskChanged(remoteId) {
      for (const task of tasksByRemoteId(db, remoteId)) {
        if (!canBeAsked(room, task)) continue;
        watches.of(task.id).isOutdated = true;
        void askAboutTask(room, task);
      }
    },
  };
}

/** Whether a window's question is worth a query: nobody asked within a pace, and no pause after a failure is running. */
function isDue({ clock, watches }: Room, { id, place, submittedAtMs }: StoredTask): boolean {
  const { answeredAtMs, wait, query } = watches.of(id);
  const nowMs = clock.now();
  if (query !== null) return true;
  if (wait !== null) return nowMs >= (wait.untilMs ?? 0);
  if (answeredAtMs === null) return true;
  const paceMs = pollPaceMs({ engine: place.engine, submittedAtMs }, answeredAtMs);
  return nowMs - answeredAtMs >= FRESH_PACES * paceMs;
}

function existing({ db }: Room, id: StoredTask['id']): StoredTask {
  const task = lookUpTask(db, id);
  if (task === null) throw new Failure('NOT_FOUND', 'This task no longer exists.', { id });
  return task;
}

/** What of a task crosses to a window: neither the service's ID nor the request. */
function shown({ watches, kinds }: Room, task: StoredTask): RemoteTask {
  const { id, kind, ownerId, ownerPart, jobId, place, state, submittedAtMs } = task;
  const watch = watches.find(id);
  const phase = isPolled(task) ? (watch?.phase ?? null) : null;
  const failure = watch && watch.failure !== null ? failureRecord(watch.failure) : null;
  return {
    id,
    kind,
    ownerId,
    ownerPart,
    jobId,
    engine: place.engine,
    state,
    phase,
    canBeCancelled: phase === 'queued' && canCancel(kinds.get(kind), task.request),
    submittedAtMs,
    answeredAtMs: watch?.answeredAtMs ?? null,
    retryAtMs: watch?.wait?.untilMs ?? null,
    failure: task.failure ?? failure,
  };
}

function runnerOf<Request, Answer>(room: Room, kind: TaskKind<Request, Answer>): TaskRunner<Request, Answer> {
  // Requests come back from the table as what this kind put there.
  room.kinds.set(kind.kind, kind as TaskKind<unknown, unknown>);
  return {
    carryOut: (order, control) => carryOut({ room, kind, order, control }),
    download: (task, to, control) => downloadResult(room, task, { ...to, control }),
    async clear(task) {
      if (!kind.clear) return;
      try {
        await kind.clear(callOf<Request>(room, task, null));
      } catch (error) {
        const facts = { task: task.id, kind: kind.kind, code: failureRecord(error).code };
        room.log.warn('What was sent for a task could not be removed.', facts);
      }
    },
  };
}
