import { wordTable } from '../../tables/word-table.ts';
import { cardinalWays, isNumber, numberWays, signedWays } from '../../number-ways.ts';
import { MAGNITUDE_WORDS } from '../../tables/currencies.ts';
import { endsStreet } from '../../tables/places.ts';
import { LETTER_UNITS, type Unit, unitOf } from '../../tables/units.ts';
import { eitherOf, inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';
import { fractionWays } from './fractions.ts';
import { isProperty } from './dimensions.ts';
import { isAttribute } from '../attribute.ts';

/** Whether a word is an amount that a unit may follow. */
export const isAmount = (word: string): boolean =>
  isNumber(word.replace(/^[-−+±~≈$€£¥]/, '')) ||
  /^\d*[½⅓⅔¼¾⅛⅜⅝⅞]$|^\d+\/\d+$|^\d+[x×]\d+$|^10(?:[⁻⁰¹²³⁴-⁹]+|\^-?\d+)$/.test(word);

/** "5km", "20°C", "50%", "10–20%", "20-ft"; null for other words. */
export function measureRule(place: Place): Ways | null {
  const { bare } = place;
  const match = /^([-−+±~≈]?\d[\d.,]*)(?:([-–—])(\d[\d.,]*))?(-?)([\p{L}°%‰℃℉µμΩ][\p{L}°²³/]*[23]?)$/u.exec(bare);
  if (!match) return null;
  const [, first = '', , second, hyphen, sign = ''] = match;
  // "5G" and "3D" are names, "1990s" is a decade.
  if (sign === 's' && (first.endsWith('0') || isCountedFigure(place))) return null;
  const isAmpere =
    sign === 'A' &&
    (first.includes('.') || [-2, -1, 1, 2].some((distance) => /\d[km]?[VW]$/.test(place.at(distance).bare)));
  if (/^[A-Z]$/.test(sign) && !isAmpere && !/^[VWL]$/.test(sign)) return null;
  // "2h 49m", "50p".
  const isMinutes = sign === 'm' && /^\d+(?:h|hrs?)$/.test(place.at(-1).bare);
  const isPence = sign === 'p' && /^\d{1,2}$/.test(first);
  const isCents = sign === 'c' && /^(?:[1-9][05]|99)$/.test(first);
  const points = first.includes('.') ? POINTS[sign] : undefined;
  const own = isPence ? PENCE : isCents ? CENTS : isInches(place, sign) ? INCHES : isAmpere ? AMPERES : points;
  const unit = own ?? unitOf(isMinutes ? 'min' : sign);
  if (!unit || !isNumber(first.replace(/^\D/, ''))) return null;
  const isOne = second === undefined && /^[-−+]?1$/.test(first);
  const names =
    hyphen || isOne || ((isAttribute(place) || isBeforeModel(place)) && !isRate(unit)) ? unit.one : unit.many;
  const number = second === undefined ? signedWays(first) : inTurn(signedWays(first), ['to'], numberWays(second));
  return inTurn(number, eitherOf(names, unit.many));
}

/** "Three 7s" are figures, no seconds. */
export const isCountedFigure = ({ bare, at }: Pick<Place, 'bare' | 'at'>): boolean =>
  /^\d{1,2}s$/.test(bare) &&
  /^(?:two|three|four|five|six|seven|eight|nine|ten|all|both|double|triple|of|the|under|over)$/i.test(at(-1).bare);

/** "6ft 2in", "12in"; by itself it is the word. */
const isInches = ({ at }: Place, sign: string): boolean => sign === 'in' && !/^(?:of|one|ten)$/i.test(at(1).bare);

const INCHES: Unit = { one: ['inch'], many: ['inches'] };
const AMPERES: Unit = { one: ['amp', 'ampere'], many: ['amps', 'amperes'] };
/** Behind decimals only: "250pp" are pages. */
const POINTS: Record<string, Unit> = wordTable({
  pp: { one: ['percentage point'], many: ['percentage points'] },
});
const CENTS: Unit = { one: ['cent'], many: ['cents'] };
const PENCE: Unit = { one: ['penny', 'pence', 'p'], many: ['pence', 'p'] };

/** "A hundred megabits per second line" keeps its plural. */
const isRate = ({ one }: Unit): boolean => / per /.test(one[0] ?? '');

/** The unit of "5 km", ahead of abbreviations with the same letters; null for other words. */
export function unitRule(place: Place): Ways | null {
  const { bare, at, hasStop } = place;
  const number = MAGNITUDE_WORDS.has(at(-1).bare)
    ? '1000000'
    : at(-1).bare.replace(/^.*[-–—](?=\d)|^\p{L}+\/(?=100$)/u, '');
  if (/^(?:ft|m|km|mi|in|yd|cm|mm)$/.test(bare) && /^(?:sq|cu)$/.test(at(-1).bare)) {
    const squared = unitOf(bare) ?? INCHES;
    // The full stop of "sq. ft. house" ends no sentence.
    const inside = { ...place, isBreak: place.isBreak && !/^\p{Ll}/u.test(at(1).bare) };
    return isAttribute(inside, 2) ? squared.one : squared.many;
  }
  if (/^oz$/.test(bare) && /^fl$/.test(at(-1).bare)) return isAmount(at(-2).bare) ? ['ounces'] : null;
  if (/^[CF]$/.test(bare) && /\d°$/.test(at(-1).bare)) return [bare === 'C' ? 'celsius' : 'fahrenheit'];
  if (!isAmount(number) || at(-1).isBreak) return null;
  if (/^fl$/.test(bare) && /^oz$/.test(at(1).bare)) return ['fluid'];
  const isLarge = MAGNITUDE_WORDS.has(at(-1).bare);
  if (isLarge && !isAmount(at(-2).bare)) return null;
  // "Five feet three in".
  if (/^in$/.test(bare) && /^(?:ft|feet|foot)$/.test(at(-2).bare)) return ['inches'];
  if (/^in$/.test(bare))
    return hasStop && !/^\p{Lu}|^$/u.test(at(1).bare) ? (number === '1' ? INCHES.one : INCHES.many) : null;
  // "45 W. 25th St."
  if (/^[NSEW]$/.test(bare) && hasStop && [2, 3, 4].some((ahead) => endsStreet(at(ahead).bare))) return null;
  if (/^sq$/.test(bare)) return ['square'];
  if (/^cu$/.test(bare) && /^(?:ft|in|m|yd|cm)$/.test(at(1).bare)) return ['cubic'];
  if (/^(?:lbs?|ft)-?[-·]?(?:ft|lbs?)$/.test(bare)) return [bare.startsWith('f') ? 'foot pounds' : 'pound feet'];
  const spoons = hasStop && /^\p{Ll}/u.test(at(1).bare) ? SPOONS[bare] : undefined;
  if (spoons) return number === '1' || /^[\d/]*[½⅓⅔¼¾⅛⅜⅝⅞]$|^\d\/\d$/.test(number) ? spoons.one : spoons.many;
  const unit = (bare.length > 1 || LETTER_UNITS.has(bare)) && !/^(?:mo|pt|ha)$/.test(bare) ? unitOf(bare) : null;
  if (!unit) return null;
  const isOne = number === '1' || /^1\/|^[½⅓⅔¼¾⅛⅜⅝⅞]$/.test(number);
  return isOne || (isAttribute(place, 1) && !isRate(unit))
    ? eitherOf(unit.one, unit.many)
    : eitherOf(unit.many, unit.one);
}

/** "From 1.1m to 1.4m units" counts millions. */
export const isCount = ({ at }: Pick<Place, 'at'>): boolean =>
  [1, 3].some((ahead) => COUNTED.test(at(ahead).bare) && (ahead === 1 || /^(?:to|and)$/.test(at(1).bare)));
const COUNTED =
  /^(?:units|views|people|users|subscribers|followers|copies|downloads|customers|members|households|jobs|viewers|visitors|listeners|streams|plays|votes|homes|vehicles|cars)$/;

/** Measures of recipes that need their full stop: "1 c. sugar", "3 T. oil". */
const SPOONS: Record<string, Unit> = wordTable({
  c: { one: ['cup'], many: ['cups'] },
  C: { one: ['cup'], many: ['cups'] },
  T: { one: ['tablespoon'], many: ['tablespoons'] },
  t: { one: ['teaspoon'], many: ['teaspoons'] },
});

/** "The 6.7L V8". */
const isBeforeModel = ({ at, isBreak }: Place): boolean =>
  !isBreak && /^(?:an?|the|this|its)$/i.test(at(-1).bare) && /^[A-Z]{1,4}-?\d/.test(at(1).bare);

/** "A 65″ TV", also where a name follows. */
const isBesideNoun = (place: Place): boolean =>
  isAttribute(place) || (/^an?$/i.test(place.at(-1).bare) && !place.isBreak && /^[\p{Lu}\d]/u.test(place.at(1).bare));

const HIGH = /^(?:high|tall|long|wide|deep|above|below|away|up|down|of)$/i;

/** Heights and screens: 5'10", 27"; null for other words. */
export function heightRule(place: Place): Ways | null {
  const tall = /^(\d|\d[\d,]*(?=['’′](?:\d|$)))['’′](\d{1,2})?(?:["″”]|['’]{2})?$/.exec(place.bare);
  if (tall && tall[1] !== undefined && tall[1].length > 1 && tall[2] === undefined && !HIGH.test(place.at(1).bare))
    return null;
  if (tall) {
    const feet = cardinalWays(tall[1] as string);
    if (!tall[2]) return inTurn(feet, [tall[1] === '1' ? 'foot' : 'feet']);
    const inches = cardinalWays(tall[2]);
    return eitherOf(inTurn(feet, ['foot'], inches), inTurn(feet, ['feet', 'foot'], inches, ['', 'inches']));
  }
  const part = /^(\d{1,2})\/(\d{1,2})["″]$/.exec(place.bare);
  if (part) return inTurn(fractionWays(part[1] as string, part[2] as string), ['inch', 'of an inch']);
  const wide = /^(\d[\d.,]*)["″]$/.exec(place.bare);
  if (!wide) return null;
  return inTurn(
    numberWays(wide[1] as string),
    wide[1] === '1' || isBesideNoun(place) || isProperty(place) ? ['inch', 'inches'] : ['inches', 'inch'],
  );
}
