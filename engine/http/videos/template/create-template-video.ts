import { templateBodySchema, VIDEO_LIMITS, videoSize } from '../../../../shared/service-api/videos/videos.ts';
import { hashOf } from '../../../images/drawing/random.ts';
import { SUCCESS } from '../../envelopes.ts';
import type { EngineContext } from '../../exchange.ts';
import { readJsonBody } from '../../json-body.ts';
import { badRequest } from '../../service-error.ts';
import { requireCallbackUrl } from '../callbacks/callback-address.ts';
import { requireAllowedPrompt } from '../request/allowed-prompt.ts';
import { readFrame } from '../request/read-frame.ts';
import { newSeed, type VideoDeps } from '../video-deps.ts';
import { withDeprecation } from './deprecation.ts';

const MOST_BODY_BYTES = Math.ceil(VIDEO_LIMITS.frameBytes * 1.6);
const SECONDS = 6;
const FRAMES_PER_SECOND = 25;
const WIDE = 16 / 9;
/** What a template does with its inputs: its ID chooses, always the same. */
const MOVES = ['[Push in]', '[Pull out]', '[Pan left]', '[Pan right]', '[Zoom in]', '[Truck left]', '[Truck right]'];

/** `POST /v1/video_template_generation` (deprecated; gaps.md part 2): the first picture, or the texts, in a move of the camera. */
export const createTemplateVideo =
  ({ tasks, files, callbacks }: VideoDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, templateBodySchema, MOST_BODY_BYTES);
    const text = (body.text_inputs ?? []).map(({ value }) => value).join(', ');
    const source = body.media_inputs?.[0]?.value;
    if (source === undefined && text.trim() === '')
      throw badRequest('invalid params: one of media_inputs and text_inputs is required');
    requireAllowedPrompt(text);
    const callbackUrl = await requireCallbackUrl(body.callback_url);
    const frame = source === undefined ? null : await readFrame(context, files, { field: 'media_inputs', source });
    const size = videoSize('768P', frame ? frame.width / frame.height : WIDE);
    const seed = newSeed();
    const task = await tasks.submit(
      {
        kind: 'clip',
        prompt: `${text} ${MOVES[hashOf(body.template_id) % MOVES.length]}`.trim(),
        seed,
        ...size,
        durationMs: SECONDS * 1000,
        framesPerSecond: FRAMES_PER_SECOND,
        isEnriched: true,
        honoursCamera: true,
        ...(frame ? { firstFrame: Buffer.from(frame.bytes).toString('base64') } : {}),
      },
      {
        generation: 'template',
        model: body.template_id,
        fileId: files.reserveId(),
        ...size,
        seed,
        notDrawn: [],
        callbackUrl,
        v2: null,
      },
    );
    callbacks.open(task);
    return withDeprecation(context.json({ task_id: task.id, base_resp: SUCCESS }));
  };
