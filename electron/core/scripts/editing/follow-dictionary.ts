import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { pronunciationsIn } from '../../../../shared/domain/recipe/speech/pronunciation-index.ts';
import { resolveRecipe } from '../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import type { Pronunciation } from '../../../../shared/domain/script/script-views.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { spokenText } from '../../../../shared/domain/speech/spoken-text.ts';
import type { Tx } from '../../database/database.ts';
import { loadContent } from '../content-table.ts';
import { followRecipes } from './follow-edit.ts';
import { findHead } from '../script-table.ts';

/** All entries of all dictionaries before and after a change of them. */
export type DictionaryChange = { before: readonly Pronunciation[]; after: readonly Pronunciation[] };

/** The scripts in which other takes are in use now, and those in which old failures are told no longer. */
export type FollowedScripts = { takes: ItemId[]; failures: ItemId[] };

const WITH_TAKES_OR_FAILURES = 'SELECT script_id FROM takes UNION SELECT script_id FROM speech_lines';

/**
 * What follows from a change of pronunciations for the lines of all scripts that are spoken otherwise by it, as after an edit
 * of them (followEdit): a take that fits again is in use again, and what failed before is not told any more.
 */
export function followDictionary(tx: Tx, change: DictionaryChange): FollowedScripts {
  const followed: FollowedScripts = { takes: [], failures: [] };
  const entries = changedEntries(change);
  if (entries.length === 0) return followed;
  for (const { script_id: id } of tx.all<{ script_id: ItemId }>(WITH_TAKES_OR_FAILURES)) {
    const { takes, failures } = followRecipes(tx, id, changedRecipes(tx, id, { ...change, entries }));
    if (takes) followed.takes.push(id);
    if (failures) followed.failures.push(id);
  }
  return followed;
}

/** Entries that are there only before or only after, or say something else than before. */
function changedEntries({ before, after }: DictionaryChange): Pronunciation[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const changed = after.filter((entry) => !isSameValue(known.get(entry.id), entry));
  const kept = new Set(after.filter((entry) => !changed.includes(entry)).map(({ id }) => id));
  return [...changed, ...before.filter(({ id }) => !kept.has(id))];
}

function changedRecipes(
  tx: Tx,
  id: ItemId,
  { before, after, entries }: DictionaryChange & { entries: readonly Pronunciation[] },
): Map<LineId, SpeechRecipe | null> {
  const near = entries.filter(({ scope }) => scope.kind !== 'script' || scope.scriptId === id);
  const recipes = new Map<LineId, SpeechRecipe | null>();
  if (near.length === 0) return recipes;
  const content = loadContent(tx, findHead(tx, id));
  for (const line of content.lines) {
    // Most lines have none of the words, which is quicker told than what their recipes are.
    if (pronunciationsIn(spokenText(line.text), near).length === 0) continue;
    const recipe = resolveRecipe(content, line, after, id);
    if (!isSameValue(resolveRecipe(content, line, before, id), recipe)) recipes.set(line.id, recipe);
  }
  return recipes;
}
