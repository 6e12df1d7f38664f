import type { ImageEdit, WrittenImageFormat } from '../../../../shared/domain/media/image-edit.ts';

/** Name of the environment variable that a process of images is given its order in. */
export const IMAGE_ORDER_VARIABLE = 'ATELIER_IMAGE_ORDER';

/** `fitPx`: a copy that fits into a square of that side, and is never larger than the image. */
export type ImageDrawing = { fitPx: number } | { edit: ImageEdit };

/** What is to be made of which file. `quality` is 0 to 100; PNG has none. */
export type ImageOrder = {
  source: string;
  target: string;
  format: WrittenImageFormat;
  quality: number;
  drawing: ImageDrawing;
};

/** How a process ends whose image cannot be decoded. */
export const UNDECODABLE_EXIT_CODE = 65;
