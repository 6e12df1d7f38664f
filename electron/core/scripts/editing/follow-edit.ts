import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { resolveRecipe } from '../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import type { ScriptPatch } from '../../../../shared/domain/script/script-edit.ts';
import type { Pronunciation } from '../../../../shared/domain/script/script-views.ts';
import type { ScriptContent } from '../../../../shared/domain/script/script.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { takeCauses } from '../../../../shared/domain/recipe/speech/stale-causes.ts';
import type { Tx } from '../../database/database.ts';
import { forgetFailures } from '../../speech/line-table.ts';
import { pickTake, takesOfLines } from '../takes/take-store.ts';

/** A script before and after a patch. */
export type FollowedEdit = { patch: ScriptPatch; before: ScriptContent; after: ScriptContent };

/** What an edit changed besides the script itself. */
export type FollowedRows = { takes: boolean; failures: boolean };

/**
 * What follows from an edit, an undo or a redo for lines that are now spoken otherwise: a take that was made just so is in use
 * again, where the one in use does not fit; and why an earlier version could not be made is no longer told. A take that
 * somebody chose stays as long as its line does.
 */
export function followEdit(
  tx: Tx,
  scriptId: ItemId,
  { patch, before, after, dictionary }: FollowedEdit & { dictionary: readonly Pronunciation[] },
): FollowedRows {
  const recipes = changedRecipes({ patch, before, after }, (content, line) =>
    resolveRecipe(content, line, dictionary, scriptId),
  );
  return followRecipes(tx, scriptId, recipes);
}

/** The same for lines of a script whose recipe changed for whatever reason; each with its recipe of now. */
export function followRecipes(
  tx: Tx,
  scriptId: ItemId,
  recipes: ReadonlyMap<LineId, SpeechRecipe | null>,
): FollowedRows {
  if (recipes.size === 0) return { takes: false, failures: false };
  return {
    takes: pickFitting(tx, scriptId, recipes).length > 0,
    failures: forgetFailures(tx, scriptId, [...recipes.keys()]) > 0,
  };
}

type Line = ScriptContent['lines'][number];

/** Recipes of now of the lines that had another one, or none, before. */
function changedRecipes(
  { patch, before, after }: FollowedEdit,
  recipeOf: (content: ScriptContent, line: Line) => SpeechRecipe | null,
): Map<LineId, SpeechRecipe | null> {
  const isCastChanged = patch.settings !== null || patch.characters.length + patch.removedCharacterIds.length > 0;
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const changed = new Map<LineId, SpeechRecipe | null>();
  for (const line of isCastChanged ? after.lines : patch.lines) {
    const old = known.get(line.id);
    const recipe = recipeOf(after, line);
    if (!old || !isSameValue(recipeOf(before, old), recipe)) changed.set(line.id, recipe);
  }
  return changed;
}

/**
 * Where the take in use does not fit the line's recipe of now and an earlier one does, puts the last such in use. Returns the
 * lines where it did; the caller publishes `takes` for any.
 */
export function pickFitting(tx: Tx, scriptId: ItemId, recipes: ReadonlyMap<LineId, SpeechRecipe | null>): LineId[] {
  const takes = takesOfLines(tx, scriptId, [...recipes.keys()]);
  const fits = new Map(takes.map((take) => [take.id, takeCauses(take, recipes.get(take.lineId) ?? null).length === 0]));
  const picked: LineId[] = [];
  for (const current of takes) {
    if (!current.isPicked || fits.get(current.id)) continue;
    const fitting = takes.findLast((take) => take.lineId === current.lineId && fits.get(take.id) === true);
    if (!fitting) continue;
    pickTake(tx, fitting);
    picked.push(current.lineId);
  }
  return picked;
}
