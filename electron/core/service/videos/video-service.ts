import type { CallOptions } from '../transport/service-connection.ts';

/**
 * A clip to be generated. `generation` is that of the interface; pictures are data URLs. `references` of the first generation are
 * the one picture of a subject. `ratio` belongs to the second. `promptOptimizer` is null where the model leaves no choice.
 */
export type VideoCall = CallOptions & {
  generation: 1 | 2;
  model: string;
  prompt: string;
  durationSeconds: number;
  resolution: string;
  ratio: string | null;
  firstFrame: string | null;
  lastFrame: string | null;
  references: readonly string[];
  promptOptimizer: boolean | null;
};

/** A task of the service and the generation of the interface that knows it. */
export type VideoTaskKey = { generation: 1 | 2; taskId: string };

/**
 * How a task is. The result is a file of the account (first generation) or a link (second), which a later query gives anew.
 * `seed`, `notDrawn` and `promptUsed`, the optimized prompt, are said by the local engine alone; `reason` is why it failed.
 */
export type VideoTaskStatus = {
  state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'unknown';
  fileId: string | null;
  link: string | null;
  seed: string | null;
  notDrawn: string[];
  promptUsed: string | null;
  reason: string | null;
};

/**
 * Operations on clips.
 * @throws all: ServiceFailure, or Failure KEY_MISSING, CANCELLED, ENGINE_UNAVAILABLE
 */
export interface ServiceVideos {
  submit(request: VideoCall): Promise<{ taskId: string }>;
  query(key: VideoTaskKey, options?: CallOptions): Promise<VideoTaskStatus>;
  /**
   * Takes back a task of the second generation that waits: it costs nothing then. One that has ended is deleted by it, so ask
   * before. One that is being worked on is refused.
   */
  cancel(taskId: string, options?: CallOptions): Promise<'cancelled' | 'deleted'>;
}
