import { type FilmPlan, shownAt } from '../../../../../shared/domain/cut/plan-film.ts';

/** The clip at the playhead: within a dissolve the one that is seen more of. -1 in an empty film. */
export function clipIndexAt(plan: FilmPlan, { timeMs }: { timeMs: number }): number {
  const [first, second] = shownAt(plan, timeMs);
  return (second && second.share >= 0.5 ? second.index : first?.index) ?? -1;
}
