import type { ImageGeneration, ImageOptions } from '../../../shared/domain/generation/image-generation.ts';
import type { GenerationId, JobId } from '../../../shared/domain/ids.ts';
import type { ImageRecipe } from '../../../shared/domain/recipe/image-recipe.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Generations } from '../generation/generations.ts';
import type { Library } from '../library/library.ts';

/** What is asked for: so many images of one recipe. Where `engine` is left out the one of the settings is meant. */
export type ImageRequest = { engine?: EngineChoice | undefined; recipe: ImageRecipe; count: number };

/** Images that are generated. Each becomes an item of the library with its recipe, which its file holds, too. */
export interface Images {
  /**
   * Starts the job of generating images. Throws INVALID_INPUT with the `field` that is wrong, KEY_MISSING, FOLDER_READ_ONLY,
   * DISK_FULL, with nothing stored.
   */
  start(request: ImageRequest): Promise<{ id: GenerationId; jobId: JobId }>;
  /** Asks again for those images of a generation that are missing. Throws NOT_FOUND, CONFLICT where nothing is. */
  retry(input: { id: GenerationId }): void;
  /** The newest `limit`, newest first. */
  list(input: { limit: number }): ImageGeneration[];
  /** Throws NOT_FOUND. */
  get(input: { id: GenerationId }): ImageGeneration;
  /** The newest generation of the same recipe on the same engine that has an image: it was made before. */
  findSame(request: Omit<ImageRequest, 'count'>): ImageGeneration | null;
  /** What can be chosen for each model. */
  options(): ImageOptions;
}

/** What images need beside the context. */
export type ImageNeighbours = {
  generations: Generations;
  jobs: Pick<Jobs, 'resume'>;
  library: Pick<Library, 'get' | 'mediaFile'>;
};
