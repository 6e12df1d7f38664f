import { IMAGE_PATH, imageAnswerSchema } from '../../../../shared/service-api/images.ts';
import { jsonBody } from '../transport/bodies/json-body.ts';
import type { Operation, ServiceConnection } from '../transport/service-connection.ts';
import type { ImageCall, ServiceImages } from './image-service.ts';

/** Nine large images take a service minutes in which nothing is heard. */
const IDLE_TIMEOUT_MS = 10 * 60 * 1000;

/** `POST /v1/image_generation` (service.md; gaps.md G1, G8). */
export function createImageClient(connection: ServiceConnection): ServiceImages {
  return {
    async generate(request) {
      const { data, metadata } = await connection.json(operationOf(request), imageAnswerSchema, request);
      const inline = data.image_base64.map((text) => ({ bytes: bytesOf(text) }));
      return {
        images: [...data.image_urls.map((link) => ({ link })), ...inline],
        failedCount: metadata?.failed_count ?? 0,
        seeds: metadata?.seeds ?? [],
        notDrawn: metadata?.not_drawn ?? [],
        prompts: metadata?.prompts ?? [],
      };
    },
  };
}

/** Plain Base64 in the interface; a data URL does no harm. */
const bytesOf = (text: string): Uint8Array => Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');

function operationOf(request: ImageCall): Operation {
  const { model, prompt, aspectRatio, widthPx, heightPx, seed, count, style, subject } = request;
  const body = {
    model,
    prompt,
    aspect_ratio: aspectRatio ?? undefined,
    width: widthPx ?? undefined,
    height: heightPx ?? undefined,
    response_format: request.isInline ? 'base64' : 'url',
    seed: seed ?? undefined,
    n: count,
    prompt_optimizer: request.promptOptimizer,
    aigc_watermark: request.watermark,
    style: style ? { style_type: style.type, style_weight: style.weight } : undefined,
    subject_reference: subject === null ? undefined : [{ type: 'character', image_file: subject }],
  };
  const parts = { method: 'POST', path: IMAGE_PATH, model, amount: count, idleTimeoutMs: IDLE_TIMEOUT_MS } as const;
  return { ...parts, body: async () => jsonBody(body) };
}
