import type { FailureRecord } from '../failures/failure.ts';
import type { GenerationId, ItemId, JobId } from '../ids.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** One result of a generation. `queued` until it is asked for, `making` until it is in the library. Times are Unix ms. */
export type GeneratedResult = {
  position: number;
  state: 'queued' | 'making' | 'ready' | 'failed';
  itemId: ItemId | null;
  failure: FailureRecord | null;
  madeAtMs: number | null;
};

/**
 * Results that were asked for at once, of one recipe, as a window sees them. `hasEnded`: nothing makes results any more, as of the
 * same moment as the results, so that one that is still open is missing.
 */
export type ShownGeneration<Recipe, Result extends GeneratedResult> = {
  id: GenerationId;
  jobId: JobId;
  engine: EngineChoice;
  recipe: Recipe;
  createdAtMs: number;
  hasEnded: boolean;
  results: Result[];
};
