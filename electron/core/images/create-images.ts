import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type {
  GeneratedImage,
  ImageGeneration,
  ImageOptions,
} from '../../../shared/domain/generation/image-generation.ts';
import {
  IMAGE_LIMITS,
  IMAGE_MODELS,
  IMAGE_SIZES,
  IMAGE_STYLE_NAMES,
  imageModel,
  MOST_IMAGES,
} from '../../../shared/domain/generation/image-models.ts';
import { type ImageRecipe, MOST_IMAGE_SEED } from '../../../shared/domain/recipe/image-recipe.ts';
import type { CoreContext } from '../core-context.ts';
import type { StoredResult } from '../generation/generation-table.ts';
import type { Generation } from '../generation/generations.ts';
import type { ImageResultFacts } from './collect-images.ts';
import { imageKind } from './image-kind.ts';
import type { ImageNeighbours, Images } from './images.ts';

/** Builds the domain of images, and registers their kind of generation. */
export function createImages(context: CoreContext, { generations, jobs, library }: ImageNeighbours): Images {
  const generator = generations.register(imageKind(context.log, library));
  const engineOr = (engine: ImageGeneration['engine'] | undefined) => engine ?? context.settings().engine;
  return {
    start: async ({ engine, ...request }) => await generator.start({ ...request, engine: engineOr(engine) }),
    retry: ({ id }) => {
      const { jobId, results } = generator.get(id);
      if (results.every(({ state }) => state === 'ready')) throw reasonedFailure('CONFLICT', 'nothing_missing', { id });
      jobs.resume({ id: jobId });
    },
    list: ({ limit }) => generator.list(limit).map(shownGeneration),
    get: ({ id }) => shownGeneration(generator.get(id)),
    findSame: ({ engine, recipe }) => {
      const same = generator.findSame({ recipe, engine: engineOr(engine) });
      return same && shownGeneration(same);
    },
    options: imageOptions,
  };
}

function shownGeneration({
  results,
  id,
  jobId,
  engine,
  recipe,
  createdAtMs,
}: Generation<ImageRecipe>): ImageGeneration {
  return { id, jobId, engine, recipe, createdAtMs, images: results.map(shownImage) };
}

function shownImage({ facts, ...result }: StoredResult): GeneratedImage {
  return { ...result, ...(facts as ImageResultFacts) };
}

function imageOptions(): ImageOptions {
  const { shortestSide: leastPx, longestSide: mostPx, sideStep: stepPx } = IMAGE_LIMITS;
  return {
    models: IMAGE_MODELS.map((model) => {
      const { ratios = [], hasFreeSizes = false, hasStyles = false } = imageModel(model) ?? {};
      return {
        model,
        ratios: ratios.map((ratio) => {
          const { width: widthPx, height: heightPx } = IMAGE_SIZES[ratio];
          return { ratio, widthPx, heightPx };
        }),
        freeSizes: hasFreeSizes ? { leastPx, mostPx, stepPx } : null,
        styles: hasStyles ? [...IMAGE_STYLE_NAMES] : [],
      };
    }),
    promptCharacters: IMAGE_LIMITS.promptCharacters,
    perRequest: IMAGE_LIMITS.count,
    most: MOST_IMAGES,
    mostSeed: MOST_IMAGE_SEED,
    subjectBytes: IMAGE_LIMITS.referenceBytes,
  };
}
