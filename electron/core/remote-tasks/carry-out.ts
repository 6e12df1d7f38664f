import type { ResponseDetail } from '../../../shared/domain/failures/details/response-details.ts';
import { randomUUID } from 'node:crypto';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { RemoteTaskId } from '../../../shared/domain/ids.ts';
import { awaitTask } from './asking/await-task.ts';
import { mayHaveArrived } from './may-have-arrived.ts';
import type { CarriedOut } from './remote-tasks.ts';
import { endFailure, endTask, type Room } from './room.ts';
import type { Submission, TaskCall, TaskControl, TaskKind } from './task-kind.ts';
import type { TaskOrder } from './task-order.ts';
import { insertTask, lookUpTask, openTask, type StoredTask, type TaskUpdate, updateTask } from './task-table.ts';

/** IDs of services are short; one that is not would be sent back with every query. */
const LONGEST_REMOTE_ID = 512;

/** One order on its way through the room. */
type Errand<Request, Answer> = {
  room: Room;
  kind: TaskKind<Request, Answer>;
  order: TaskOrder<Request>;
  control: TaskControl;
};

/** See TaskRunner.carryOut. */
export async function carryOut<Request, Answer>(errand: Errand<Request, Answer>): Promise<CarriedOut<Answer>> {
  const { room, kind, order } = errand;
  const known = openTask(room.db, kind.kind, order);
  const task = known ? change(room, known, { jobId: order.jobId }) : newTask(errand);
  switch (task.state) {
    case 'preparing':
      return await submitAndWait(errand, task, { isRepeated: false });
    case 'sending':
      return await settleDoubt(errand, task);
    case 'ready':
      // A link may have died since, and asking again gives a new one.
      if (task.result !== null && 'link' in task.result) change(room, task, { state: 'working' });
      return await finish(errand, task.id);
    case 'working':
    case 'done':
    case 'failed':
    case 'expired':
      return await finish(errand, task.id);
  }
}

/** What the requests of a task are made with. */
export function callOf<Request>(room: Room, task: StoredTask, control: TaskControl | null): TaskCall<Request> {
  const { onSending: _sending, onSubmitted: _submitted, ...options } = control ?? { signal: room.ending };
  return { service: room.service(task.place.engine), task, request: task.request as Request, options };
}

function newTask<Request, Answer>({ room, kind, order }: Errand<Request, Answer>): StoredTask {
  const task: StoredTask = {
    ...order,
    id: randomUUID() as RemoteTaskId,
    kind: kind.kind,
    inputs: null,
    remoteId: null,
    result: null,
    state: 'preparing',
    failure: null,
    billedUnits: null,
    createdAtMs: room.clock.now(),
    submittedAtMs: null,
    endedAtMs: null,
  };
  room.db.write((tx) => insertTask(tx, task));
  room.changes.publish('remote-tasks', [task.id]);
  return task;
}

/** Synced: what is known of a request that may be billed outlives a power cut. */
function change({ db, changes }: Room, task: StoredTask, update: TaskUpdate): StoredTask {
  db.writeSynced((tx) => updateTask(tx, { id: task.id }, update));
  changes.publish('remote-tasks', [task.id]);
  return { ...task, ...update };
}

/**
 * A request that was on its way when the program ended may have been accepted. It is sent again only where that costs nothing:
 * on this computer, and where the service refuses to do the same twice.
 */
async function settleDoubt<Request, Answer>(
  errand: Errand<Request, Answer>,
  task: StoredTask,
): Promise<CarriedOut<Answer>> {
  const { room, kind, control } = errand;
  const call = callOf<Request>(room, task, control);
  if (await kind.isThere?.(call)) return { task, answer: null };
  if (task.place.engine !== 'local' && !kind.saysDoneBefore) {
    throw endTask(room, task, { from: 'sending', cause: endFailure(room, task, { reason: 'maybe_submitted' }) });
  }
  return await submitAndWait(errand, task, { isRepeated: true });
}

async function submitAndWait<Request, Answer>(
  errand: Errand<Request, Answer>,
  waiting: StoredTask,
  { isRepeated }: { isRepeated: boolean },
): Promise<CarriedOut<Answer>> {
  const { room, kind, control } = errand;
  const task = await prepared(errand, waiting);
  control.onSending?.();
  const sending = change(room, task, { state: 'sending', submittedAtMs: room.clock.now() });
  let submission: Submission<Answer>;
  try {
    submission = await kind.submit(callOf<Request>(room, sending, withoutUpload(control)));
  } catch (error) {
    // It was free when the first request went: who has it now is what came of that request.
    if (isRepeated && kind.saysDoneBefore?.(error)) return { task: sending, answer: null };
    const wasRefused = kind.wasRefused ?? ((failure: unknown) => !mayHaveArrived(failure));
    if (wasRefused(error)) change(room, sending, { state: 'preparing', submittedAtMs: null });
    throw error;
  }
  if ('answer' in submission) return { task: sending, answer: submission.answer };
  // Before anybody hears of it: after a crash it is downloaded, not asked for again.
  if (!('remoteId' in submission))
    return { task: change(room, sending, { state: 'ready', ...submission }), answer: null };
  accept(room, sending, submission);
  control.onSubmitted?.(submission.remoteId);
  return await finish(errand, task.id);
}

/** The request itself is a few bytes: as an upload it would hide the step that the work is in. */
function withoutUpload({ onUploadProgress: _onUploadProgress, ...control }: TaskControl): TaskControl {
  return control;
}

/** IDs of inputs are on disk before they are used: the kind sends nothing again that is still there. */
async function prepared<Request, Answer>(errand: Errand<Request, Answer>, task: StoredTask): Promise<StoredTask> {
  const { room, kind, control } = errand;
  const inputs = await kind.prepare?.(callOf<Request>(room, task, control));
  return inputs === undefined ? task : change(room, task, { inputs });
}

/** The service's ID is on disk before anybody sees the task at work. */
function accept(room: Room, task: StoredTask, submission: Extract<Submission<never>, { remoteId: string }>): void {
  const { remoteId, result, billedUnits } = submission;
  if (remoteId === '' || remoteId.length > LONGEST_REMOTE_ID) {
    const detail: ResponseDetail = 'no_task_id';
    throw endTask(room, task, {
      from: 'sending',
      cause: endFailure(room, task, { reason: 'unusable_response', detail }),
    });
  }
  change(room, task, { state: 'working', remoteId, result, billedUnits });
}

async function finish<Request, Answer>(
  { room, control }: Errand<Request, Answer>,
  id: RemoteTaskId,
): Promise<CarriedOut<Answer>> {
  const now = lookUpTask(room.db, id);
  const task = now?.state === 'working' ? await awaitTask(room, id, control) : now;
  if (task?.state === 'ready') return { task, answer: null };
  if (task?.failure) throw Failure.of(task.failure);
  throw new Failure('NOT_FOUND', 'The service that works on this task is no longer the one in Settings.', { id });
}
