import type { FailureData } from '../../failures/failure.ts';
import type { FailureReason } from '../../failures/reason-text.ts';
import type { ImageFacts } from '../../library/media-facts.ts';
import { VIDEO_LIMITS } from './video-models.ts';
import { VIDEO_V2_LIMITS } from './video-v2-models.ts';

/** A picture as it would be sent: format and sides of its file, and its size. */
export type ClipPicture = Pick<ImageFacts, 'format' | 'widthPx' | 'heightPx'> & { sizeBytes: number };

/** Why the service would refuse a picture: the reason of INVALID_INPUT with its facts. */
export type PictureProblem = { reason: FailureReason; facts: FailureData };

const FORMATS = ['jpeg', 'png', 'webp'];

/** The shapes that frames can have, width by height: cropping to the nearest mends one that is too long. */
export const FRAME_RATIO = VIDEO_LIMITS.frameRatio;

const RULES = {
  1: { bytes: VIDEO_LIMITS.frameBytes - 1, least: VIDEO_LIMITS.frameSide + 1, most: Number.POSITIVE_INFINITY },
  2: { bytes: VIDEO_V2_LIMITS.pictureBytes, least: VIDEO_V2_LIMITS.side.least, most: VIDEO_V2_LIMITS.side.most },
} as const;

/** The first thing that is wrong with a picture (service.md, variant B; gaps.md part 2); null where nothing is. */
export function pictureProblem(picture: ClipPicture, generation: 1 | 2): PictureProblem | null {
  const { format, widthPx, heightPx, sizeBytes } = picture;
  const { bytes, least, most } = RULES[generation];
  if (!FORMATS.includes(format)) return { reason: 'frame_format', facts: { format } };
  if (sizeBytes > bytes) return { reason: 'frame_bytes', facts: { most: Math.round(bytes / 1024 / 1024) } };
  const shortPx = Math.min(widthPx, heightPx);
  if (shortPx < least) return { reason: 'frame_side', facts: { shortPx, least } };
  const longPx = Math.max(widthPx, heightPx);
  if (longPx > most) return { reason: 'frame_side_long', facts: { longPx, most } };
  const ratio = widthPx / heightPx;
  const isShape = ratio >= FRAME_RATIO.least && ratio <= FRAME_RATIO.most;
  return isShape ? null : { reason: 'frame_ratio', facts: { widthPx, heightPx } };
}
