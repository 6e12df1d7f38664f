import { wordTable } from '../../tables/word-table.ts';
import {
  cardinalWays,
  decadeWays,
  digitWays,
  isNumber,
  numberWays,
  ordinalWays,
  pairWays,
  plural,
  signedWays,
  yearWays,
} from '../../number-ways.ts';
import { unitOf } from '../../tables/units.ts';
import { eitherOf, inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';
import { isCountedFigure } from './measures.ts';
import { fractionRule } from './fractions.ts';

/** Numbers, years, decades, ordinals, fractions and numbers with signs; null for other words. */
export function numberRule(place: Place): Ways | null {
  const { bare } = place;
  return (
    roundNumbers(place) ??
    ordinalForm(bare) ??
    decadeForm(bare) ??
    fractionRule(place) ??
    year(place) ??
    militaryHour(place) ??
    plain(bare)
  );
}

/** "1000s of people" are no years, "three 7s" are no seconds. */
function roundNumbers(place: Place): Ways | null {
  const { bare, at } = place;
  if (/^1,?000s$/.test(bare) && /^of$/i.test(at(1).bare)) return ['thousands'];
  if (!isCountedFigure(place)) return null;
  return cardinalWays(bare.slice(0, -1)).map((way) => (way.endsWith('six') ? `${way}es` : plural(way)));
}

/** "0530 hours", "at 0630". */
function militaryHour({ bare, at }: Place): Ways | null {
  const match = /^(0\d)([0-5]\d)$/.exec(bare);
  if (!match || !(/^h(?:ou)?rs$/i.test(at(1).bare) || /^(?:at|by|until|till|before|after)$/i.test(at(-1).bare)))
    return null;
  const hour = inTurn(['oh', 'zero'], cardinalWays(match[1] as string));
  return inTurn(hour, match[2] === '00' ? ['hundred'] : clockMinutes(match[2] as string));
}

const clockMinutes = (minutes: string): Ways =>
  minutes.startsWith('0') ? inTurn(['oh', 'zero'], cardinalWays(minutes)) : cardinalWays(minutes);

function plain(word: string): Ways | null {
  if (/^0\d+$/.test(word)) return digitWays(word);
  const nearly = /^(\d{1,3})-?ish$/.exec(word);
  if (nearly) return inTurn(cardinalWays(nearly[1] as string), ['ish']);
  if (/^[\d.,]+\+$/.test(word)) return inTurn(numberWays(word.slice(0, -1)), ['plus']);
  if (/^#\d+$/.test(word)) return inTurn(['number'], cardinalWays(word.slice(1)));
  const times = /^([\d.,]+)[x×]$/.exec(word);
  if (times && isNumber(times[1] as string)) return inTurn(numberWays(times[1] as string), ['times', 'x']);
  const comparison = /^([≥≤<>√])([\d.,]+)$/.exec(word);
  if (comparison) return inTurn(COMPARISONS[comparison[1] as string] ?? [''], numberWays(comparison[2] as string));
  if (/^[1-9]\d{2,}$/.test(word)) return eitherOf(cardinalWays(word), pairWays(word), digitWays(word));
  return isNumber(word.replace(/^[-−+±~≈]/, '')) ? signedWays(word) : null;
}

const COMPARISONS: Record<string, Ways> = wordTable({
  '≥': ['greater than or equal to', 'at least'],
  '≤': ['less than or equal to', 'at most'],
  '<': ['less than'],
  '>': ['more than', 'greater than'],
  '√': ['square root of', 'the square root of'],
});

function ordinalForm(word: string): Ways | null {
  const match = /^(\d[\d,]*)(?:st|nd|rd|th)(s?)$/i.exec(word);
  if (!match) return null;
  const said = ordinalWays(match[1] as string);
  return match[2] ? said.map((way) => plural(way)) : said;
}

function decadeForm(word: string): Ways | null {
  const decade = /^['’]?(\d0|[12]\d{2}0)['’]?s$/.exec(word);
  if (decade) return decadeWays(decade[1] as string);
  const team = /^(\d{2,3})ers$/.exec(word);
  if (team) return cardinalWays(team[1] as string).map((way) => way.replace(/e?$/, 'ers'));
  if (/^10s$/.test(word)) return ['tens'];
  if (/^1,?0{2,3}s$/.test(word)) return [word.length > 4 ? 'thousands' : 'hundreds'];
  const short = /^['’](\d\d)$/.exec(word);
  if (!short) return null;
  const digits = short[1] as string;
  return digits.startsWith('0') ? inTurn(['oh'], cardinalWays(digits)) : cardinalWays(digits);
}

const YEAR_LEADS = /^(?:in|since|by|from|until|till|before|after|around|circa|ca|year|during|between|anno|c)$/i;

/** Four digits that are hardly a quantity, and three behind AD. */
function year({ bare, at }: Place): Ways | null {
  if (/^AD$/.test(at(-1).bare) && /^\d{2,4}$/.test(bare)) return yearWays(bare);
  if (!/^(?:1\d|20)\d\d$/.test(bare)) return null;
  if (bare.startsWith('10') && !YEAR_LEADS.test(at(-1).bare)) return null;
  const next = at(1).bare;
  const isAmount =
    unitOf(next) !== null || /^(?:hundred|thousand|million|billion|percent|dollars|euros|pounds|people)$/.test(next);
  return isAmount ? null : yearWays(bare);
}
