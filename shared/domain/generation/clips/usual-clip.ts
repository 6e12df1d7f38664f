import { DEFAULT_CLIP_RECIPE } from '../../recipe/clip-recipe.ts';
import { clipModel } from './clip-modes.ts';

/** The model of a clip where none is chosen: one that can do with its pictures what is asked. */
export function usualClipModel({ hasLastFrame, hasSubject }: { hasLastFrame: boolean; hasSubject: boolean }): string {
  return hasSubject ? 'S2V-01' : hasLastFrame ? 'Vendor-Video-02' : DEFAULT_CLIP_RECIPE.model;
}

/** The resolution where none is chosen: the usual one of the model. */
export const usualClipResolution = (model: string): string =>
  Object.keys(clipModel(model)?.cells('text') ?? {})[0] ?? DEFAULT_CLIP_RECIPE.resolution;

/** The shape where none is chosen: a model that has shapes needs one, unless a picture decides it. */
export const usualClipRatio = (model: string, hasPicture: boolean): string | null =>
  clipModel(model)?.hasRatio && !hasPicture ? '16:9' : null;
