import { randomInt } from 'node:crypto';
import { IMAGE_LIMITS, IMAGE_SIZES, imageBodySchema, type ImageBody } from '../../../shared/service-api/images.ts';
import type { ResultStore } from '../../files/result-store.ts';
import type { Painter, Painting, PaintRequest } from '../../images/painter.ts';
import { refusedWord } from '../../images/prompt/lexicon/refused-words.ts';
import { SUCCESS } from '../envelopes.ts';
import type { EngineContext } from '../exchange.ts';
import { resultUrl } from '../files/linked-content.ts';
import { readJsonBody } from '../json-body.ts';
import { badRequest, ServiceError } from '../service-error.ts';
import { imageStyle } from './image-style.ts';
import { readReference } from './reference/read-reference.ts';

/** What image generation works with. */
type ImageDeps = { painter: Painter; results: ResultStore };

/** How long links to images live (service.md, Limits). */
const IMAGE_LINK_MS = 24 * 60 * 60 * 1000;
/** A reference of 10 MB as Base64 and what is around it. */
const MOST_BODY_BYTES = Math.ceil(IMAGE_LIMITS.referenceBytes * 1.6);
/** Seeds that are chosen fit a 32-bit number of any client. */
const SEEDS = 2 ** 31;

/** `POST /v1/image_generation` (service.md; gaps.md G1, G8). */
export const generateImages =
  ({ painter, results }: ImageDeps) =>
  async (context: EngineContext): Promise<Response> => {
    const body = await readJsonBody(context, imageBodySchema, MOST_BODY_BYTES);
    const request = await paintRequest(context, body);
    const seeds = seedsOf(body);
    const paintings = await Promise.all(seeds.map(async (seed) => painter.paint({ ...request, seed })));
    const data = await dataOf(context, results, { body, paintings });
    return context.json({
      id: context.get('traceId'),
      data,
      metadata: metadataOf({ body, paintings }),
      base_resp: SUCCESS,
    });
  };

async function paintRequest(context: EngineContext, body: ImageBody): Promise<Omit<PaintRequest, 'seed'>> {
  const refused = refusedWord(body.prompt);
  if (refused !== null) throw new ServiceError(422, `The prompt is refused because of ${JSON.stringify(refused)}`);
  const size = sizeOf(body);
  const style = imageStyle(body);
  const reference = await readReference(context, body.subject_reference?.[0]?.image_file);
  return {
    prompt: body.prompt,
    ...size,
    isEnriched: body.prompt_optimizer ?? false,
    hasWatermark: body.aigc_watermark ?? false,
    style,
    reference,
    signal: context.get('gone'),
  };
}

function sizeOf({ model, aspect_ratio: ratio, width, height }: ImageBody): { width: number; height: number } {
  if (ratio !== undefined) {
    if (ratio === '21:9' && model !== 'image-01')
      throw badRequest('invalid params: aspect_ratio 21:9 works with image-01 only');
    return IMAGE_SIZES[ratio];
  }
  if (width === undefined && height === undefined) return IMAGE_SIZES['1:1'];
  if (width === undefined || height === undefined)
    throw badRequest('invalid params: width and height must be sent together');
  if (model !== 'image-01') throw badRequest('invalid params: width and height work with image-01 only');
  return { width, height };
}

/** One seed an image: those after the first follow the seed of the request, or are as random as it. */
function seedsOf({ seed, n = 1 }: ImageBody): number[] {
  return Array.from({ length: n }, (_, index) => (seed === undefined ? randomInt(SEEDS) : seed + index));
}

type Painted = { body: ImageBody; paintings: readonly Painting[] };

async function dataOf(
  context: EngineContext,
  results: ResultStore,
  { body, paintings }: Painted,
): Promise<Record<string, string[]>> {
  if (body.response_format === 'base64') {
    return { image_base64: paintings.map(({ bytes }) => Buffer.from(bytes).toString('base64')) };
  }
  const urls: string[] = [];
  for (const { bytes } of paintings) {
    urls.push(resultUrl(context, await results.add(bytes, { extension: 'jpg', lifetimeMs: IMAGE_LINK_MS })));
  }
  return { image_urls: urls };
}

/**
 * Counts are texts. The rest is an extension: `seeds` recall each image, `not_drawn` are words that it does not show, and `prompts`,
 * with the optimizer, what each was drawn from.
 */
function metadataOf({ body, paintings }: Painted) {
  return {
    success_count: String(paintings.length),
    failed_count: '0',
    seeds: paintings.map(({ scene }) => String(scene.seed)),
    not_drawn: [...new Set(paintings.flatMap(({ notDrawn }) => notDrawn))],
    ...(body.prompt_optimizer === true ? { prompts: paintings.map(({ promptUsed }) => promptUsed) } : {}),
  };
}
