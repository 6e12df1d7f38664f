import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../../files/file-store.ts';
import { openTaskQueue } from '../../../jobs/task-queue.ts';
import type { ClipMaker } from '../../../videos/clip-maker.ts';
import { describeClip } from '../../../videos/describe-clip.ts';
import { serviceErrorOf } from '../../service-error.ts';
import type { Callbacks } from '../callbacks/callbacks.ts';
import type { VideoFacts, VideoTasks, VideoWork } from './video-facts.ts';

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
    async run({ work, facts }, signal) {
      if (work.kind === 'prompt') return expandedFacts(work, facts);
      return makeVideo(options, { work, facts, signal });
    },
    failureOf(error) {
      const { status, code, message } = serviceErrorOf(error);
      if (status >= 500) onError(error);
      return { code: code ?? 1000, message };
    },
    onChange: (task) => callbacks.tell(task),
  });
}

const expandedFacts = (work: VideoWork & { kind: 'prompt' }, facts: VideoFacts): VideoFacts => ({
  ...facts,
  v2: facts.v2 && { ...facts.v2, expandedPrompt: describeClip(work) },
});

type ClipWork = VideoWork & { kind: 'clip' };

async function makeVideo(
  { temporaryFolder, maker, files }: VideoTasksOptions,
  { work, facts, signal }: { work: ClipWork; facts: VideoFacts; signal: AbortSignal },
): Promise<VideoFacts> {
  const { kind: _kind, firstFrame, lastFrame, character, ...request } = work;
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
  return { ...facts, notDrawn: clip.notDrawn, ...(work.isEnriched ? { promptUsed: clip.promptUsed } : {}) };
}

const pictureOf = (base64: string | undefined): Uint8Array | undefined =>
  base64 === undefined ? undefined : Buffer.from(base64, 'base64');
