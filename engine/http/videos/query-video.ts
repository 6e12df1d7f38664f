import type { VideoState } from '../../../shared/service-api/videos/videos.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { videoMetadata } from './video-metadata.ts';
import { requireTask } from './require-task.ts';
import type { VideoTask } from './tasks/video-facts.ts';
import type { VideoDeps } from './video-deps.ts';

const STATES: Record<VideoTask['state'], VideoState> = {
  waiting: 'Queueing',
  running: 'Processing',
  done: 'Success',
  failed: 'Fail',
  cancelled: 'Fail',
};

/** `GET /v1/query/video_generation?task_id=` (service.md, Video task, first generation). */
export const queryVideo =
  ({ tasks }: Pick<VideoDeps, 'tasks'>) =>
  (context: EngineContext): Response => {
    const task = requireTask(tasks, context.req.query('task_id'), 1);
    return context.json({ ...videoResult(task), base_resp: SUCCESS });
  };

/** A task as its query shows it. `metadata` is an extension, see videoMetadata. */
function videoResult(task: VideoTask): Record<string, unknown> {
  const { facts, failure } = task;
  return {
    task_id: task.id,
    status: STATES[task.state],
    ...(task.state === 'done'
      ? {
          file_id: facts.fileId,
          video_width: facts.width,
          video_height: facts.height,
          metadata: videoMetadata(facts),
        }
      : {}),
    ...(failure ? { error: { code: String(failure.code), message: failure.message } } : {}),
  };
}
