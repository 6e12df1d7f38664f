import { wordTable } from '../../tables/word-table.ts';
import { cardinalWays } from '../../number-ways.ts';
import { inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

const PERIODS: Record<string, string> = wordTable({ yr: 'year', mo: 'month', wk: 'week', day: 'day', hr: 'hour' });

/** "13-yr-old", "6-mo-olds": ages with a short period; null for other words. */
export function ageRule({ bare }: Place): Ways | null {
  const match = /^(\d{1,3})-(yr|mo|wk|day|hr)\.?-(olds?)$/.exec(bare);
  return match && inTurn(cardinalWays(match[1] as string), [`${PERIODS[match[2] as string]} ${match[3]}`]);
}
