import type { TakesChange } from './script-views.ts';
import type { Take } from '../recipe/speech/speech-recipe.ts';

/** The takes of a script as of a revision, in the order in which they were made. */
export type KnownTakes = { revision: number; takes: readonly Take[] };

/** The takes after a change. Those of which nothing changed stay the same objects, and so does a list of which none did. */
export function withTakesChange(before: KnownTakes | undefined, change: TakesChange): KnownTakes {
  const { revision, isWhole, takes, lineIds } = change;
  if (isWhole || !before) return { revision, takes };
  if (lineIds.length === 0) return before.revision === revision ? before : { ...before, revision };
  const changed = new Set(lineIds);
  const known = new Map(before.takes.filter(({ lineId }) => changed.has(lineId)).map((take) => [take.id, take]));
  const fresh = takes.map((take) => {
    const old = known.get(take.id);
    return old && JSON.stringify(old) === JSON.stringify(take) ? old : take;
  });
  const rest = before.takes.filter(({ lineId }) => !changed.has(lineId));
  return { revision, takes: [...rest, ...fresh].toSorted((a, b) => a.createdAtMs - b.createdAtMs) };
}
