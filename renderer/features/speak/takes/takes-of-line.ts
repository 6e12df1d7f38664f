import type { LineId } from '../../../../shared/domain/ids.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';

/** The takes of a line, in the order in which they were made. */
export function takesOf(takes: readonly Take[], lineId: LineId | null): Take[] {
  return takes.filter((take) => take.lineId === lineId).toSorted((a, b) => a.number - b.number);
}

/** The take before or after the picked one; null at the ends. */
export function neighbourTake(takes: readonly Take[], direction: 1 | -1): Take | null {
  const at = takes.findIndex((take) => take.isPicked);
  return at < 0 ? null : (takes[at + direction] ?? null);
}
