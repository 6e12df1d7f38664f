import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { Db } from '../../database/database.ts';
import { takesSince } from './take-store.ts';

const KEPT_SCRIPTS = 3;

/** The current take of each line of a script that has one. */
export type PickedTakes = (scriptId: ItemId) => ReadonlyMap<LineId, Take>;

/**
 * Follows the takes of the scripts that were asked for last: with every line that is made the list of scripts is summed anew,
 * and of thousands of takes only one has changed.
 */
export function createPickedTakes(db: Db): PickedTakes {
  const kept = new Map<ItemId, { revision: number; picked: Map<LineId, Take> }>();
  return (scriptId) => {
    const before = kept.get(scriptId);
    const { revision, isWhole, takes, lineIds } = takesSince(db, scriptId, before?.revision ?? null);
    const picked = isWhole || !before ? new Map<LineId, Take>() : before.picked;
    for (const lineId of lineIds) picked.delete(lineId);
    for (const take of takes) if (take.isPicked) picked.set(take.lineId, take);
    kept.delete(scriptId);
    kept.set(scriptId, { revision, picked });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_SCRIPTS && oldest !== undefined) kept.delete(oldest);
    return picked;
  };
}
