import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Pronunciation, ScriptRow } from '../../../shared/domain/script/script-views.ts';
import { type ListFilter, listPage, type ListSource } from '../library/search-list.ts';
import { isItemBinned, joinOrganisationOfItem } from '../organisation/organisation-table.ts';
import { dictionaryRevision } from '../pronunciations/pronunciation-table.ts';
import type { PickedTakes } from './takes/picked-takes.ts';
import type { ScriptStore } from './script-store.ts';
import { computeSums, type KeptSums, type ScriptSums, storeSums, sumsKey } from './script-sums.ts';
import type { ScriptsDeps } from './scripts-deps.ts';
import type { ScriptQuery } from './scripts.ts';

type ListRow = {
  id: string;
  title: string;
  revision: number;
  takes_revision: number;
  line_count: number;
  character_count: number;
  created_at_ms: number;
  updated_at_ms: number;
  is_favourite: number;
  state_key: string | null;
  made_count: number | null;
  stale_count: number | null;
  duration_ms: number | null;
};

const SOURCE: ListSource = {
  select: `SELECT scripts.id, title, revision, takes_revision, created_at_ms, updated_at_ms,
      coalesce(is_favourite, 0) AS is_favourite, state_key, made_count,
      stale_count, duration_ms,
      (SELECT count(*) FROM script_lines WHERE script_id = scripts.id
        AND trim(text, char(9, 10, 13, 32)) <> '') AS line_count,
      (SELECT count(*) FROM script_characters WHERE script_id = scripts.id) AS character_count
    FROM scripts JOIN items ON items.id = scripts.id LEFT JOIN script_sums ON script_sums.script_id = scripts.id
      ${joinOrganisationOfItem('items.id')}`,
  id: 'scripts.id',
};

/** What the list is made from. */
export type ListDeps = Pick<ScriptsDeps, 'db' | 'log'> & {
  store: ScriptStore;
  dictionary(): Pronunciation[];
  pickedTakes: PickedTakes;
};

/** One page of the scripts, newest first; what is in the bin is left out. Only scripts that changed since are summed anew. */
export function listScripts(deps: ListDeps, input: ScriptQuery): { rows: ScriptRow[]; next: string | null } {
  const { db } = deps;
  const { rows, next, found } = listPage<ListRow>(db, SOURCE, { ...input, filter: filterOf(input) });
  const sums = sumsOf(deps, rows);
  return {
    rows: rows.map((row) => rowFrom(row, sums(row), found?.get(row.id)?.snippet ?? null)),
    next,
  };
}

/** A voice counts wherever it may be heard: the script's own, a character's, a line's, that of a take outside the bin. */
const HAS_VOICE = `(json_extract(settings, '$.voiceId') = :voiceId
  OR EXISTS (SELECT 1 FROM script_characters WHERE script_id = scripts.id AND voice_id = :voiceId)
  OR EXISTS (SELECT 1 FROM script_lines WHERE script_id = scripts.id AND voice_id = :voiceId)
  OR EXISTS (SELECT 1 FROM takes WHERE takes.script_id = scripts.id
    AND NOT ${isItemBinned('takes.id')} AND json_extract(takes.recipe, '$.voiceId') = :voiceId))`;

function filterOf({ isFavourite, voiceId, sinceMs }: ScriptQuery): ListFilter {
  return {
    conditions: [
      ...(isFavourite ? ['is_favourite = 1'] : []),
      ...(voiceId === undefined ? [] : [HAS_VOICE]),
      ...(sinceMs === undefined ? [] : ['updated_at_ms >= :sinceMs']),
    ],
    parameters: {
      ...(voiceId === undefined ? {} : { voiceId }),
      ...(sinceMs === undefined ? {} : { sinceMs }),
    },
  };
}

function sumsOf(deps: ListDeps, rows: readonly ListRow[]): (row: ListRow) => ScriptSums {
  const dictionary = dictionaryRevision(deps.db);
  const fresh = new Map<string, KeptSums>();
  for (const { id, revision, takes_revision: takesRevision, state_key } of rows) {
    const stateKey = sumsKey({ revision, takesRevision, dictionary });
    if (state_key === stateKey) continue;
    const scriptId = id as ItemId;
    fresh.set(id, { ...computeSums(deps, scriptId), scriptId, stateKey });
  }
  if (fresh.size > 0) keepSums(deps, [...fresh.values()]);
  return (row) =>
    fresh.get(row.id) ?? {
      madeCount: row.made_count ?? 0,
      staleCount: row.stale_count ?? 0,
      durationMs: row.duration_ms,
    };
}

function keepSums({ db, log }: ListDeps, sums: readonly KeptSums[]): void {
  try {
    db.write((tx) => storeSums(tx, sums));
  } catch (error) {
    // They can be computed again: a full disk must not hide the list.
    log.warn('The sums of scripts could not be kept.', { code: failureRecord(error).code });
  }
}

function rowFrom(row: ListRow, { madeCount, staleCount, durationMs }: ScriptSums, snippet: string | null): ScriptRow {
  return {
    id: row.id as ItemId,
    title: row.title,
    lineCount: row.line_count,
    madeCount,
    staleCount,
    durationMs,
    characterCount: row.character_count,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    isFavourite: row.is_favourite === 1,
    snippet,
  };
}
