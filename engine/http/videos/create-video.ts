import { VIDEO_LIMITS, videoBodySchema, type VideoBody } from '../../../shared/service-api/videos/videos.ts';
import type { FileStore } from '../../files/file-store.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { readJsonBody } from '../json-body.ts';
import { requireCallbackUrl } from './callbacks/callback-address.ts';
import { checkVideo, sizeOfVideo } from './request/check-video.ts';
import { readFrame, type FramePicture } from './request/read-frame.ts';
import { requireAllowedPrompt } from './request/allowed-prompt.ts';
import type { PictureName, VideoWork } from './tasks/video-facts.ts';
import { newSeed, type VideoDeps } from './video-deps.ts';

/** Two frames of 20 MB as Base64 and what is around them. */
const MOST_BODY_BYTES = Math.ceil(VIDEO_LIMITS.frameBytes * 2 * 1.4);
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
    const seed = newSeed();
    const work: VideoWork = {
      kind: 'clip',
      prompt: checked.prompt,
      seed,
      ...size,
      durationMs: checked.durationSeconds * 1000,
      framesPerSecond: FRAMES_PER_SECOND,
      isEnriched: body.prompt_optimizer ?? true,
      honoursCamera: checked.model.hasCamera,
      ...base64Of(pictures),
    };
    const task = await tasks.submit(work, {
      generation: 1,
      model: body.model,
      fileId: files.reserveId(),
      ...size,
      seed,
      notDrawn: [],
      callbackUrl,
      v2: null,
    });
    callbacks.open(task);
    return context.json({ task_id: task.id, base_resp: SUCCESS });
  };

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

function base64Of({ first, last, character }: Pictures): Partial<Record<PictureName, string>> {
  const text = ({ bytes }: FramePicture) => Buffer.from(bytes).toString('base64');
  return {
    ...(first ? { firstFrame: text(first) } : {}),
    ...(last ? { lastFrame: text(last) } : {}),
    ...(character ? { character: text(character) } : {}),
  };
}
