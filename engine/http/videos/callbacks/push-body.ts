import type { FileStore } from '../../../files/file-store.ts';
import { SUCCESS } from '../../envelopes.ts';
import type { VideoTask } from '../tasks/video-facts.ts';
import { isV2Task, taskObject } from '../v2/task-object.ts';

/** Signs the way to a result. */
export type ResultLinks = Pick<FileStore, 'linkToken'>;

const STATUSES: Partial<Record<VideoTask['state'], string>> = {
  running: 'processing',
  done: 'success',
  failed: 'failed',
};

/**
 * What a receiver is told of a task: the payload of v1 (service.md, Callback payload) or the task object of v2 (gaps.md G23).
 * Null while there is nothing to tell.
 */
export function pushOf(task: VideoTask, links: ResultLinks): unknown {
  if (isV2Task(task)) return { task: taskObject(task, { links, origin: task.facts.v2.origin }) };
  const { id, state, facts, failure } = task;
  const status = STATUSES[state];
  if (status === undefined) return null;
  const baseResp = failure ? { status_code: failure.code, status_msg: failure.message } : SUCCESS;
  return { task_id: id, status, ...(state === 'done' ? { file_id: facts.fileId } : {}), base_resp: baseResp };
}
