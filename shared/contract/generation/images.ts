import { type } from '@orpc/contract';
import * as z from 'zod';
import type { GeneratedImage, ImageOptions } from '../../domain/generation/images/image-generation.ts';
import { MOST_IMAGES } from '../../domain/generation/images/image-models.ts';
import type { LibraryItem } from '../../domain/library/library-item.ts';
import { EDITED_SIDE_PX, type EditPreview, WRITTEN_IMAGE_FORMATS } from '../../domain/media/image-edit.ts';
import { type ImageRecipe, imageRecipeSchema } from '../../domain/recipe/image-recipe.ts';
import { procedure } from '../failures.ts';
import { generationProcedures } from './generation.ts';
import { itemId } from '../inputs.ts';

const side = z.number().int().min(EDITED_SIDE_PX.least).max(EDITED_SIDE_PX.most);
const offset = z.number().int().min(0).max(100_000);
/** Of a part: an image that is larger than an edited one can be is brought to a size. */
const areaSide = z.number().int().min(1).max(100_000);
/** See ImageEdit. */
const imageEdit = z.object({
  quarterTurns: z.number().int().min(0).max(3),
  isMirrored: z.boolean(),
  crop: z.object({ leftPx: offset, topPx: offset, widthPx: areaSide, heightPx: areaSide }).nullable(),
  size: z.object({ widthPx: side, heightPx: side }).nullable(),
});
/** See ImageOutput; without it, an image is written in its own format. */
const imageOutput = z
  .object({ format: z.enum(WRITTEN_IMAGE_FORMATS), quality: z.number().int().min(1).max(100).nullable() })
  .nullable()
  .default(null);
const editing = z.object({ id: itemId, edit: imageEdit, output: imageOutput });

/** Procedures of images. */
export const imagesContract = {
  ...generationProcedures<ImageRecipe, GeneratedImage>(imageRecipeSchema, MOST_IMAGES),
  /** What can be chosen for each model. */
  options: procedure.output(type<ImageOptions>()),
  /** Turned, cropped, resized or in another format it is an image of its own; the one that it was made from stays as it is. */
  edit: procedure.input(editing).output(type<LibraryItem>()),
  /** The very file that \`edit\` would add, kept for a while where the window can show it. */
  previewEdit: procedure.input(editing).output(type<EditPreview>()),
};
