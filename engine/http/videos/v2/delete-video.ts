import type { EngineContext } from '../../exchange.ts';
import { badRequest } from '../../service-error.ts';
import type { VideoDeps } from '../video-deps.ts';
import { requireV2Task } from './query-videos.ts';
import { V2_STATES } from './task-object.ts';

/**
 * `DELETE /v2/video_generation/{task_id}`: what waits is cancelled, what has succeeded or failed is forgotten with its file,
 * everything else is refused (service.md, States; gaps.md G13).
 */
export const deleteVideo =
  (deps: VideoDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const { tasks, files } = deps;
    const task = requireV2Task(deps, context.req.param('task_id') ?? '');
    const answer = (action: 'cancelled' | 'deleted') => context.json({ task_id: task.id, action, status: action });
    if (await tasks.cancel(task.id)) return answer('cancelled');
    if (task.state !== 'done' && task.state !== 'failed')
      throw badRequest(`a task that is ${V2_STATES[task.state]} cannot be deleted`);
    await tasks.remove(task.id);
    await files.remove(task.facts.fileId);
    return answer('deleted');
  };
