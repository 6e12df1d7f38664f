import { badRequest } from '../service-error.ts';
import type { VideoFacts, VideoTask, VideoTasks } from './tasks/video-facts.ts';

/**
 * The task of an ID, seen through the operations of its generation alone.
 * @throws ServiceError 400 when there is none, or none any more
 */
export function requireTask(
  tasks: VideoTasks,
  id: string | undefined,
  generation: VideoFacts['generation'],
): VideoTask {
  if (!id) throw badRequest('invalid params: task_id is required');
  const task = tasks.find(id);
  if (task?.facts.generation === generation) return task;
  throw badRequest(`invalid params: task ${JSON.stringify(id.slice(0, 40))} does not exist`, 'NOT_FOUND');
}
