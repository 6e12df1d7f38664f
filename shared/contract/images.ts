import { type } from '@orpc/contract';
import * as z from 'zod';
import type { GeneratedImage, ImageOptions } from '../domain/generation/image-generation.ts';
import { MOST_IMAGES } from '../domain/generation/image-models.ts';
import type { LibraryItem } from '../domain/library/library-item.ts';
import { EDITED_SIDE_PX } from '../domain/media/image-edit.ts';
import { type ImageRecipe, imageRecipeSchema } from '../domain/recipe/image-recipe.ts';
import { procedure } from './failures.ts';
import { generationProcedures } from './generation.ts';
import { itemId } from './inputs.ts';

const side = z.number().int().min(EDITED_SIDE_PX.least).max(EDITED_SIDE_PX.most);
const offset = z.number().int().min(0).max(100_000);
/** See ImageEdit. */
const imageEdit = z.object({
  quarterTurns: z.number().int().min(0).max(3),
  isMirrored: z.boolean(),
  crop: z.object({ leftPx: offset, topPx: offset, widthPx: side, heightPx: side }).nullable(),
  size: z.object({ widthPx: side, heightPx: side }).nullable(),
});

/** Procedures of images. */
export const imagesContract = {
  ...generationProcedures<ImageRecipe, GeneratedImage>(imageRecipeSchema, MOST_IMAGES),
  /** What can be chosen for each model. */
  options: procedure.output(type<ImageOptions>()),
  /** Turned, cropped or brought to another size it is an image of its own; the one that it was made from stays as it is. */
  edit: procedure.input(z.object({ id: itemId, edit: imageEdit })).output(type<LibraryItem>()),
};
