import type { VideoTaskType } from '../../../../shared/service-api/videos/videos-v2.ts';
import type { Task } from '../../../jobs/task-files.ts';
import type { TaskQueue } from '../../../jobs/task-queue.ts';
import type { ClipRequest } from '../../../videos/clip-maker.ts';

/** Pictures of a clip that is to be made. */
export type PictureName = 'firstFrame' | 'lastFrame' | 'character';

/** What is to be done: a clip, whose pictures are Base64, or a prompt that is to be expanded. */
export type VideoWork =
  | ({ kind: 'clip' } & Omit<ClipRequest, 'signal' | PictureName> & Partial<Record<PictureName, string>>)
  | { kind: 'prompt'; prompt: string; seed: number; durationMs: number };

/** What v2 tells of a task. */
export type V2Facts = {
  taskType: VideoTaskType;
  /** Where the engine was reached: callbacks link to it. */
  origin: string;
  resolution: string;
  durationSeconds: number;
  ratio: string;
  imageCount: number;
  /** The result of expanding a prompt. */
  expandedPrompt: string | null;
  /** With the seed, what the clip can be made from again; null where it cannot. */
  recipe: { prompt: string; isEnriched: boolean } | null;
};

/** What is known of a task besides its state. */
export type VideoFacts = {
  /** Through which operations it is seen. */
  generation: 1 | 2 | 'template';
  /** As the client spelled it. */
  model: string;
  /** The file that the clip will be in. */
  fileId: string;
  width: number;
  height: number;
  seed: number;
  /** Words of the prompt that nothing shows; known when the clip is done. */
  notDrawn: string[];
  /** What the clip was filmed from where the prompt was to be optimized; known when it is done. */
  promptUsed?: string;
  callbackUrl: string | null;
  v2: V2Facts | null;
};
/** Tasks of videos. */
export type VideoTasks = TaskQueue<VideoWork, VideoFacts>;
/** One task of a video. */
export type VideoTask = Readonly<Task<VideoFacts>>;
