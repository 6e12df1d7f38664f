import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { IMAGE_LIMITS, IMAGE_STYLES } from '../../../shared/domain/generation/images/image-models.ts';
import { imageProblem } from '../../../shared/domain/generation/images/image-rules.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { type ImageRecipe, imageRecipeSchema } from '../../../shared/domain/recipe/image-recipe.ts';
import { promptTitle } from '../../../shared/domain/recipe/prompt-title.ts';
import type { GenerationKind } from '../generation/generation-kind.ts';
import type { Log } from '../host-ports.ts';
import type { Library } from '../library/library.ts';
import type { GeneratedImages } from '../service/images/image-service.ts';
import { checkSubject } from './check-subject.ts';
import { collectImages, type ImageResultFacts, requestSeed } from './collect-images.ts';
import { type ImageOrder, imageTask } from './image-task.ts';

/** Generation of images: nine with one request, each an item of the library. */
export function imageKind(
  log: Pick<Log, 'warn'>,
  library: Pick<Library, 'get' | 'mediaFile'>,
): GenerationKind<ImageRecipe, ImageOrder, GeneratedImages> {
  return {
    kind: 'image',
    recipe: imageRecipeSchema,
    job: 'generate-image',
    step: 'drawing',
    shownIn: 'images',
    itemKind: 'image',
    title: ({ prompt }) => promptTitle(prompt),
    texts: ({ prompt }) => [prompt],
    check: (recipe, { count }) => {
      const problem = imageProblem(recipe, count);
      if (problem) throw reasonedFailure('INVALID_INPUT', problem.reason, { ...problem.facts, field: problem.field });
      if (recipe.subjectItemId !== null) checkSubject(library, recipe.subjectItemId as ItemId);
    },
    sources: ({ subjectItemId }) => (subjectItemId === null ? [] : [subjectItemId as ItemId]),
    firstFacts: (): ImageResultFacts => ({ seed: null, notDrawn: [], promptUsed: null }),
    resultsPerRequest: IMAGE_LIMITS.count,
    task: imageTask(library),
    order: ({ recipe, results }) => {
      const { kind: _kind, version: _version, style, ...plain } = recipe;
      const position = results[0]?.position ?? 0;
      const seed = requestSeed(recipe, position);
      const request = { ...plain, style: style && wireStyle(style), seed, count: results.length };
      return { part: String(position), request };
    },
    collect: async (collecting) => await collectImages(collecting, log),
    units: (images) => ({ images }),
  };
}

/** Our names of styles, as the service calls them; any other is passed on. */
function wireStyle({ type, weight }: { type: string; weight: number }) {
  const names: Readonly<Record<string, string>> = IMAGE_STYLES;
  return { type: Object.hasOwn(names, type) ? (names[type] ?? type) : type, weight };
}
