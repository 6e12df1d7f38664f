import type { FailureRecord } from '../failures/failure.ts';
import type { GenerationId, ItemId, JobId } from '../ids.ts';
import type { ImageRecipe } from '../recipe/image-recipe.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';
import type { AspectRatio } from './image-models.ts';

/**
 * One image of a generation. `queued` until it is asked for, `making` until it is in the library. `seed` generates it again;
 * null where the service does not say. `notDrawn` are words of the prompt that it does not show. Times are Unix ms.
 */
export type GeneratedImage = {
  position: number;
  state: 'queued' | 'making' | 'ready' | 'failed';
  itemId: ItemId | null;
  seed: number | null;
  notDrawn: string[];
  failure: FailureRecord | null;
  madeAtMs: number | null;
};

/** Images that were asked for at once, of one recipe. */
export type ImageGeneration = {
  id: GenerationId;
  jobId: JobId;
  engine: EngineChoice;
  recipe: ImageRecipe;
  createdAtMs: number;
  images: GeneratedImage[];
};

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
