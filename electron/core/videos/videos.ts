import type { GeneratedClip } from '../../../shared/domain/generation/clips/clip-generation.ts';
import type { GenerationId, JobId } from '../../../shared/domain/ids.ts';
import type { ClipRecipe } from '../../../shared/domain/recipe/clip-recipe.ts';
import type { DeskRequest, GenerationDesk } from '../generation/generation-desk.ts';
import type { Generations } from '../generation/generations.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';

/** Clips that are generated. Each becomes an item of the library with its recipe, which its file holds, too. */
export interface Videos extends GenerationDesk<ClipRecipe, GeneratedClip> {
  /** With `shotId` the shot of the storyboard is linked to the request in the transaction that stores it. */
  start(
    request: Omit<DeskRequest<ClipRecipe>, 'alongside'> & { shotId?: string | undefined },
  ): Promise<{ id: GenerationId; jobId: JobId }>;
}

/** What clips need beside the context. */
export type VideoNeighbours = {
  generations: Generations;
  jobs: Pick<Jobs, 'resume'>;
  library: Pick<Library, 'get' | 'mediaFile'>;
};
