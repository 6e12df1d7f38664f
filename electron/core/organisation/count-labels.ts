import type { LabelCount } from '../../../shared/domain/organisation/organised.ts';
import type { Db } from '../database/database.ts';
import { isItemBinned } from './organisation-table.ts';

/** See Organisation.labels. */
export function countLabels(db: Db): { tags: LabelCount[]; folders: LabelCount[]; reasons: LabelCount[] } {
  const count = (table: string, column: string) =>
    db.all<LabelCount>(
      `SELECT ${column} AS name, count(*) AS count FROM ${table}
       WHERE subject_kind = 'item' AND ${column} <> '' AND NOT ${isItemBinned(`${table}.subject_id`)} GROUP BY ${column} ORDER BY ${column}`,
    );
  return {
    tags: count('organisation_tags', 'tag'),
    folders: count('organisation_folders', 'folder'),
    reasons: count('organisation', 'reject_reason'),
  };
}
