import { SUCCESS } from '../../envelopes.ts';
import type { VideoTask } from '../tasks/video-tasks.ts';

const STATUSES: Partial<Record<VideoTask['state'], string>> = {
  running: 'processing',
  done: 'success',
  failed: 'failed',
};

/** What a receiver is told of a task (service.md, Callback payload); null while there is nothing to tell. */
export function pushOf({ id, state, facts, failure }: VideoTask): unknown {
  const status = STATUSES[state];
  if (status === undefined) return null;
  const baseResp = failure ? { status_code: failure.code, status_msg: failure.message } : SUCCESS;
  return { task_id: id, status, ...(state === 'done' ? { file_id: facts.fileId } : {}), base_resp: baseResp };
}
