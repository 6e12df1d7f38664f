import type { ItemKinds } from '../../../../../shared/domain/library/item-kinds.ts';
import type { LibraryFilter, LibrarySearch } from '../../../../../shared/domain/library/search/library-filter.ts';
import type { Parameters, Tx } from '../../../database/database.ts';
import { type SearchTerms, searchTerms } from '../../../database/search-terms.ts';
import { ARCHIVED_ITEMS, isShown } from './archived-items.ts';
import { foundBy } from '../../found-by.ts';
import { IS_BINNED_BY_ITSELF, IS_NO_PART } from '../../items/item-page.ts';
import { colourShare } from './colour-conditions.ts';
import { ASPECT, MADE_WITH } from './recipe-conditions.ts';
import { similarItems } from './similar-items.ts';

/** A search as SQL over `items` with joinOrganisationOfItem; `terms` are its words, null without any. `joins`: what is joined besides. `closest`: what items are ordered by that a colour or likeness finds, null for any other search. */
export type SearchSql = {
  where: string;
  parameters: Parameters;
  terms: SearchTerms | null;
  joins: string;
  closest: string | null;
};

/** Ids of what is in the bin (by its own index, hence the plus): a small set that is read once, where a join would be looked up for every item there is. */
const BINNED = `SELECT subject_id FROM organisation AS kept WHERE +kept.subject_kind = 'item' AND kept.binned_at_ms IS NOT NULL`;

/** The condition that an item is not in the bin. */
export const IS_KEPT = `items.id NOT IN (${BINNED})`;

/** How long an item takes to hear, ms: of a transcript, its recording. */
export const DURATION = `coalesce(json_extract(items.media_facts, '$.durationMs'),
  (SELECT duration_ms FROM transcripts WHERE transcripts.id = items.id))`;

/** A transcript and a take know which engine made them. */
export const ENGINE = `coalesce(json_extract(items.recipe, '$.engine'),
  (SELECT json_extract(recipe, '$.engine') FROM transcripts WHERE transcripts.id = items.id),
  (SELECT engine FROM takes WHERE takes.id = items.id))`;

/** The item that an edited image was made from, as the index of migration 0024 has it. */
const EDITED_FROM = "iif(json_valid(recipe), json_extract(recipe, '$.editedFrom'), NULL)";

/** Items that something was made from: pairs of what was used and what it was used for. */
export const RELATIONS = `(SELECT media_id AS used_id, id AS user_id FROM transcripts
  UNION ALL SELECT dub_media_id, id FROM scripts WHERE dub_media_id IS NOT NULL
  UNION ALL SELECT dub_transcript_id, id FROM scripts WHERE dub_transcript_id IS NOT NULL
  UNION ALL SELECT id, owner_id FROM items WHERE owner_id IS NOT NULL
  UNION ALL SELECT sources.item_id, results.item_id FROM generation_sources AS sources
    JOIN generation_results AS results ON results.generation_id = sources.generation_id AND results.item_id IS NOT NULL
  UNION ALL SELECT source_id, item_id FROM item_sources
  UNION ALL SELECT ${EDITED_FROM}, id FROM items WHERE ${EDITED_FROM} IS NOT NULL)`;

const IS_USED = `EXISTS (SELECT 1 FROM ${RELATIONS} WHERE used_id = items.id)`;

/** Names compare without case as far as SQLite knows it, which the indexes by name do too. */
const LABELLED = {
  tag: "SELECT subject_id FROM organisation_tags WHERE subject_kind = 'item' AND tag = :name COLLATE NOCASE",
  folder: "SELECT subject_id FROM organisation_folders WHERE subject_kind = 'item' AND folder = :name COLLATE NOCASE",
  reason: "SELECT subject_id FROM organisation WHERE subject_kind = 'item' AND reject_reason = :name COLLATE NOCASE",
  board: `SELECT item_id FROM board_items JOIN boards ON boards.id = board_id
    WHERE boards.name = :name COLLATE NOCASE AND deleted_at_ms IS NULL`,
  speaker: `SELECT transcript_id FROM speakers WHERE name = :name COLLATE NOCASE
    UNION ALL SELECT media_id FROM speakers JOIN transcripts ON transcripts.id = transcript_id
      WHERE name = :name COLLATE NOCASE
    UNION ALL SELECT script_id FROM script_characters WHERE name = :name COLLATE NOCASE`,
} as const;

const FOLDERS_OF_ITEM = `SELECT 1 FROM organisation_folders AS kept WHERE kept.subject_kind = 'item'
  AND kept.subject_id = items.id`;

const STATES = {
  favourite: 'is_favourite = 1',
  picked: "verdict = 'picked'",
  rejected: "verdict = 'rejected'",
  new: 'items.id IN (SELECT item_id FROM new_results)',
  noted: "note <> ''",
  unsorted: `NOT EXISTS (${FOLDERS_OF_ITEM})`,
  archived: `items.id IN (${ARCHIVED_ITEMS})`,
  used: IS_USED,
  unused: `NOT ${IS_USED}`,
} as const;

/** What the conditions of a search are found with. */
export type SearchSource = { db: Pick<Tx, 'all' | 'get'>; kinds: ItemKinds };

/**
 * The conditions of a search. What is in the bin or archived is left out unless asked for, and parts of other items unless their kind or
 * their stack is asked for. `withKinds` false leaves out which kinds are wanted. Null where words are given of which none can be searched for.
 */
