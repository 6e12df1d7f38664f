import type { FailureData } from '../../failures/failure.ts';
import type { FailureReason } from '../../failures/reason-text.ts';
import type { ImageRecipe } from '../../recipe/image-recipe.ts';
import { IMAGE_LIMITS, IMAGE_SIZES, type ImageModel, imageModel, MOST_IMAGES } from './image-models.ts';

/** What is wrong with a request for images: the field, and the reason of INVALID_INPUT with its facts. */
export type ImageProblem = { field: keyof ImageRecipe | 'count'; reason: FailureReason; facts: FailureData };

/** The first thing that the service would refuse (service.md, image generation; gaps.md G8); null where nothing is. */
export function imageProblem(recipe: ImageRecipe, count: number): ImageProblem | null {
  const model = imageModel(recipe.model);
  if (!model) return { field: 'model', reason: 'image_model', facts: { model: recipe.model } };
  return promptProblem(recipe) ?? sizeProblem(recipe, model) ?? styleProblem(recipe, model) ?? countProblem(count);
}

function promptProblem({ prompt }: ImageRecipe): ImageProblem | null {
  if (prompt.trim() === '') return { field: 'prompt', reason: 'image_prompt_empty', facts: {} };
  const most = IMAGE_LIMITS.promptCharacters;
  return [...prompt].length > most ? { field: 'prompt', reason: 'image_prompt_long', facts: { most } } : null;
}

function sizeProblem(
  { model: name, aspectRatio, widthPx, heightPx }: ImageRecipe,
  model: ImageModel,
): ImageProblem | null {
  if (aspectRatio !== null) {
    const isKnown = Object.hasOwn(IMAGE_SIZES, aspectRatio) && model.ratios.some((ratio) => ratio === aspectRatio);
    const facts = { model: name, ratio: aspectRatio };
    return isKnown ? null : { field: 'aspectRatio', reason: 'image_ratio', facts };
  }
  if (widthPx === null && heightPx === null) return null;
  if (!model.hasFreeSizes) {
    return { field: 'widthPx', reason: 'image_size_model', facts: { model: name } };
  }
  const wrong = (
    [
      ['widthPx', widthPx],
      ['heightPx', heightPx],
    ] as const
  ).find(([, side]) => !isSide(side));
  const { shortestSide: least, longestSide: most, sideStep: step } = IMAGE_LIMITS;
  return wrong ? { field: wrong[0], reason: 'image_size', facts: { least, most, step } } : null;
}

const isSide = (side: number | null): boolean =>
  side !== null &&
  side >= IMAGE_LIMITS.shortestSide &&
  side <= IMAGE_LIMITS.longestSide &&
  side % IMAGE_LIMITS.sideStep === 0;

function styleProblem({ model: name, style }: ImageRecipe, model: ImageModel): ImageProblem | null {
  if (style === null || model.hasStyles) return null;
  return { field: 'style', reason: 'image_style_model', facts: { model: name } };
}

function countProblem(count: number): ImageProblem | null {
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_IMAGES;
  return isCount ? null : { field: 'count', reason: 'image_count', facts: { most: MOST_IMAGES } };
}
