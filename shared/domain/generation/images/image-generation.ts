import type { ImageRecipe } from '../../recipe/image-recipe.ts';
import type { AspectRatio } from './image-models.ts';
import type { GeneratedResult, ShownGeneration } from '../shown-generation.ts';

/**
 * One image of a generation. `seed` generates it again; null where the service does not say. `notDrawn` are words of the prompt
 * that it does not show. `promptUsed` is the optimised prompt, null where there is none or the service keeps it to itself; what earlier
 * versions stored has none.
 */
export type GeneratedImage = GeneratedResult & {
  seed: number | null;
  notDrawn: string[];
  promptUsed?: string | null;
};

/** Images that were asked for at once, of one recipe. */
export type ImageGeneration = ShownGeneration<ImageRecipe, GeneratedImage>;

/** What can be chosen for a model. `freeSizes` is null where only the ratios are; `styles` are names. Sizes in pixels. */
export type ImageModelOptions = {
  model: string;
  ratios: { ratio: AspectRatio; widthPx: number; heightPx: number }[];
  freeSizes: { leastPx: number; mostPx: number; stepPx: number } | null;
  styles: string[];
};

/** What can be chosen. `perRequest` images are asked for with one request, `most` at once. Characters are code points. */
export type ImageOptions = {
  models: ImageModelOptions[];
  promptCharacters: number;
  perRequest: number;
  most: number;
  mostSeed: number;
  subjectBytes: number;
};
