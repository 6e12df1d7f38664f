import type { GeneratedImage, ImageOptions } from '../../../shared/domain/generation/images/image-generation.ts';
import {
  IMAGE_LIMITS,
  IMAGE_MODELS,
  IMAGE_SIZES,
  IMAGE_STYLE_NAMES,
  imageModel,
  MOST_IMAGES,
} from '../../../shared/domain/generation/images/image-models.ts';
import { MOST_IMAGE_SEED } from '../../../shared/domain/recipe/image-recipe.ts';
import type { CoreContext } from '../core-context.ts';
import { createGenerationDesk } from '../generation/generation-desk.ts';
import type { StoredResult } from '../generation/generation-table.ts';
import type { ImageResultFacts } from './collect-images.ts';
import { editImage } from './edit-image.ts';
import { createEditPreviews } from './edit-previews.ts';
import { imageKind } from './image-kind.ts';
import type { ImageNeighbours, Images } from './images.ts';

/** Builds the domain of images, and registers their kind of generation. */
export function createImages(context: CoreContext, neighbours: ImageNeighbours): Images {
  const { generations, jobs, library } = neighbours;
  const generator = generations.register(imageKind(context.log, library));
  const shown = ({ facts, ...result }: StoredResult): GeneratedImage => ({ ...result, ...(facts as ImageResultFacts) });
  const previews = createEditPreviews(context, neighbours);
  return {
    ...createGenerationDesk(context, { generator, jobs, shown }),
    edit: (input) => editImage(context, neighbours, input),
    previewEdit: previews.make,
    editPreview: previews.file,
    options: imageOptions,
  };
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
