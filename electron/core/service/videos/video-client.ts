import { VIDEO_PATHS, videoAnswerSchema, videoStatusSchema } from '../../../../shared/service-api/videos/videos.ts';
import {
  VIDEO_V2_PATHS,
  videoDeletionSchema,
  videoV2AnswerSchema,
  videoV2StatusSchema,
} from '../../../../shared/service-api/videos/videos-v2.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import type { Operation, ServiceConnection } from '../transport/service-connection.ts';
import type { ServiceVideos, VideoCall, VideoTaskStatus } from './video-service.ts';

/** Pictures of many megabytes are checked before the answer comes. */
const IDLE_TIMEOUT_MS = 3 * 60 * 1000;

/** `/v1/video_generation` and its query; `/v2/video_generation`, its query and its deletion (service.md; gaps.md part 2). */
export function createVideoClient(connection: ServiceConnection): ServiceVideos {
  return {
    async submit(request) {
      const { generation } = request;
      const path = generation === 1 ? VIDEO_PATHS.create : VIDEO_V2_PATHS.create;
      const body = async () => jsonBody(generation === 1 ? firstBody(request) : secondBody(request));
      const { model } = request;
      const operation: Operation = { method: 'POST', path, model, body, idleTimeoutMs: IDLE_TIMEOUT_MS };
      const schema = generation === 1 ? videoAnswerSchema : videoV2AnswerSchema;
      return { taskId: (await connection.json(operation, schema, request)).task_id };
    },
    async query({ generation, taskId }, options) {
      const id = encodeURIComponent(taskId);
      if (generation === 1) {
        const path = `${VIDEO_PATHS.query}?task_id=${id}`;
        const wire = await connection.json({ method: 'GET', path }, videoStatusSchema, options);
        return { ...metadataOf(wire.metadata), ...firstState(wire.status), fileId: wire.file_id || null, link: null };
      }
      const path = `${VIDEO_V2_PATHS.query}/${id}`;
      const { task } = await connection.json({ method: 'GET', path }, videoV2StatusSchema, options);
      const reason = task.error?.message || null;
      return {
        ...metadataOf(task.metadata),
        state: secondState(task.status),
        fileId: null,
        link: task.content?.url || null,
        reason,
      };
    },
    async cancel(taskId, options) {
      const path = `${VIDEO_V2_PATHS.create}/${encodeURIComponent(taskId)}`;
      const { action } = await connection.json({ method: 'DELETE', path }, videoDeletionSchema, options);
      return action.toLowerCase() === 'deleted' ? 'deleted' : 'cancelled';
    },
  };
}

function firstBody(request: VideoCall) {
  const { model, prompt, durationSeconds, resolution, firstFrame, lastFrame, references, promptOptimizer } = request;
  return {
    model,
    prompt: prompt === '' ? undefined : prompt,
    prompt_optimizer: promptOptimizer ?? undefined,
    duration: durationSeconds,
    resolution,
    first_frame_image: firstFrame ?? undefined,
    last_frame_image: lastFrame ?? undefined,
    subject_reference: references.length === 0 ? undefined : [{ type: 'character', image: references }],
  };
}

function secondBody(request: VideoCall) {
  const { model, prompt, durationSeconds, resolution, firstFrame, lastFrame, references, promptOptimizer } = request;
  const picture = (role: string) => (url: string) => ({ type: 'image_url', image_url: { url }, role });
  return {
    model,
    content: [
      { type: 'text', text: prompt },
      ...(firstFrame === null ? [] : [picture('first_frame')(firstFrame)]),
      ...(lastFrame === null ? [] : [picture('last_frame')(lastFrame)]),
      ...references.map(picture('reference_image')),
    ],
    resolution,
    duration: durationSeconds,
    ratio: request.ratio ?? 'adaptive',
    extra: promptOptimizer === null ? undefined : { prompt_expansion_mode: promptOptimizer ? 'balanced' : 'disabled' },
  };
}

const metadataOf = (metadata: { seed: string | null; not_drawn: string[]; prompt: string | null } | null) => ({
  seed: metadata?.seed ?? null,
  notDrawn: metadata?.not_drawn ?? [],
  promptUsed: metadata?.prompt || null,
});

/** States of the first generation (service.md, States), whatever their case. */
const FIRST_STATES: Readonly<Record<string, VideoTaskStatus['state']>> = {
  preparing: 'queued',
  queueing: 'queued',
  processing: 'running',
  success: 'succeeded',
  fail: 'failed',
  failed: 'failed',
};

const firstState = (status: string): Pick<VideoTaskStatus, 'state' | 'reason'> => ({
  state: known(FIRST_STATES, status.toLowerCase()),
  reason: null,
});

const SECOND_STATES: Readonly<Record<string, VideoTaskStatus['state']>> = {
  queued: 'queued',
  running: 'running',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
};

const secondState = (status: string): VideoTaskStatus['state'] => known(SECOND_STATES, status.toLowerCase());

const known = (states: Readonly<Record<string, VideoTaskStatus['state']>>, status: string) =>
  (Object.hasOwn(states, status) ? states[status] : undefined) ?? 'unknown';
