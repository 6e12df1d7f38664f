import type { ClipRecipe } from '../../recipe/clip-recipe.ts';
import type { GeneratedResult, ShownGeneration } from '../shown-generation.ts';

/**
 * A clip of a generation. `seed`, `notDrawn` (words of the prompt that it does not show) and `promptUsed` (the optimised prompt) are said
 * by the local engine alone; what earlier versions stored has no `promptUsed`.
 */
export type GeneratedClip = GeneratedResult & {
  seed: number | null;
  notDrawn: string[];
  promptUsed?: string | null;
};

/** A clip that was asked for. */
export type ClipGeneration = ShownGeneration<ClipRecipe, GeneratedClip>;
