import type { Joint, Point } from './points.ts';
import { between } from './colour.ts';
import { pointsOf } from './points.ts';

/** A smooth line through points that are given as a text; see Points. */
export const smooth = (points: string, steps = 6): Point[] => spline(pointsOf(points), steps);

/** A smooth line through all points (Catmull-Rom); `steps` lines from one to the next. A radius is smoothed as well. */
export function spline<P extends Point | Joint>(points: readonly P[], steps = 6): P[] {
  const last = points.length - 1;
  const at = (index: number) => points[Math.max(0, Math.min(last, index))]!;
  const made: P[] = [];
  if (last < 2) {
    for (let step = 0; step <= steps; step++)
      made.push(map(at(0), (v, part) => between(v, at(1)[part]!, step / steps)));
    return made;
  }
  for (let index = 0; index < last; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      made.push(map(from, (v, part) => hermite(t, [before[part]!, v, to[part]!, after[part]!])));
    }
  }
  made.push(at(last));
  return made;
}

const map = <P extends Point | Joint>(point: P, change: (value: number, part: number) => number): P =>
  (point as readonly number[]).map(change) as unknown as P;

function hermite(t: number, [before, from, to, after]: readonly [number, number, number, number]): number {
  const bend = (2 * before - 5 * from + 4 * to - after) * t * t;
  const twist = (3 * from - before - 3 * to + after) * t * t * t;
  return 0.5 * (2 * from + (to - before) * t + bend + twist);
}
