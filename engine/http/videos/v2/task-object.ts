import type { VideoV2State } from '../../../../shared/service-api/videos/videos-v2.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { LINK_PATH } from '../../files/linked-content.ts';
import { videoMetadata } from '../video-metadata.ts';
import type { V2Facts, VideoTask } from '../tasks/video-facts.ts';

/** A task of the second generation. */
export type VideoV2Task = VideoTask & { facts: { v2: V2Facts } };

/** Whether a task is one of the second generation. */
export const isV2Task = (task: VideoTask): task is VideoV2Task => task.facts.v2 !== null;

/** The state of a task as v2 spells it. */
export const V2_STATES: Record<VideoTask['state'], VideoV2State> = {
  waiting: 'queued',
  running: 'running',
  done: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** How a task is shown: `links` signs the way to the result, which is fresh each time, under `origin`. */
export type Showing = { links: Pick<FileStore, 'linkToken'>; origin: string };

/** The task object (service.md, Video task v2; gaps.md G5). `metadata` is an extension, see videoMetadata. */
export function taskObject(task: VideoV2Task, { links, origin }: Showing): Record<string, unknown> {
  const { id, state, facts, failure } = task;
  const { v2 } = facts;
  const isDone = state === 'done';
  const isPrompt = v2.taskType === 'h3_context_ir';
  const token = () => links.linkToken({ id: facts.fileId, purpose: 'video_generation' });
  const content = isPrompt ? { prompt: v2.expandedPrompt } : { url: `${origin}${LINK_PATH}/${isDone ? token() : ''}` };
  return {
    id,
    model: facts.model,
    status: V2_STATES[state],
    created_at: Math.floor(task.createdAtMs / 1000),
    updated_at: Math.floor(task.updatedAtMs / 1000),
    ...(isDone ? { content } : {}),
    resolution: v2.resolution,
    duration: v2.durationSeconds,
    ratio: v2.ratio,
    task_type: v2.taskType,
    modality: isPrompt ? 'text' : 'video',
    usage: isDone ? usageOf(v2) : {},
    ...(failure ? { error: { code: String(failure.code), message: failure.message } } : {}),
    ...(isDone && !isPrompt ? { metadata: videoMetadata(facts) } : {}),
  };
}

/** There are no tokens in the engine; sounds are never put in. */
function usageOf({ taskType, durationSeconds, imageCount }: V2Facts) {
  const seconds = taskType === 'h3_context_ir' ? 0 : durationSeconds;
  return {
    total_seconds: seconds,
    input_seconds: 0,
    output_seconds: seconds,
    input_image_count: imageCount,
    total_tokens: 0,
    prompt_tokens: 0,
    completion_tokens: 0,
  };
}
