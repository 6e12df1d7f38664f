import { randomInt } from 'node:crypto';
import { VIDEO_LIMITS, videoBodySchema, type VideoBody } from '../../../shared/service-api/videos.ts';
import type { FileStore } from '../../files/file-store.ts';
import { refusedWord } from '../../images/prompt/refused-words.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import { ServiceError } from '../service-error.ts';
import { requireCallbackUrl } from './callbacks/callback-address.ts';
import type { Callbacks } from './callbacks/callbacks.ts';
import { checkVideo, sizeOfVideo } from './request/check-video.ts';
import { readFrame, type FramePicture } from './request/read-frame.ts';
import type { VideoTasks, VideoWork } from './tasks/video-tasks.ts';

/** What the operations on videos work with. */
export type VideoDeps = { tasks: VideoTasks; files: FileStore; callbacks: Callbacks };

/** Two frames of 20 MB as Base64 and what is around them. */
const MOST_BODY_BYTES = Math.ceil(VIDEO_LIMITS.frameBytes * 2 * 1.4);
const SEEDS = 2 ** 31;
const FRAMES_PER_SECOND = 25;

/** `POST /v1/video_generation` (service.md; gaps.md G12): everything is checked at once, the clip is made later. */
export const createVideo =
  ({ tasks, files, callbacks }: VideoDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, videoBodySchema, MOST_BODY_BYTES);
    const checked = checkVideo(body);
    requireAllowedPrompt(checked.prompt);
    const callbackUrl = await requireCallbackUrl(body.callback_url);
    const pictures = await readPictures(context, files, body);
    const size = sizeOfVideo(checked, pictures.first ?? pictures.last);
    const seed = randomInt(SEEDS);
    const work: VideoWork = {
      prompt: checked.prompt,
      seed,
      ...size,
      durationMs: checked.durationSeconds * 1000,
      framesPerSecond: FRAMES_PER_SECOND,
      isEnriched: body.prompt_optimizer ?? true,
      honoursCamera: checked.model.hasCamera,
      ...base64Of(pictures),
    };
    const facts = { generation: 1, model: body.model, ...size, seed, notDrawn: [], callbackUrl } as const;
    const task = await tasks.submit(work, { ...facts, notDrawn: [], fileId: files.reserveId() });
    callbacks.open(task);
    return context.json({ task_id: task.id, base_resp: SUCCESS });
  };

/** @throws ServiceError 422 for a word of the short list that the engine refuses */
function requireAllowedPrompt(prompt: string): void {
  const refused = refusedWord(prompt);
  if (refused !== null) throw new ServiceError(422, `The prompt is refused because of ${JSON.stringify(refused)}`);
}

type Pictures = Partial<Record<'first' | 'last' | 'character', FramePicture>>;

async function readPictures(context: EngineContext, files: FileStore, body: VideoBody): Promise<Pictures> {
  const sources = {
    first: ['first_frame_image', body.first_frame_image],
    last: ['last_frame_image', body.last_frame_image],
    character: ['subject_reference', body.subject_reference?.[0]?.image[0]],
  } as const;
  const pictures: Pictures = {};
  for (const [name, [field, source]] of Object.entries(sources)) {
    if (source) pictures[name as keyof Pictures] = await readFrame(context, files, { field, source });
  }
  return pictures;
}

function base64Of({ first, last, character }: Pictures): Partial<VideoWork> {
  const text = ({ bytes }: FramePicture) => Buffer.from(bytes).toString('base64');
  return {
    ...(first ? { firstFrame: text(first) } : {}),
    ...(last ? { lastFrame: text(last) } : {}),
    ...(character ? { character: text(character) } : {}),
  };
}
