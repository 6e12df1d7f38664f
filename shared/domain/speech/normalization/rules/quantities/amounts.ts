import { numberWays, signedWays } from '../../number-ways.ts';
import { magnitudeOf } from '../../tables/currencies.ts';
import { rateOf } from '../../tables/rate-units.ts';
import { unitOf } from '../../tables/units.ts';
import { inTurn, type Ways } from '../../ways.ts';
import { type Place, writtenWord } from '../../written-word.ts';
import { dimensionsRule, partOfMeasure } from './dimensions.ts';
import { heightRule, isAmount, isCount, measureRule } from './measures.ts';
import { currencyApartRule, moneyRule } from './money.ts';

/** Money, units, percent and large numbers with their magnitude; null for other words. */
export function amountRule(place: Place): Ways | null {
  return (
    per(place) ??
    perHundred(place) ??
    moneyRule(place) ??
    currencyApartRule(place) ??
    magnitude(place) ??
    measureRule(place) ??
    partOfMeasure(place) ??
    dimensionsRule(place) ??
    heightRule(place)
  );
}

/** "15 kWh/100 km", "7 L/100km". */
function perHundred({ bare, at }: Place): Ways | null {
  const match = /^(\p{L}{1,3})\/100(\p{L}{0,2})$/u.exec(bare);
  const unit = match && isAmount(at(-1).bare) ? unitOf(match[1] as string) : null;
  const behind = match?.[2] ? unitOf(match[2]) : null;
  if (!unit || (match?.[2] && !behind)) return null;
  return inTurn(unit.many, ['per one hundred', 'per a hundred', 'per hundred'], behind?.many ?? ['']);
}

/** "$20/mo", "12/kg", "30 users/day": an amount for each of something. */
function per(place: Place): Ways | null {
  const match = /^(.*\d.*)\/(\p{L}[\p{L}²]*)$/u.exec(place.bare);
  const counted = /^(\p{Ll}{3,}s)\/(\p{L}{1,6})$/u.exec(place.bare);
  const unit = counted && /\d/.test(place.at(-1).bare) ? rateOf(counted[2] as string) : null;
  if (unit) return [`${counted?.[1]} per ${unit}`, `${counted?.[1]} a ${unit}`];
  const each = match && (match[2] === 'ea' ? 'each' : rateOf(match[2] as string));
  if (!match || !each) return null;
  const amount = { ...place, ...writtenWord(match[1] as string, place.begin) };
  const said =
    moneyRule(amount) ??
    currencyApartRule(amount) ??
    magnitude(amount) ??
    measureRule(amount) ??
    (isAmount(amount.bare) ? numberWays(amount.bare) : null);
  if (each === 'each') return said && inTurn(said, ['each']);
  return said && inTurn(said, [`per ${each}`, `a ${each}`]);
}

const RACES = /^(?:runs?|races?|walk|runners?|ride|swim|display|screen|video|monitor|television|resolution)$/i;

/** "1.2M views", "10k steps", "2bn". */
function magnitude({ bare, at }: Place): Ways | null {
  const millions = /^(\d+\.\d+)m$/.exec(bare);
  if (millions && isCount({ at })) return inTurn(numberWays(millions[1] as string), ['million']);
  const match = /^([-−~≈]?\d[\d.,]*)(k|K|M|mn|mln|bn|B|tn)(\+?)$/.exec(bare);
  // "4K" is a picture, "5K" a run.
  if (!match || /^[2458]K$/.test(bare)) return null;
  if (match[2] === 'K' && RACES.test(at(1).bare)) return inTurn(numberWays(match[1] as string), ['K']);
  return inTurn(signedWays(match[1] as string), [magnitudeOf(match[2] as string) ?? ''], [match[3] ? 'plus' : '']);
}
