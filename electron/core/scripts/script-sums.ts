import type { ItemId, LineId } from '../../../shared/domain/ids.ts';
import { planMix, type PickedTake } from '../../../shared/domain/narration/plan-mix.ts';
import { hasWords } from '../../../shared/domain/speech/speech-text.ts';
import { resolveRecipe } from '../../../shared/domain/recipe/speech/resolve-recipe.ts';
import type { Pronunciation } from '../../../shared/domain/script/script-views.ts';
import type { ScriptContent } from '../../../shared/domain/script/script.ts';
import type { Take } from '../../../shared/domain/recipe/speech/speech-recipe.ts';
import { takeCauses } from '../../../shared/domain/recipe/speech/stale-causes.ts';
import type { Db, Tx } from '../database/database.ts';
import type { PickedTakes } from './takes/picked-takes.ts';
import { findHead } from './script-table.ts';
import type { ScriptStore } from './script-store.ts';

/** What the list says of the takes of a script; see ScriptRow. */
export type ScriptSums = { madeCount: number; staleCount: number; durationMs: number | null };

/** Sums with what they were computed from: the revisions of script, takes and dictionaries. */
export type KeptSums = ScriptSums & { scriptId: ItemId; stateKey: string };

/** To be counted up when the same script would be judged differently than before. */
const RULES_VERSION = 4;

/** Sums with the same key are the same. */
export function sumsKey(of: { revision: number; takesRevision: number; dictionary: string }): string {
  return [RULES_VERSION, of.revision, of.takesRevision, of.dictionary].join('.');
}

/** Compares all picked takes of a script with its lines. */
export function computeSums(
  {
    db,
    store,
    dictionary,
    pickedTakes,
  }: { db: Db; store: ScriptStore; dictionary: () => readonly Pronunciation[]; pickedTakes: PickedTakes },
  scriptId: ItemId,
): ScriptSums {
  const picked = pickedTakes(scriptId);
  if (picked.size === 0) return { madeCount: 0, staleCount: 0, durationMs: null };
  const content = store.read(findHead(db, scriptId));
  const entries = dictionary();
  const isStale = (line: ScriptContent['lines'][number], take: Take) =>
    takeCauses(take, resolveRecipe(content, line, entries, scriptId)).length > 0;
  const spoken = content.lines.filter(({ text }) => text.trim() !== '');
  const wordless = spoken.filter(({ text }) => !hasWords(text));
  const taken = spoken.flatMap((line) => {
    const take = hasWords(line.text) ? picked.get(line.id) : undefined;
    return take ? [isStale(line, take)] : [];
  });
  const staleCount = taken.filter(Boolean).length;
  // Nothing is left to do for a line without words.
  return {
    madeCount: taken.length - staleCount + wordless.length,
    staleCount,
    durationMs: mixDuration(content, picked),
  };
}

function mixDuration(content: ScriptContent, picked: ReadonlyMap<LineId, Take>): number | null {
  const entries = [...picked].map(([lineId, { id, durationMs }]): [LineId, PickedTake] => [
    lineId,
    { takeId: id, durationMs },
  ]);
  const plan = planMix(content, new Map(entries));
  return plan.missingLineIds.length === 0 && plan.lines.length > 0 ? plan.durationMs : null;
}

/** Keeps sums for the next list. */
export function storeSums(tx: Tx, sums: readonly KeptSums[]): void {
  for (const sum of sums) {
    tx.run(
      `INSERT INTO script_sums (script_id, state_key, made_count, stale_count, duration_ms)
       SELECT id, :stateKey, :madeCount, :staleCount, :durationMs FROM scripts WHERE id = :scriptId
       ON CONFLICT (script_id) DO UPDATE SET state_key = excluded.state_key, made_count = excluded.made_count,
         stale_count = excluded.stale_count, duration_ms = excluded.duration_ms`,
      sum,
    );
  }
}
