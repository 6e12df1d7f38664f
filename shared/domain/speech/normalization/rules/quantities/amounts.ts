import { numberWays, signedWays } from '../../number-ways.ts';
import { magnitudeOf } from '../../tables/currencies.ts';
import { rateOf } from '../../tables/units.ts';
import { inTurn, type Ways } from '../../ways.ts';
import { type Place, writtenWord } from '../../written-word.ts';
import { heightRule, isAmount, measureRule } from './measures.ts';
import { currencyApartRule, moneyRule } from './money.ts';

/** Money, units, percent and large numbers with their magnitude; null for other words. */
export function amountRule(place: Place): Ways | null {
  return (
    per(place) ??
    moneyRule(place) ??
    currencyApartRule(place) ??
    magnitude(place) ??
    measureRule(place) ??
    heightRule(place)
  );
}

/** "$20/mo", "12/kg", "30 users/day": an amount for each of something. */
function per(place: Place): Ways | null {
  const match = /^(.*\d.*)\/(\p{L}[\p{L}²]*)$/u.exec(place.bare);
  const counted = /^(\p{Ll}{3,}s)\/(\p{L}{1,6})$/u.exec(place.bare);
  const unit = counted && /\d/.test(place.at(-1).bare) ? rateOf(counted[2] as string) : null;
  if (unit) return [`${counted?.[1]} per ${unit}`, `${counted?.[1]} a ${unit}`];
  const each = match && rateOf(match[2] as string);
  if (!match || !each) return null;
  const amount = { ...place, ...writtenWord(match[1] as string, place.begin) };
  const said =
    moneyRule(amount) ??
    magnitude(amount) ??
    measureRule(amount) ??
    (isAmount(amount.bare) ? numberWays(amount.bare) : null);
  return said && inTurn(said, [`per ${each}`, `a ${each}`]);
}

/** "1.2M views", "10k steps", "2bn". */
function magnitude({ bare }: Place): Ways | null {
  const match = /^([-−~≈]?\d[\d.,]*)(k|K|M|mn|mln|bn|B|tn)(\+?)$/.exec(bare);
  // "4K" is a picture, "5K" a run.
  if (!match || /^[2458]K$/.test(bare)) return null;
  return inTurn(signedWays(match[1] as string), [magnitudeOf(match[2] as string) ?? ''], [match[3] ? 'plus' : '']);
}
