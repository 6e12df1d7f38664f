import { expansionBodySchema, VIDEO_V2_LIMITS } from '../../../../shared/service-api/videos/videos-v2.ts';
import type { EngineContext } from '../../exchange.ts';
import { readJsonBody } from '../../json-body.ts';
import { requireCallbackUrl } from '../callbacks/callback-address.ts';
import { requireAllowedPrompt } from '../request/allowed-prompt.ts';
import { newSeed, type VideoDeps } from '../video-deps.ts';
import { checkContent } from './check-content.ts';
import { checkDuration } from './check-video-v2.ts';

/** `POST /v2/h3_context_ir` (gaps.md part 2): the prompt with what the engine would show where it says nothing. */
export const expandPrompt =
  (deps: VideoDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, expansionBodySchema, VIDEO_V2_LIMITS.bodyBytes);
    checkDuration(body);
    const { text } = checkContent(body.content);
    requireAllowedPrompt(text);
    const callbackUrl = await requireCallbackUrl(body.callback_url);
    const seed = newSeed();
    const task = await deps.tasks.submit(
      { kind: 'prompt', prompt: text, seed, durationMs: body.duration * 1000 },
      {
        generation: 2,
        model: body.model,
        fileId: deps.files.reserveId(),
        width: 0,
        height: 0,
        seed,
        notDrawn: [],
        callbackUrl,
        v2: {
          taskType: 'h3_context_ir',
          origin: new URL(context.req.url).origin,
          resolution: '',
          durationSeconds: body.duration,
          ratio: body.ratio ?? '',
          imageCount: 0,
          expandedPrompt: null,
          recipe: null,
        },
      },
    );
    deps.callbacks.open(task);
    return context.json({ task_id: task.id });
  };
