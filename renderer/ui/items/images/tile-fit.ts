type Size = { width: number; height: number };

/** Of an image, at least this share must be seen where it fills its tile: what is cropped more is shown whole. */
const LEAST_SEEN = 0.7;

/** Whether an image fills its tile without being cropped hard. What has no size yet does. */
export function fillsTile(image: Size, tile: Size): boolean {
  const ratio = (image.width * tile.height) / (image.height * tile.width);
  return !(Math.min(ratio, 1 / ratio) < LEAST_SEEN);
}
