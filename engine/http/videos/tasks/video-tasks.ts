import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../../files/file-store.ts';
import type { Task } from '../../../jobs/task-files.ts';
import { openTaskQueue, type TaskQueue } from '../../../jobs/task-queue.ts';
import type { ClipMaker, ClipRequest } from '../../../videos/clip-maker.ts';
import { serviceErrorOf } from '../../service-error.ts';
import type { Callbacks } from '../callbacks/callbacks.ts';

type Picture = 'firstFrame' | 'lastFrame' | 'character';

/** A clip that is to be made; pictures are Base64. */
export type VideoWork = Omit<ClipRequest, 'signal' | Picture> & Partial<Record<Picture, string>>;

/** What is known of a task besides its state. */
export type VideoFacts = {
  generation: 1;
  /** As the client spelled it. */
  model: string;
  /** The file that the clip will be in. */
  fileId: string;
  width: number;
  height: number;
  seed: number;
  /** Words of the prompt that nothing shows; known when the clip is done. */
  notDrawn: string[];
  callbackUrl: string | null;
};
/** Tasks of videos. */
export type VideoTasks = TaskQueue<VideoWork, VideoFacts>;
/** One task of a video. */
export type VideoTask = Readonly<Task<VideoFacts>>;

/** How tasks of videos are kept and done. */
export type VideoTasksOptions = {
  folder: string;
  temporaryFolder: string;
  maker: ClipMaker;
  files: FileStore;
  callbacks: Callbacks;
  now: () => number;
  /** Told of errors that are the engine's own fault. */
  onError: (error: unknown) => void;
};

/** Task records are queryable for 7 days (service.md, Lifetimes). */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/** Opens the queue and goes on with what is left to do. */
export async function openVideoTasks(options: VideoTasksOptions): Promise<VideoTasks> {
  const { folder, now, onError, callbacks } = options;
  return openTaskQueue<VideoWork, VideoFacts>({
    folder,
    rememberedMs: REMEMBERED_MS,
    now,
    run: async ({ work, facts }, signal) => makeVideo(options, { work, facts, signal }),
    failureOf(error) {
      const { status, code, message } = serviceErrorOf(error);
      if (status >= 500) onError(error);
      return { code: code ?? 1000, message };
    },
    onChange: (task) => callbacks.tell(task),
  });
}

async function makeVideo(
  { temporaryFolder, maker, files }: VideoTasksOptions,
  { work, facts, signal }: { work: VideoWork; facts: VideoFacts; signal: AbortSignal },
): Promise<VideoFacts> {
  const { firstFrame, lastFrame, character, ...request } = work;
  const clip = await maker.make({
    ...request,
    firstFrame: pictureOf(firstFrame),
    lastFrame: pictureOf(lastFrame),
    character: pictureOf(character),
    signal,
  });
  const file = path.join(temporaryFolder, randomUUID());
  await writeFile(file, clip.bytes, { flag: 'wx', flush: true });
  await files.add({
    file,
    fileName: `video-${facts.fileId}.mp4`,
    sizeBytes: clip.bytes.length,
    purpose: 'video_generation',
    id: facts.fileId,
  });
  return { ...facts, notDrawn: clip.notDrawn };
}

const pictureOf = (base64: string | undefined): Uint8Array | undefined =>
  base64 === undefined ? undefined : Buffer.from(base64, 'base64');
