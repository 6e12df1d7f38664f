import { cardinalWays, isNumber, numberWays } from '../../number-ways.ts';
import { type Currency, currencyOf, MAGNITUDE_WORDS, magnitudeOf } from '../../tables/currencies.ts';
import { eitherOf, inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';
import { isAttribute } from '../attribute.ts';
import { behindNumber, isCurrency, rotated } from './money-apart.ts';

/** "$19.99", "€3.5m", "-$20", "$5–$10", "20€", and the number of "USD 500"; null for other words. */
export function moneyRule(place: Place): Ways | null {
  const { bare, at } = place;
  const range = /^([$€£¥₹])(\d[\d.,]*)[-–—](?:[$€£¥₹])?(\d[\d.,]*)([a-z]*)$/i.exec(bare);
  if (range && /\.\d\d[-–—].*\.\d\d$/.test(bare)) {
    const sign = range[1] as string;
    const side = (number: string) =>
      amountWays(place, { currency: currencyOf(sign) as Currency, number, large: '', isLargeNext: false });
    return inTurn(side(range[2] as string), ['to'], side(range[3] as string));
  }
  if (range) {
    const currency = currencyOf(range[1] as string) as Currency;
    const large = magnitudeOf(range[4] as string);
    const names = isAttribute(place) ? [currency.one, currency.many] : [currency.many];
    return inTurn(numberWays(range[2] as string), ['to'], numberWays(range[3] as string), [large ?? ''], names);
  }
  const match =
    /^([-−~≈]?)((?:US|AU?|CA?|NZ|HK|S|R)?\$|[€£¥₹₩₽₺₿])([-−]?)(\d[\d.,]*|\.\d+)(k|K|mm?|M|mn|mln|b|B|bn|t|T|tn)?(\+?)$/.exec(
      bare,
    ) ?? behind(bare);
  const rate = match ? null : RATE.exec(bare);
  if (rate) {
    const [sign, number, each] = rate.slice(1) as [string, string, string];
    const amount = amountWays(place, { currency: currencyOf(sign) as Currency, number, large: '', isLargeNext: false });
    return inTurn(amount, [
      `per ${(currencyOf(each) as Currency).one}`,
      `to the ${(currencyOf(each) as Currency).one}`,
    ]);
  }
  if (!match) return rotated(place);
  const [, sign = '', currencySign = '', inner = '', number = '', large = '', more = ''] = match;
  const currency = currencyOf(currencySign);
  if (!currency || !isNumber(number)) return null;
  const lead = sign === '~' || sign === '≈' ? ['about'] : sign || inner ? ['minus', 'negative'] : [''];
  const amount = amountWays(place, { currency, number, large, isLargeNext: MAGNITUDE_WORDS.has(at(1).bare) });
  return inTurn(lead, amount, [more ? 'plus' : '']);
}

/** "¥150/$": what one of another currency costs. */
const RATE = /^([$€£¥₹])(\d[\d.,]*)\/([$€£¥₹])$/;

/** "20€", "50¢". */
function behind(word: string): string[] | null {
  const match = /^(\d[\d.,]*)([€£$¥])$/.exec(word);
  return match && ['', '', match[2] as string, '', match[1] as string];
}

type Amount = { currency: Currency; number: string; large: string; isLargeNext: boolean };

function amountWays(place: Place, { currency, number, large, isLargeNext }: Amount): Ways {
  if (isLargeNext) return numberWays(number);
  if (large)
    return inTurn(
      numberWays(number),
      [magnitudeOf(large) ?? ''],
      isAttribute(place) ? [currency.one] : [currency.many],
    );
  // "1,50 €".
  const [whole = '', cents] = number.replace(/^(\d+),(\d\d)$/, '$1.$2').split('.');
  if (currency.parts && cents !== undefined && /^\d\d$/.test(cents)) return withCents(currency, whole, cents);
  const name = isAttribute(place) || number === '1' ? currency.one : currency.many;
  return inTurn(numberWays(number), eitherOf([name], [currency.many]));
}

function withCents({ one, many, parts, withAnd }: Currency, whole: string, cents: string): Ways {
  const [part, allParts] = parts as [string, string];
  const partName = cents === '01' ? part : allParts;
  const head = inTurn(cardinalWays(whole || '0'), [whole === '1' ? one : many]);
  if (Number(cents) === 0) return head;
  const rest = cardinalWays(cents);
  if (Number(whole) === 0) return inTurn(rest, [partName]);
  const long = inTurn(head, ['and', ''], rest, [partName]);
  const short = inTurn(head, rest);
  return withAnd ? eitherOf(long.slice(0, 1), short.slice(0, 2), long) : eitherOf(short.slice(0, 2), long);
}

/** "20 €", "10 USD", the "million" of "$1.5 million", and the cents of "50¢"; null for other words. */
export function currencyApartRule(place: Place): Ways | null {
  const { bare, at } = place;
  const cents = /^(\d[\d.]*)¢$/.exec(bare);
  if (cents) return inTurn(numberWays(cents[1] as string), [cents[1] === '1' ? 'cent' : 'cents']);
  const previous = at(-1).bare;
  if (isCurrency(bare) && isNumber(previous)) {
    const currency = currencyOf(bare) as Currency;
    return behindNumber(previous, currency, previous === '1' || isAttribute(place, 1) ? currency.one : currency.many);
  }
  const owner = MAGNITUDE_WORDS.has(bare)
    ? /^[-−]?((?:US|AU?|CA?|NZ|HK|S|R)?\$|[€£¥₹₩₽₺₿])\d[\d.,]*$/.exec(previous)
    : null;
  const currency = owner && currencyOf(owner[1] as string);
  return currency ? [`${bare} ${isAttribute(place, 1) ? currency.one : currency.many}`] : null;
}
