import { cardinalWays, isNumber, numberWays } from '../../number-ways.ts';
import { type Currency, currencyOf, magnitudeOf } from '../../tables/currencies.ts';
import { eitherOf, inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

const isCode = (word: string): boolean => /^[A-Z]{3}$/.test(word) && currencyOf(word) !== null;
const isLoneSign = (word: string): boolean => /^[€£¥₹$]$/.test(word);

/** Whether a word is a currency by itself: "USD", "€". */
export const isCurrency = (word: string): boolean => isCode(word) || isLoneSign(word);

/** The whole number and the cents of "12.50" and "12,50"; null where there are no cents. */
function centsOf(number: string): { whole: string; cents: string } | null {
  const match = /^(\d[\d,]*|)\.(\d\d)$/.exec(number.replace(/^(\d+),(\d\d)$/, '$1.$2'));
  return match && { whole: match[1] || '0', cents: match[2] as string };
}

/** What is said of a number ahead of its currency: "twelve" of "12.50". */
export function aheadOfCurrency(number: string, { parts }: Currency): Ways {
  const cents = parts ? centsOf(number) : null;
  if (!cents) return numberWays(number);
  return cardinalWays(Number(cents.whole.replaceAll(',', '')) === 0 ? cents.cents : cents.whole);
}

/** What is said of a currency behind its number: "euros fifty" of "12.50 €". Without cents `name` is said. */
export function behindNumber(number: string, currency: Currency, name: string): Ways {
  const cents = currency.parts ? centsOf(number) : null;
  if (!cents || !currency.parts) return [name];
  const part = currency.parts[cents.cents === '01' ? 0 : 1];
  if (Number(cents.whole.replaceAll(',', '')) === 0) return Number(cents.cents) === 0 ? [currency.many] : [part];
  const head = [cents.whole === '1' ? currency.one : currency.many];
  if (Number(cents.cents) === 0) return head;
  const long = inTurn(head, ['and', ''], cardinalWays(cents.cents), [part]);
  const short = inTurn(head, cardinalWays(cents.cents));
  return currency.withAnd ? eitherOf(long.slice(0, 1), short, long) : eitherOf(short.slice(0, 1), long);
}

/** "USD 500" says the number first: the code takes its words and the number those of the currency. */
export function rotated({ bare, at, isBreak }: Place): Ways | null {
  const next = at(1).bare;
  if (isCurrency(bare) && isNumber(next) && !isBreak && !isNumber(at(-1).bare))
    return aheadOfCurrency(next, currencyOf(bare) as Currency);
  const previous = at(-1);
  if (isNumber(bare) && isCurrency(previous.bare) && !previous.isBreak && !isNumber(at(-2).bare)) {
    const currency = currencyOf(previous.bare) as Currency;
    return behindNumber(bare, currency, bare === '1' ? currency.one : currency.many);
  }
  // "EUR 1.5m": the magnitude stands with the number.
  const large = /^(\d[\d.,]*)(k|K|m|mm|M|mn|mln|b|bn|B|t|tn|T)$/.exec(bare);
  if (large && isCurrency(previous.bare) && !previous.isBreak)
    return inTurn(
      numberWays(large[1] as string),
      [magnitudeOf(large[2] as string) ?? ''],
      [(currencyOf(previous.bare) as Currency).many],
    );
  if (isCurrency(bare) && /^\d[\d.,]*(?:k|K|mm?|M|mn|mln|b|bn|B|t|tn|T)$/.test(next) && !isBreak) return [''];
  // "12,50 €": the number leaves its cents to the currency.
  return isNumber(bare) && isCurrency(next) && !isBreak && centsOf(bare)
    ? aheadOfCurrency(bare, currencyOf(next) as Currency)
    : null;
}
