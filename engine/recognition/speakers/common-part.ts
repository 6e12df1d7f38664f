import type { WeighedPoint } from './follow-turns.ts';

/**
 * Points without what all of a recording have in common: its microphone, room and language sound in every voice, and
 * made different people of one recording look alike.
 */
export function withoutCommonPart(points: readonly WeighedPoint[]): WeighedPoint[] {
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const common = new Float64Array(points[0]?.point.length ?? 0);
  for (const { point, weight } of points) {
    for (let index = 0; index < common.length; index++) common[index]! += (point[index]! * weight) / total;
  }
  return points.map(({ point, weight }) => ({ point: point.map((value, index) => value - common[index]!), weight }));
}
