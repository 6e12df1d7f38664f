import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { resolveRecipe } from '../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { takeCauses } from '../../../../shared/domain/recipe/speech/stale-causes.ts';
import type { Tx } from '../../database/database.ts';
import { pickFitting } from '../../scripts/editing/follow-edit.ts';
import { takesOfLines } from '../../scripts/takes/take-store.ts';
import { generateLines } from './generate-lines.ts';
import { forgetFailures, selectLines } from '../line-table.ts';
import type { SpeechDeps } from '../speech-deps.ts';
import type { Speech } from '../speech.ts';

type Recipes = ReadonlyMap<LineId, SpeechRecipe | null>;

/** See Speech.generateOrPick. */
export async function generateOrPick(
  deps: SpeechDeps,
  { onlyChanged = false, ...input }: Parameters<Speech['generateOrPick']>[0],
): ReturnType<Speech['generateOrPick']> {
  const { id } = input;
  const recipes = recipesOf(deps, input);
  const { picked, fitting } = deps.db.write((tx) => {
    const lineIds = pickFitting(tx, id, recipes);
    forgetFailures(tx, id, lineIds);
    return { picked: lineIds, fitting: onlyChanged ? fittingLines(tx, id, recipes) : [] };
  });
  if (picked.length > 0) {
    deps.changes.publish('takes', [id]);
    deps.changes.publish('generation', [id]);
  }
  const done = new Set([...picked, ...fitting]);
  const lineIds = input.lineIds.filter((lineId) => !done.has(lineId));
  if (lineIds.length === 0 && done.size > 0) return { jobId: null, refused: [] };
  return await generateLines(deps, { ...input, lineIds });
}

function recipesOf({ scripts }: SpeechDeps, { id, lineIds }: Parameters<Speech['generate']>[0]): Recipes {
  const script = scripts.get(id);
  const dictionary = scripts.dictionary();
  const wanted = new Set(lineIds);
  return new Map(
    script.lines
      .filter((line) => wanted.has(line.id))
      .map((line) => [line.id, resolveRecipe(script, line, dictionary, id)]),
  );
}

/** Lines whose take in use fits, and of which no other was asked for in vain. */
function fittingLines(tx: Tx, scriptId: ItemId, recipes: Recipes): LineId[] {
  const failed = selectLines(tx, FAILED, { scriptId }).map(({ lineId }) => lineId);
  return takesOfLines(tx, scriptId, [...recipes.keys()])
    .filter((take) => take.isPicked && takeCauses(take, recipes.get(take.lineId) ?? null).length === 0)
    .map(({ lineId }) => lineId)
    .filter((lineId) => !failed.includes(lineId));
}

const FAILED = `WHERE script_id = :scriptId AND state IN ('failed', 'unmade') AND is_dismissed = 0`;
