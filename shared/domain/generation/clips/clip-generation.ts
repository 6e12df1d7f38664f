import type { ClipRecipe } from '../../recipe/clip-recipe.ts';
import type { GeneratedResult, ShownGeneration } from '../shown-generation.ts';

/** A clip of a generation. `seed` and `notDrawn`, words of the prompt that it does not show, are said by the local engine alone. */
export type GeneratedClip = GeneratedResult & { seed: number | null; notDrawn: string[] };

/** A clip that was asked for. */
export type ClipGeneration = ShownGeneration<ClipRecipe, GeneratedClip>;
