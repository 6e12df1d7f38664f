/** Sides of an edited image, px. */
export const EDITED_SIDE_PX = { least: 1, most: 8192 } as const;

/** Formats that images are written in. */
export const WRITTEN_IMAGE_FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
/** See WRITTEN_IMAGE_FORMATS. */
export type WrittenImageFormat = (typeof WRITTEN_IMAGE_FORMATS)[number];

/** Of images that are kept: higher, files grow and nobody sees more. */
export const USUAL_IMAGE_QUALITY = 92;

/** How an edited image is written. `quality` is 1 to 100, null the usual one; PNG has none. */
export type ImageOutput = { format: WrittenImageFormat; quality: number | null };

/** What an edited image would be; its file can be read under the ID until a few others have been made. */
export type EditPreview = ImageSize & { previewId: string; format: WrittenImageFormat; sizeBytes: number };

/** A part of an image, px. */
export type ImageArea = { leftPx: number; topPx: number; widthPx: number; heightPx: number };

/** Sides of an image, px. */
export type ImageSize = { widthPx: number; heightPx: number };

/**
 * How an image is changed, in this order: turned clockwise by 0 to 3 quarters, mirrored left to right, cropped (in pixels of
 * what came of that), and brought to a size.
 */
export type ImageEdit = {
  quarterTurns: number;
  isMirrored: boolean;
  crop: ImageArea | null;
  size: ImageSize | null;
};

/** Nothing is changed. */
export const NO_IMAGE_EDIT: ImageEdit = { quarterTurns: 0, isMirrored: false, crop: null, size: null };

/** The sides of an image after its turns. */
export function turnedSize({ widthPx, heightPx }: ImageSize, quarterTurns: number): ImageSize {
  return quarterTurns % 2 === 0 ? { widthPx, heightPx } : { widthPx: heightPx, heightPx: widthPx };
}

/** The part that stays, in the turned image. */
export function keptArea(image: ImageSize, { quarterTurns, crop }: ImageEdit): ImageArea {
  return crop ?? { leftPx: 0, topPx: 0, ...turnedSize(image, quarterTurns) };
}

/** The sides of the edited image. */
export function editedSize(image: ImageSize, edit: ImageEdit): ImageSize {
  const { widthPx, heightPx } = edit.size ?? keptArea(image, edit);
  return { widthPx, heightPx };
}

/** Whether the crop lies in the image, and the result is one that can be made. */
export function isPossibleEdit(image: ImageSize, edit: ImageEdit): boolean {
  const whole = turnedSize(image, edit.quarterTurns);
  const { leftPx, topPx, widthPx, heightPx } = keptArea(image, edit);
  const result = editedSize(image, edit);
  return (
    leftPx + widthPx <= whole.widthPx &&
    topPx + heightPx <= whole.heightPx &&
    [result.widthPx, result.heightPx].every((px) => px >= EDITED_SIDE_PX.least && px <= EDITED_SIDE_PX.most)
  );
}

/** Whether the edit leaves the image as it is. */
function isNoEdit(image: ImageSize, edit: ImageEdit): boolean {
  const { widthPx, heightPx } = keptArea(image, edit);
  const result = editedSize(image, edit);
  return (
    edit.quarterTurns === 0 &&
    !edit.isMirrored &&
    widthPx === image.widthPx &&
    heightPx === image.heightPx &&
    result.widthPx === widthPx &&
    result.heightPx === heightPx
  );
}

/** Whether an edited image would be the image again: not edited, in the format that it has, as well as it is usually written. */
export function isSameImage(
  image: ImageSize & { format: string },
  { edit, output }: { edit: ImageEdit; output: ImageOutput | null },
): boolean {
  if (!isNoEdit(image, edit)) return false;
  return output === null || (output.format === image.format && (output.format === 'png' || output.quality === null));
}
