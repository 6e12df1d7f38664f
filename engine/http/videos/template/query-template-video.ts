import { SUCCESS } from '../../envelopes.ts';
import type { EngineContext } from '../../exchange.ts';
import { LINK_PATH } from '../../files/linked-content.ts';
import type { VideoTask } from '../tasks/video-facts.ts';
import { requireTask } from '../require-task.ts';
import type { VideoDeps } from '../video-deps.ts';
import { withDeprecation } from './deprecation.ts';

const STATES: Record<VideoTask['state'], 'Preparing' | 'Processing' | 'Success' | 'Fail'> = {
  waiting: 'Preparing',
  running: 'Processing',
  done: 'Success',
  failed: 'Fail',
  cancelled: 'Fail',
};
/** Links to videos of templates live longer than those of others (service.md, Video template task). */
const LINK_MS = 9 * 60 * 60 * 1000;

/** `GET /v1/query/video_template_generation?task_id=` (deprecated). */
export const queryTemplateVideo =
  ({ tasks, files }: VideoDeps) =>
  (context: EngineContext): Response => {
    const task = requireTask(tasks, context.req.query('task_id'), 'template');
    const token = () => files.linkToken({ id: task.facts.fileId, purpose: 'video_generation' }, LINK_MS);
    const origin = new URL(context.req.url).origin;
    return withDeprecation(
      context.json({
        task_id: task.id,
        status: STATES[task.state],
        ...(task.state === 'done' ? { video_url: `${origin}${LINK_PATH}/${token()}` } : {}),
        base_resp: SUCCESS,
      }),
    );
  };
