import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { pictureProblem } from '../../../shared/domain/generation/clips/clip-frames.ts';
import { clipModel } from '../../../shared/domain/generation/clips/clip-modes.ts';
import { clipProblem } from '../../../shared/domain/generation/clips/clip-rules.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { imageFactsOf } from '../../../shared/domain/library/media-facts.ts';
import { type ClipRecipe, clipRecipeSchema, clipTitle } from '../../../shared/domain/recipe/clip-recipe.ts';
import type { GenerationKind } from '../generation/generation-kind.ts';
import type { Log } from '../host-ports.ts';
import type { Library } from '../library/library.ts';
import { type ClipOrder, clipTask, type ClipTaskDeps } from './clip-task.ts';
import { collectClip, type ClipResultFacts } from './collect-clip.ts';

/** Generation of clips: one a request, an item of the library. */
export function clipKind(deps: ClipTaskDeps & { log: Pick<Log, 'warn'> }): GenerationKind<ClipRecipe, ClipOrder> {
  return {
    kind: 'clip',
    recipe: clipRecipeSchema,
    job: 'generate-video',
    step: 'filming',
    shownIn: 'videos',
    itemKind: 'clip',
    title: clipTitle,
    texts: ({ prompt }) => (prompt === '' ? [] : [prompt]),
    check: (recipe) => {
      const problem = clipProblem(recipe);
      if (problem) throw reasonedFailure('INVALID_INPUT', problem.reason, { ...problem.facts, field: problem.field });
      checkPictures(deps.library, recipe);
    },
    sources: (recipe) => picturesOf(recipe).map(({ id }) => id),
    firstFacts: (): ClipResultFacts => ({ seed: null, notDrawn: [], promptUsed: null }),
    resultsPerRequest: 1,
    task: clipTask(deps),
    order: ({ recipe, results }) => {
      const { kind: _kind, version: _version, promptOptimizer, ...request } = recipe;
      const model = clipModel(recipe.model);
      const generation = model?.generation ?? 1;
      const optimizer = model?.hasOptimizer ? promptOptimizer : null;
      return {
        part: String(results[0]?.position ?? 0),
        request: { ...request, generation, promptOptimizer: optimizer },
      };
    },
    collect: async (collecting) => await collectClip(collecting, deps.log),
    units: (clips) => ({ clips }),
  };
}

type NamedPicture = { field: keyof ClipRecipe; id: ItemId };

function picturesOf({ firstFrameItemId, lastFrameItemId, referenceItemIds }: ClipRecipe): NamedPicture[] {
  const named = (field: keyof ClipRecipe) => (id: string) => ({ field, id: id as ItemId });
  return [
    ...(firstFrameItemId === null ? [] : [named('firstFrameItemId')(firstFrameItemId)]),
    ...(lastFrameItemId === null ? [] : [named('lastFrameItemId')(lastFrameItemId)]),
    ...referenceItemIds.map(named('referenceItemIds')),
  ];
}

/** Throws INVALID_INPUT for a picture that the service would refuse, NOT_FOUND for one that is gone. */
function checkPictures(library: Pick<Library, 'get'>, recipe: ClipRecipe): void {
  const generation = clipModel(recipe.model)?.generation ?? 1;
  for (const { field, id } of picturesOf(recipe)) {
    const { media, sizeBytes } = library.get({ id });
    const facts = imageFactsOf(media);
    if (!facts) throw reasonedFailure('INVALID_INPUT', 'picture_gone', { field, id });
    const problem = pictureProblem({ ...facts, sizeBytes: sizeBytes ?? 0 }, generation);
    if (problem) throw reasonedFailure('INVALID_INPUT', problem.reason, { ...problem.facts, field, id });
  }
}
