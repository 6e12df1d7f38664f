import {
  regenerationBodySchema,
  VIDEO_RATIOS,
  VIDEO_V2_LIMITS,
} from '../../../../shared/service-api/videos/videos-v2.ts';
import { videoSize } from '../../../../shared/service-api/videos/videos.ts';
import type { EngineContext } from '../../exchange.ts';
import { readJsonBody } from '../../json-body.ts';
import { badRequest } from '../../service-error.ts';
import { requireCallbackUrl } from '../callbacks/callback-address.ts';
import type { VideoDeps } from '../video-deps.ts';
import { requireV2Task } from './query-videos.ts';
import { V2_STATES, type VideoV2Task } from './task-object.ts';

const FRAMES_PER_SECOND = 24;

/**
 * `POST /v2/video_regeneration` (gaps.md part 2): the same scene from the same seed, in 2K. Uploaded videos are refused: the
 * engine cannot look into them.
 */
export const regenerateVideo =
  (deps: VideoDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, regenerationBodySchema, VIDEO_V2_LIMITS.bodyBytes);
    if ((body.source_task_id === undefined) === (body.content === undefined))
      throw badRequest('invalid params: exactly one of source_task_id and content is required');
    if (body.source_task_id === undefined)
      throw badRequest('invalid params: content: the local engine does not work with base videos, use source_task_id');
    const source = requireV2Task(deps, body.source_task_id);
    const recipe = requireRecipe(source);
    const callbackUrl = await requireCallbackUrl(body.callback_url);
    const { v2, width, height, seed } = source.facts;
    const named = Object.entries(VIDEO_RATIOS).find(([name]) => name === v2.ratio)?.[1];
    const size = videoSize('2K', named ?? width / height);
    const task = await deps.tasks.submit(
      {
        kind: 'clip',
        ...recipe,
        seed,
        ...size,
        durationMs: v2.durationSeconds * 1000,
        framesPerSecond: FRAMES_PER_SECOND,
        honoursCamera: true,
      },
      {
        ...source.facts,
        ...size,
        model: body.model,
        fileId: deps.files.reserveId(),
        notDrawn: [],
        callbackUrl,
        v2: { ...v2, taskType: 'regeneration', resolution: '2K', origin: new URL(context.req.url).origin },
      },
    );
    deps.callbacks.open(task);
    return context.json({ task_id: task.id });
  };

function requireRecipe({ id, state, facts }: VideoV2Task) {
  if (state !== 'done') throw badRequest(`invalid params: task ${id} is ${V2_STATES[state]}, it must have succeeded`);
  if (facts.v2.taskType === 'h3_context_ir') throw badRequest(`invalid params: task ${id} made no video`);
  if (!facts.v2.recipe)
    throw badRequest(`invalid params: task ${id} was made from images, which are not kept: generate it again in 2K`);
  return facts.v2.recipe;
}
