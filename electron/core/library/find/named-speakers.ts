import type { LabelCount } from '../../../../shared/domain/organisation/organised.ts';
import type { Db } from '../../database/database.ts';
import { IS_KEPT } from './conditions/filter-conditions.ts';

/** As many are offered; every other one can be typed. */
const MOST_SPEAKERS = 12;

/** "Speaker 1" is nobody's name: it is another person in each recording. */
const IS_NAMED = `named.name NOT GLOB 'Speaker [0-9]' AND named.name NOT GLOB 'Speaker [0-9][0-9]'`;

/** See Library.speakers. */
export function namedSpeakers(db: Db): LabelCount[] {
  return db.all<LabelCount>(
    `SELECT named.name, count(DISTINCT items.id) AS count
     FROM (SELECT transcript_id AS id, name FROM speakers UNION ALL SELECT script_id, name FROM script_characters) AS named
     JOIN items ON items.id = named.id WHERE ${IS_NAMED} AND ${IS_KEPT}
     GROUP BY named.name COLLATE NOCASE ORDER BY count DESC, named.name COLLATE NOCASE LIMIT :most`,
    { most: MOST_SPEAKERS },
  );
}
