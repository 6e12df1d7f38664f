/** Name of the environment variable that a thumbnail's process is given its order in. */
export const THUMBNAIL_VARIABLE = 'ATELIER_THUMBNAIL';

/** What is to be made of which file: a WebP that fits into a square of `sidePx`, and never larger than the image. */
export type ThumbnailOrder = { source: string; target: string; sidePx: number };

/** How a process ends whose image cannot be decoded. */
export const UNDECODABLE_EXIT_CODE = 65;
