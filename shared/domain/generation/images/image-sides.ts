import { IMAGE_LIMITS } from './image-models.ts';

/** A side in pixels that the service takes, and why it is not the one that was asked for; null where it is. */
export type SnappedSide = { px: number; reason: 'least' | 'most' | 'step' | null };

/** The nearest side that images can have (service.md, image generation: 512 to 2048 in steps of 8). */
export function snapSide(px: number): SnappedSide {
  const { shortestSide, longestSide, sideStep } = IMAGE_LIMITS;
  if (!(px >= shortestSide)) return { px: shortestSide, reason: 'least' };
  if (px > longestSide) return { px: longestSide, reason: 'most' };
  const snapped = Math.round(px / sideStep) * sideStep;
  return { px: snapped, reason: snapped === px ? null : 'step' };
}
