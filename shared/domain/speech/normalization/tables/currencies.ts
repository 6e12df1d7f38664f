import { wordTable } from './word-table.ts';

/** A currency: after 1, after other numbers, and its hundredth; `withAnd` says how cents are joined. */
export type Currency = { one: string; many: string; parts: [one: string, many: string] | null; withAnd: boolean };

const CENTS: [string, string] = ['cent', 'cents'];
const dollar = (land = ''): Currency => ({
  one: `${land}dollar`,
  many: `${land}dollars`,
  parts: CENTS,
  withAnd: true,
});
const pound: Currency = { one: 'pound', many: 'pounds', parts: ['penny', 'pence'], withAnd: false };
const euro: Currency = { one: 'euro', many: 'euros', parts: CENTS, withAnd: false };
const plain = (one: string, many = one): Currency => ({ one, many, parts: null, withAnd: false });

const BY_SIGN: Record<string, Currency> = wordTable({
  $: dollar(),
  US$: dollar('U S '),
  A$: dollar('australian '),
  AU$: dollar('australian '),
  C$: dollar('canadian '),
  CA$: dollar('canadian '),
  NZ$: dollar('new zealand '),
  HK$: dollar('hong kong '),
  S$: dollar('singapore '),
  '€': euro,
  '£': pound,
  '¥': plain('yen'),
  '₹': plain('rupee', 'rupees'),
  '₩': plain('won'),
  '₽': plain('ruble', 'rubles'),
  '₺': plain('lira'),
  '₿': plain('bitcoin', 'bitcoins'),
  R$: plain('brazilian real', 'brazilian reais'),
});
const BY_CODE: Record<string, Currency> = wordTable({
  USD: dollar('U S '),
  EUR: euro,
  GBP: pound,
  JPY: plain('yen'),
  CHF: plain('swiss franc', 'swiss francs'),
  CAD: dollar('canadian '),
  AUD: dollar('australian '),
  NZD: dollar('new zealand '),
  INR: plain('rupee', 'rupees'),
  CNY: plain('yuan'),
  SEK: plain('swedish krona', 'swedish kronor'),
  NOK: plain('norwegian krone', 'norwegian kroner'),
  DKK: plain('danish krone', 'danish kroner'),
  PLN: plain('zloty', 'zlotys'),
  BTC: plain('bitcoin', 'bitcoins'),
});

/** A currency by its sign or code; null when there is none. */
export const currencyOf = (sign: string): Currency | null => BY_SIGN[sign] ?? BY_CODE[sign] ?? null;

const MAGNITUDES: Record<string, string> = wordTable({
  k: 'thousand',
  K: 'thousand',
  m: 'million',
  M: 'million',
  mn: 'million',
  mln: 'million',
  mm: 'million',
  b: 'billion',
  B: 'billion',
  bn: 'billion',
  t: 'trillion',
  T: 'trillion',
  tn: 'trillion',
});

/** "Million" of "m" and "bn"; null when it is none. */
export const magnitudeOf = (sign: string): string | null => MAGNITUDES[sign] ?? MAGNITUDES[sign.toLowerCase()] ?? null;

/** Words that make a number larger and may stand apart from it. */
export const MAGNITUDE_WORDS = new Set(['hundred', 'thousand', 'million', 'billion', 'trillion']);
