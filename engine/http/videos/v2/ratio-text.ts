import { VIDEO_RATIOS } from '../../../../shared/service-api/videos/videos-v2.ts';

/** A ratio as `16:9`, or to hundredths (`1.78:1`) where it has no name. */
export function ratioText(ratio: number): string {
  const named = Object.entries(VIDEO_RATIOS).find(([, value]) => Math.abs(value - ratio) < 0.005);
  return named?.[0] ?? `${Number(ratio.toFixed(2))}:1`;
}
