import {
  VIDEO_V2_LIMITS,
  videoV2BodySchema,
  type VideoV2Body,
} from '../../../../shared/service-api/videos/videos-v2.ts';
import { videoSize } from '../../../../shared/service-api/videos/videos.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { EngineContext } from '../../exchange.ts';
import { readJsonBody } from '../../json-body.ts';
import { requireCallbackUrl } from '../callbacks/callback-address.ts';
import { requireAllowedPrompt } from '../request/allowed-prompt.ts';
import { readFrame, type FramePicture, type FrameRules } from '../request/read-frame.ts';
import { newSeed, type VideoDeps } from '../video-deps.ts';
import { checkContent, type CheckedContent } from './check-content.ts';
import { checkModel, ratioOf } from './check-video-v2.ts';
import { ratioText } from './ratio-text.ts';

const FRAMES_PER_SECOND = 24;
const RULES: FrameRules = {
  mostBytes: VIDEO_V2_LIMITS.pictureBytes,
  leastSide: VIDEO_V2_LIMITS.side.least,
  mostSide: VIDEO_V2_LIMITS.side.most,
  ratio: VIDEO_V2_LIMITS.ratio,
};

/** `POST /v2/video_generation` (gaps.md part 2): everything is checked at once, the clip is made later. */
export const createVideoV2 =
  (deps: VideoDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, videoV2BodySchema, VIDEO_V2_LIMITS.bodyBytes);
    checkModel(body);
    const content = checkContent(body.content);
    requireAllowedPrompt(content.text);
    const callbackUrl = await requireCallbackUrl(body.callback_url);
    const pictures = await readPictures(context, deps.files, content);
    const ratio = ratioOf(body, content, pictures.first);
    const size = videoSize(body.resolution, ratio);
    const seed = newSeed();
    const recipe = {
      prompt: content.text,
      seed,
      ...size,
      durationMs: body.duration * 1000,
      framesPerSecond: FRAMES_PER_SECOND,
      isEnriched: body.extra?.prompt_expansion_mode !== 'disabled',
      honoursCamera: true,
    };
    const task = await deps.tasks.submit(
      { kind: 'clip', ...recipe, ...base64Of(pictures) },
      {
        generation: 2,
        model: body.model,
        fileId: deps.files.reserveId(),
        ...size,
        seed,
        notDrawn: [],
        callbackUrl,
        v2: v2Facts(context, body, { ratio, pictures, recipe }),
      },
    );
    deps.callbacks.open(task);
    return context.json({ task_id: task.id });
  };

type Pictures = { first?: FramePicture; last?: FramePicture; character?: FramePicture; count: number };

async function readPictures(context: EngineContext, files: FileStore, content: CheckedContent): Promise<Pictures> {
  const read = async (source: string) => readFrame(context, files, { field: 'content', source, rules: RULES });
  const references: FramePicture[] = [];
  // Each is checked; the first gives its colours to the character.
  for (const source of content.references) references.push(await read(source));
  const first = content.first === undefined ? undefined : await read(content.first);
  const last = content.last === undefined ? undefined : await read(content.last);
  const count = references.length + (first ? 1 : 0) + (last ? 1 : 0);
  return {
    ...(first ? { first } : {}),
    ...(last ? { last } : {}),
    ...(references[0] ? { character: references[0] } : {}),
    count,
  };
}

function base64Of({ first, last, character }: Pictures) {
  const text = ({ bytes }: FramePicture) => Buffer.from(bytes).toString('base64');
  return {
    ...(first ? { firstFrame: text(first) } : {}),
    ...(last ? { lastFrame: text(last) } : {}),
    ...(character ? { character: text(character) } : {}),
  };
}

type Made = { ratio: number; pictures: Pictures; recipe: { prompt: string; isEnriched: boolean } };

function v2Facts(context: EngineContext, body: VideoV2Body, { ratio, pictures, recipe }: Made) {
  return {
    taskType: 'generation',
    origin: new URL(context.req.url).origin,
    resolution: body.resolution,
    durationSeconds: body.duration,
    ratio: ratioText(ratio),
    imageCount: pictures.count,
    expandedPrompt: null,
    // Pictures are not kept when a task is done: what was made from them cannot be made again.
    recipe: pictures.count === 0 ? { prompt: recipe.prompt, isEnriched: recipe.isEnriched } : null,
  } as const;
}
