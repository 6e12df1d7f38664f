import { VIDEO_TASK_TYPES, VIDEO_V2_STATES } from '../../../../shared/service-api/videos/videos-v2.ts';
import type { EngineContext } from '../../exchange.ts';
import { badRequest, type ServiceError } from '../../service-error.ts';
import type { VideoDeps } from '../video-deps.ts';
import { isV2Task, taskObject, V2_STATES, type VideoV2Task } from './task-object.ts';

const PAGE_SIZE = 10;
const MOST_PAGE_SIZE = 500;

/** 400: there is no task of this ID, or none any more (gaps.md G5). */
export const unknownTask = (id: string): ServiceError =>
  badRequest(`invalid task id ${JSON.stringify(id.slice(0, 40))}`, 'NOT_FOUND');

/** @throws ServiceError 400 for an ID of no task of the second generation */
export function requireV2Task({ tasks }: Pick<VideoDeps, 'tasks'>, id: string): VideoV2Task {
  const task = tasks.find(id);
  if (!task || !isV2Task(task)) throw unknownTask(id);
  return task;
}

const originOf = (context: EngineContext): string => new URL(context.req.url).origin;

/** `GET /v2/query/video_generation/{task_id}`. */
export const queryVideoV2 =
  (deps: VideoDeps) =>
  (context: EngineContext): Response => {
    const task = requireV2Task(deps, context.req.param('task_id') ?? '');
    return context.json({ task: taskObject(task, { links: deps.files, origin: originOf(context) }) });
  };

/** `GET /v2/query/video_generation`: newest first, by pages (gaps.md part 2, v2 listing). */
export const listVideosV2 =
  (deps: VideoDeps) =>
  (context: EngineContext): Response => {
    const page = wholeNumber(context, 'page_num', { usual: 1, most: Number.MAX_SAFE_INTEGER });
    const size = wholeNumber(context, 'page_size', { usual: PAGE_SIZE, most: MOST_PAGE_SIZE });
    const isWanted = filterOf(context);
    const found = deps.tasks.list().filter(isV2Task).filter(isWanted);
    const shown = found.slice((page - 1) * size, page * size);
    const showing = { links: deps.files, origin: originOf(context) };
    return context.json({ items: shown.map((task) => taskObject(task, showing)), total: found.length });
  };

function wholeNumber(context: EngineContext, name: string, { usual, most }: { usual: number; most: number }): number {
  const text = context.req.query(name);
  if (text === undefined) return usual;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw badRequest(`invalid params: ${name} must be a whole number from 1 to ${most}`);
  return value;
}

function filterOf(context: EngineContext): (task: VideoV2Task) => boolean {
  const status = oneOf(context, 'filter.status', VIDEO_V2_STATES);
  const type = oneOf(context, 'filter.task_type', VIDEO_TASK_TYPES);
  const model = context.req.query('filter.model');
  const ids = context.req.queries('filter.task_ids')?.flatMap((text) => text.split(','));
  return ({ id, state, facts }) =>
    (status === undefined || V2_STATES[state] === status) &&
    (type === undefined || facts.v2.taskType === type) &&
    (model === undefined || facts.model === model) &&
    (ids === undefined || ids.includes(id));
}

function oneOf(context: EngineContext, name: string, values: readonly string[]): string | undefined {
  const value = context.req.query(name);
  if (value === undefined || values.includes(value)) return value;
  // The service knows this state, the engine has no task in it.
  if (name === 'filter.status' && value === 'expired') return value;
  throw badRequest(`invalid params: ${name} must be one of ${values.join(', ')}`);
}
