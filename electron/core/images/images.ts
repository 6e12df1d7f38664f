import type { GeneratedImage, ImageOptions } from '../../../shared/domain/generation/image-generation.ts';
import type { ImageRecipe } from '../../../shared/domain/recipe/image-recipe.ts';
import type { GenerationDesk } from '../generation/generation-desk.ts';
import type { Generations } from '../generation/generations.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';

/** Images that are generated. Each becomes an item of the library with its recipe, which its file holds, too. */
export interface Images extends GenerationDesk<ImageRecipe, GeneratedImage> {
  /** What can be chosen for each model. */
  options(): ImageOptions;
}

/** What images need beside the context. */
export type ImageNeighbours = {
  generations: Generations;
  jobs: Pick<Jobs, 'resume'>;
  library: Pick<Library, 'get' | 'mediaFile'>;
};