export function searchSql({ db, kinds }: SearchSource, search: LibrarySearch, withKinds = true): SearchSql | null {
  const { text, filters } = search;
  const asked = withKinds ? filters.flatMap((filter) => (filter.by === 'kind' ? [filter.kind] : [])) : [];
  const isBin = filters.some((filter) => filter.by === 'is' && filter.state === 'binned');
  const conditions = [isBin ? `items.id IN (${BINNED})` : IS_KEPT];
  if (!asksForArchived(filters)) conditions.push(isShown('items.id'));
  const parameters: Parameters = {};
  let closest: string | null = null;
  const [kind] = asked;
  if (kind !== undefined && asked.every((other) => other === kind)) {
    conditions.push('kind = :kind');
    parameters['kind'] = kind;
  } else if (kind !== undefined) {
    // By age, which is the order: the index of kinds would give them one after another.
    conditions.push('+kind IN (SELECT value FROM json_each(:kinds))');
    parameters['kinds'] = JSON.stringify(asked);
  }
  if (isBin) conditions.push(IS_BINNED_BY_ITSELF);
  else if (asked.length === 0 && !filters.some(({ by }) => by === 'stack')) conditions.push(IS_NO_PART);
  for (const [index, filter] of filters.entries()) {
    const { condition, values, order = null } = filterSql(db, filter, `filter${index}`);
    closest ??= order;
    if (condition !== null) conditions.push(condition);
    Object.assign(parameters, values);
  }
  const terms = text === '' ? null : searchTerms(text);
  if (text !== '' && terms === null) return null;
  if (terms) {
    const found = foundBy(kinds, terms);
    conditions.push(found.condition);
    Object.assign(parameters, found.values);
  }
  return { where: conditions.join(' AND '), parameters, terms, joins: '', closest };
}

/** What is archived is found where a board, a stack, the bin or the archive itself is asked for. */
const asksForArchived = (filters: readonly LibraryFilter[]): boolean =>
  filters.some(
    (filter) =>
      filter.by === 'board' ||
      filter.by === 'stack' ||
      (filter.by === 'is' && (filter.state === 'binned' || filter.state === 'archived')),
  );

/** What ranges are compared with, by filter. */
const RANGED = { size: 'items.size_bytes', aspect: ASPECT, date: 'created_at_ms', length: DURATION } as const;

const heardBy = (condition: string): string => `items.id IN (SELECT item_id FROM heard_music WHERE ${condition})`;

/** One condition; its parameters begin with `name`. `order`: see SearchSql.closest. */
function filterSql(
  db: SearchSource['db'],
  filter: LibraryFilter,
  name: string,
): { condition: string | null; values: Parameters; order?: string } {
  switch (filter.by) {
    case 'kind':
      return { condition: null, values: {} };
    case 'is':
      return { condition: filter.state === 'binned' ? null : STATES[filter.state], values: {} };
    case 'rating':
      return {
        condition: `coalesce(rating, 0) BETWEEN :${name}Least AND :${name}Most`,
        values: { [`${name}Least`]: filter.least, [`${name}Most`]: filter.most },
      };
    case 'label':
      return { condition: `colour_label IS :${name}`, values: { [name]: filter.label } };
    case 'tag':
    case 'folder':
    case 'board':
    case 'speaker':
    case 'reason':
      return {
        condition: `items.id IN (${LABELLED[filter.by].replaceAll(':name', `:${name}`)})`,
        values: { [name]: filter.name },
      };
    case 'voice':
    case 'model':
      return madeWith(filter.by, filter.name, name);
    case 'seed':
      return madeWith('seed', filter.seed, name);
    case 'stack':
      return {
        condition: `items.id IN (SELECT item_id FROM item_stacks WHERE stack_id = :${name})`,
        values: { [name]: filter.id },
      };
    case 'similar':
      return {
        condition: `items.id IN (SELECT value FROM json_each(:${name}))`,
        values: { [name]: JSON.stringify(similarItems(db, filter.id)) },
        order: `(SELECT key FROM json_each(:${name}) WHERE value = items.id)`,
      };
    case 'colour': {
      const { share, least, values } = colourShare(filter.colour, name);
      return { condition: `${share} >= ${least}`, values, order: `${share} DESC` };
    }
    case 'tempo':
    case 'energy':
    case 'key':
      return heardSql(filter, name);
    case 'engine':
      return { condition: `${ENGINE} = :${name}`, values: { [name]: filter.engine } };
    case 'size':
    case 'aspect':
    case 'date':
    case 'length':
      return rangeSql(RANGED[filter.by], filter, name);
  }
}

/** What is heard in music. */
function heardSql(filter: Extract<LibraryFilter, { by: 'tempo' | 'energy' | 'key' }>, name: string) {
  if (filter.by === 'key') {
    const { tonic, isMinor } = filter.key;
    const condition = heardBy(`tonic = :${name}Tonic AND is_minor = :${name}IsMinor`);
    return { condition, values: { [`${name}Tonic`]: tonic, [`${name}IsMinor`]: Number(isMinor) } };
  }
  const { condition, values } = rangeSql(filter.by === 'tempo' ? 'tempo_bpm' : 'energy', filter, name);
  return { condition: condition === null ? null : heardBy(condition), values };
}

const madeWith = (by: keyof typeof MADE_WITH, value: string | number, name: string) => ({
  condition: `items.id IN (${MADE_WITH[by].replaceAll(':name', `:${name}`)})`,
  values: { [name]: value },
});

function rangeSql(value: string, { from, before }: { from: number | null; before: number | null }, name: string) {
  const conditions: string[] = [];
  const values: Parameters = {};
  if (from !== null) {
    conditions.push(`${value} >= :${name}From`);
    values[`${name}From`] = from;
  }
  if (before !== null) {
    conditions.push(`${value} < :${name}Before`);
    values[`${name}Before`] = before;
  }
  return { condition: conditions.length === 0 ? null : conditions.join(' AND '), values };
}
