import { wordTable } from '../../tables/word-table.ts';
import { cardinalWays, isNumber, numberWays, ordinalWays, plural } from '../../number-ways.ts';
import { FRACTION_SIGNS } from '../../tables/signs.ts';
import { eitherOf, inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

/** Fractions, mixed numbers and ratings: "3/4", "1½", "9/10"; null for other words. */
export function fractionRule(place: Place): Ways | null {
  const { bare } = place;
  const sign = /^(\d*)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])$/.exec(bare);
  if (sign) {
    const [top, bottom] = FRACTION_SIGNS[sign[2] as string] as [string, string];
    if (sign[1]) return inTurn(cardinalWays(sign[1]), afterWhole(top, bottom));
    return isNumber(place.at(-1).bare) ? afterWhole(top, bottom) : fractionWays(top, bottom);
  }
  const rating = /^(\d+\.\d+)\/(\d+)$/.exec(bare);
  if (rating) return inTurn(numberWays(rating[1] as string), ['out of'], cardinalWays(rating[2] as string));
  const pressure = /^(\d{2,3})\/(\d{2,3})$/.exec(bare);
  if (pressure && isBloodPressure(place)) {
    return inTurn(cardinalWays(pressure[1] as string), ['over'], cardinalWays(pressure[2] as string));
  }
  if (/^20\/\d{2,3}$/.test(bare) && /^(?:vision|eyesight|sight|eyes|acuity)$/i.test(place.at(1).bare))
    return inTurn(['twenty'], cardinalWays(bare.slice(3)));
  const match = /^(\d{1,2})\/(\d{1,3})$/.exec(bare);
  if (!match || Number(match[2]) < 2) return null;
  const [top, bottom] = [match[1] as string, match[2] as string];
  if (/^(?:5|10|100)$/.test(bottom) && isRating(place))
    return inTurn(cardinalWays(top), ['out of'], cardinalWays(bottom));
  return /^\d+$/.test(place.at(-1).bare) && !place.at(-1).isBreak ? afterWhole(top, bottom) : fractionWays(top, bottom);
}

const isBloodPressure = ({ at }: Place): boolean =>
  at(1).bare === 'mmHg' || [1, 2, 3, 4].some((ahead) => /^(?:pressure|BP)$/.test(at(-ahead).bare));

/** "Give it a 9/10.", "scored 8/10": not "a 3/5 share". */
const isRating = ({ at, isBreak }: Place): boolean =>
  /^(?:scored?|rated?|rating|grade|got|gets|solid|easy)$/i.test(at(-1).bare) ||
  (/^an?$/i.test(at(-1).bare) &&
    (isBreak || at(1).bare === '' || /^(?:for|on|from|in|because|and|but)$/.test(at(1).bare)));

const NAMED: Record<string, [one: string, many: string]> = wordTable({
  '2': ['half', 'halves'],
  '4': ['quarter', 'quarters'],
});

/** A fraction by its numerator and denominator: "three quarters". */
export function fractionWays(top: string, bottom: string): Ways {
  const isOne = top === '1';
  const own = NAMED[bottom];
  const parts = ordinalWays(bottom).map((way) => (isOne ? way : plural(way)));
  const names = own ? eitherOf([isOne ? own[0] : own[1]], parts) : parts;
  const said = inTurn(cardinalWays(top), names);
  return top === '1' && bottom === '2' ? eitherOf(['one half', 'half', 'a half']) : said;
}

/** "Three and a half". */
function afterWhole(top: string, bottom: string): Ways {
  const said = inTurn(['and'], fractionWays(top, bottom));
  return top === '1'
    ? eitherOf(
        said.slice(0, 1).map((way) => way.replace('and one', 'and a')),
        said,
      )
    : said;
}
