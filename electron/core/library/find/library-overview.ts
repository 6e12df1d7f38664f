import type { KindCount, LibraryOverview } from '../../../../shared/domain/library/search/library-row.ts';
import type { Db } from '../../database/database.ts';
import { joinOrganisationOfItem } from '../../organisation/organisation-table.ts';
import { IS_BINNED_BY_ITSELF, IS_NO_PART } from '../items/item-page.ts';
import { STORED_COUNTS } from '../references/reference-table.ts';
import { ARCHIVED_ITEMS, isShown } from './conditions/archived-items.ts';
import { IS_KEPT } from './conditions/filter-conditions.ts';

type Count = KindCount & { isPart: number };

/** What `item_counts` does not know: how many of the items lie in the bin. */
const IN_BIN = `SELECT items.kind, items.owner_id IS NOT NULL AS isPart, -count(*) AS count FROM organisation AS kept
  JOIN items ON items.id = kept.subject_id WHERE +kept.subject_kind = 'item' AND kept.binned_at_ms IS NOT NULL GROUP BY 1, 2`;

/** Nor how many are archived. */
const ARCHIVED = `SELECT items.kind, items.owner_id IS NOT NULL AS isPart, -count(*) AS count FROM items
  WHERE items.id IN (${ARCHIVED_ITEMS}) AND ${IS_KEPT} GROUP BY 1, 2`;

/** See Library.overview. */
export function overview({ db }: { db: Db }): LibraryOverview {
  const counts = db.all<Count>(
    `SELECT kind, isPart, sum(count) AS count FROM (SELECT kind, is_part AS isPart, count FROM item_counts UNION ALL ${IN_BIN}
       UNION ALL ${ARCHIVED})
     GROUP BY 1, 2 HAVING sum(count) > 0 ORDER BY 1`,
  );
  const kinds = new Map<KindCount['kind'], number>();
  for (const { kind, count } of counts) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  const total = counts.reduce((sum, { isPart, count }) => sum + (isPart ? 0 : count), 0);
  const number = (sql: string) => db.get<{ number: number }>(sql)?.number ?? 0;
  const sorted = number(
    `SELECT count(DISTINCT subject_id) AS number FROM organisation_folders JOIN items ON items.id = subject_id
     WHERE subject_kind = 'item' AND ${IS_NO_PART} AND ${IS_KEPT} AND ${isShown('items.id')}`,
  );
  // In one pass: it reads every file that lies elsewhere.
  const sizes = db.all<LibraryOverview['sizes'][number]>(
    `SELECT kind, coalesce(sum(size_bytes), 0) AS sizeBytes FROM ${STORED_COUNTS} GROUP BY kind ORDER BY sizeBytes DESC, kind`,
  );
  return {
    total,
    favouriteCount: number(
      `SELECT count(*) AS number FROM organisation JOIN items ON items.id = subject_id
       WHERE subject_kind = 'item' AND is_favourite = 1 AND binned_at_ms IS NULL AND ${IS_NO_PART}
         AND ${isShown('items.id')}`,
    ),
    unsortedCount: total - sorted,
    sizes: sizes.filter(({ sizeBytes }) => sizeBytes > 0),
    sizeBytes: sizes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    kinds: [...kinds].map(([kind, count]) => ({ kind, count })),
    binnedCount: number(
      `SELECT count(*) AS number FROM items ${joinOrganisationOfItem('items.id')}
       WHERE binned_at_ms IS NOT NULL AND ${IS_BINNED_BY_ITSELF}`,
    ),
  };
}
