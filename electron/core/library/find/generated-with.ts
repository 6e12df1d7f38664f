import type { GeneratedWith } from '../../../../shared/domain/library/search/generated-with.ts';
import type { LabelCount } from '../../../../shared/domain/organisation/organised.ts';
import type { Db } from '../../database/database.ts';
import { IS_KEPT } from './conditions/filter-conditions.ts';
import { RECIPES } from './conditions/recipe-conditions.ts';

/** As many are offered; every other one can be typed. */
const MOST_NAMES = 12;

/** See Library.generatedWith. */
export function generatedWith(db: Db): GeneratedWith {
  const counted = (name: string, rest = '') =>
    db.all<LabelCount>(
      `SELECT ${name} AS name, count(DISTINCT items.id) AS count FROM ${RECIPES} JOIN items ON items.id = made_id ${rest}
       WHERE ${name} IS NOT NULL AND ${IS_KEPT} GROUP BY 1 COLLATE NOCASE ORDER BY count DESC, 1 COLLATE NOCASE LIMIT :most`,
      { most: MOST_NAMES },
    );
  const voices =
    "JOIN (SELECT DISTINCT id, name FROM voices) AS voice ON voice.id = json_extract(made.recipe, '$.voiceId')";
  return { voices: counted('voice.name', voices), models: counted("json_extract(made.recipe, '$.model')") };
}
