import { type ItemKinds, kindsWhere } from '../../../shared/domain/library/item-kinds.ts';
import type { Parameters } from '../database/database.ts';
import type { SearchTerms } from '../database/search-terms.ts';
import { foundItems, termsValue } from './items/item-text.ts';

/**
 * Items that hold `:terms`, and those of the kinds that are found by their transcripts too: what was said in a recording is
 * written there.
 */
export function foundBy(kinds: ItemKinds, terms: SearchTerms): { condition: string; values: Parameters } {
  const found = foundItems(terms);
  const byTranscripts = kindsWhere(kinds, ({ searched }) => searched.includes('transcripts'));
  // One set of ids: with two conditions SQLite would look at every item there is.
  return {
    condition: `items.id IN (${found} UNION ALL SELECT media_id FROM transcripts
      JOIN items AS heard ON heard.id = media_id AND heard.kind IN (SELECT value FROM json_each(:byTranscripts))
      WHERE transcripts.id IN (${found} AND part IN ('line', 'text')))`,
    values: { terms: termsValue(terms), byTranscripts: JSON.stringify(byTranscripts) },
  };
}
