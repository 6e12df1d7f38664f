import { cardinalWays, isNumber, numberWays, signedWays } from '../number-ways.ts';
import { type Currency, currencyOf, MAGNITUDE_WORDS, magnitudeOf } from '../tables/currencies.ts';
import { LETTER_UNITS, rateOf, type Unit, unitOf } from '../tables/units.ts';
import { eitherOf, inTurn, type Ways } from '../ways.ts';
import { type Place, writtenWord } from '../written-word.ts';

const isAmount = (word: string): boolean => isNumber(word.replace(/^[-−+±~≈$€£¥]/, '')) || /^\d+[½¼¾]$|^\d+\/\d+$|^\d+[x×]\d+$/.test(word);

/** Units that stand apart from their number, ahead of abbreviations with the same letters; null for other words. */
export const unitRule = (place: Place): Ways | null => unitApart(place);

/** Money, units, percent and large numbers with their magnitude; null for other words. */
export function amountRule(place: Place): Ways | null {
  return per(place) ?? money(place) ?? currencyApart(place) ?? magnitude(place) ?? measure(place) ?? unitApart(place) ?? height(place);
}

/** "$20/mo", "12/kg", "30 users/day": an amount for each of something. */
function per(place: Place): Ways | null {
  const match = /^(.*\d.*)\/(\p{L}[\p{L}²]*)$/u.exec(place.bare);
  const each = match && rateOf(match[2] as string);
  if (!match || !each) return null;
  const amount = { ...place, ...writtenWord(match[1] as string, place.begin) };
  const said = money(amount) ?? magnitude(amount) ?? measure(amount) ?? (isAmount(amount.bare) ? numberWays(amount.bare) : null);
  return said && inTurn(said, [`per ${each}`, `a ${each}`]);
}

/** "$19.99", "€3.5m", "-$20", "$5–$10", "20€", and the number of "USD 500". */
function money(place: Place): Ways | null {
  const { bare, at } = place;
  const range = /^([$€£¥₹])(\d[\d.,]*)[-–—](?:[$€£¥₹])?(\d[\d.,]*)([a-z]*)$/i.exec(bare);
  if (range && /\.\d\d[-–—].*\.\d\d$/.test(bare)) {
    const sign = range[1] as string;
    const side = (number: string) => amountWays(place, { currency: currencyOf(sign) as Currency, number, large: '', isLargeNext: false });
    return inTurn(side(range[2] as string), ['to'], side(range[3] as string));
  }
  if (range) {
    const currency = currencyOf(range[1] as string) as Currency;
    const large = magnitudeOf(range[4] as string);
    const names = isAttribute(place) ? [currency.one, currency.many] : [currency.many];
    return inTurn(numberWays(range[2] as string), ['to'], numberWays(range[3] as string), [large ?? ''], names);
  }
  const match =
    /^([-−~≈]?)((?:US|AU?|CA?|NZ|HK|S|R)?\$|[€£¥₹₩₽₺₿])([-−]?)(\d[\d.,]*|\.\d+)(k|K|m|M|mn|mln|b|B|bn|t|T|tn)?(\+?)$/.exec(bare) ??
    behind(bare);
  if (!match) return rotated(place);
  const [, sign = '', currencySign = '', inner = '', number = '', large = '', more = ''] = match;
  const currency = currencyOf(currencySign);
  if (!currency || !isNumber(number)) return null;
  const lead = sign === '~' || sign === '≈' ? ['about'] : sign || inner ? ['minus', 'negative'] : [''];
  const amount = amountWays(place, { currency, number, large, isLargeNext: MAGNITUDE_WORDS.has(at(1).bare) });
  return inTurn(lead, amount, [more ? 'plus' : '']);
}

/** "20€", "50¢". */
function behind(word: string): string[] | null {
  const match = /^(\d[\d.,]*)([€£$¥])$/.exec(word);
  return match && ['', '', match[2] as string, '', match[1] as string];
}

type Amount = { currency: Currency; number: string; large: string; isLargeNext: boolean };

function amountWays(place: Place, { currency, number, large, isLargeNext }: Amount): Ways {
  if (isLargeNext) return numberWays(number);
  if (large) return inTurn(numberWays(number), [magnitudeOf(large) ?? ''], isAttribute(place) ? [currency.one] : [currency.many]);
  const [whole = '', cents] = number.split('.');
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

const isCode = (word: string): boolean => /^[A-Z]{3}$/.test(word) && currencyOf(word) !== null;
const isLoneSign = (word: string): boolean => /^[€£¥₹$]$/.test(word);

/** "USD 500" says the number first: the code takes its words and the number those of the currency. */
function rotated({ bare, at, isBreak }: Place): Ways | null {
  const isCurrency = (word: string) => isCode(word) || isLoneSign(word);
  if (isCurrency(bare) && isNumber(at(1).bare) && !isBreak && !isNumber(at(-1).bare)) return numberWays(at(1).bare);
  if (isNumber(bare) && isCurrency(at(-1).bare) && !at(-1).isBreak && !isNumber(at(-2).bare)) {
    const currency = currencyOf(at(-1).bare) as Currency;
    return [bare === '1' ? currency.one : currency.many];
  }
  return null;
}

/** "20 €", "10 USD", the "million" of "$1.5 million", and the cents of "50¢". */
function currencyApart(place: Place): Ways | null {
  const { bare, at } = place;
  const cents = /^(\d[\d.]*)¢$/.exec(bare);
  if (cents) return inTurn(numberWays(cents[1] as string), [cents[1] === '1' ? 'cent' : 'cents']);
  const previous = at(-1).bare;
  if ((isCode(bare) || isLoneSign(bare)) && isNumber(previous)) {
    const currency = currencyOf(bare) as Currency;
    return [previous === '1' || isAttribute(place, 1) ? currency.one : currency.many];
  }
  const owner = MAGNITUDE_WORDS.has(bare) ? /^[-−]?((?:US|AU?|CA?|NZ|HK|S|R)?\$|[€£¥₹₩₽₺₿])\d[\d.,]*$/.exec(previous) : null;
  const currency = owner && currencyOf(owner[1] as string);
  return currency ? [`${bare} ${isAttribute(place, 1) ? currency.one : currency.many}`] : null;
}

/** "1.2M views", "10k steps", "2bn". */
function magnitude({ bare }: Place): Ways | null {
  const match = /^([-−~≈]?\d[\d.,]*)(k|K|M|mn|mln|bn|B|tn)(\+?)$/.exec(bare);
  // "4K" is a picture, "5K" a run.
  if (!match || /^[2458]K$/.test(bare)) return null;
  return inTurn(signedWays(match[1] as string), [magnitudeOf(match[2] as string) ?? ''], [match[3] ? 'plus' : '']);
}

/** "5km", "20°C", "50%", "10–20%", "20-ft". */
function measure(place: Place): Ways | null {
  const { bare } = place;
  const match = /^([-−+±~≈]?\d[\d.,]*)(?:([-–—])(\d[\d.,]*))?(-?)([\p{L}°%‰℃℉µμΩ][\p{L}°²³/]*[23]?)$/u.exec(bare);
  if (!match) return null;
  const [, first = '', , second, hyphen, sign = ''] = match;
  // "5G" and "3D" are names, "1990s" is a decade.
  if (sign === 's' && /0$/.test(first)) return null;
  if (/^[A-Z]$/.test(sign) && !/^[VWL]$/.test(sign)) return null;
  const unit = unitOf(sign);
  if (!unit || !isNumber(first.replace(/^\D/, ''))) return null;
  const isOne = second === undefined && /^[-−+]?1$/.test(first);
  const names = hyphen || isOne || (isAttribute(place) && !isRate(unit)) ? unit.one : unit.many;
  const number = second === undefined ? signedWays(first) : inTurn(signedWays(first), ['to'], numberWays(second));
  return inTurn(number, eitherOf(names, unit.many));
}

/** "A hundred megabits per second line" keeps its plural. */
const isRate = ({ one }: Unit): boolean => / per /.test(one[0] ?? '');

/** The unit of "5 km"; some letters alone may be units too. */
function unitApart(place: Place): Ways | null {
  const { bare, at, hasStop } = place;
  const number = MAGNITUDE_WORDS.has(at(-1).bare) ? '1000000' : at(-1).bare.replace(/^.*[-–—](?=\d)/, '');
  if (/^(?:ft|m|km|mi|in|yd|cm|mm)$/.test(bare) && /^sq$/.test(at(-1).bare)) return unitOf(bare)?.many ?? ['inches'];
  if (!isAmount(number) || at(-1).isBreak) return null;
  const isLarge = MAGNITUDE_WORDS.has(at(-1).bare);
  if (isLarge && !isAmount(at(-2).bare)) return null;
  if (/^in$/.test(bare)) return hasStop && !/^\p{Lu}|^$/u.test(at(1).bare) ? ['inches'] : null;
  if (/^sq$/.test(bare)) return ['square'];
  const unit = (bare.length > 1 || LETTER_UNITS.has(bare)) && !/^(?:mo|pt|hp|ha)$/.test(bare) ? unitOf(bare) : null;
  if (!unit) return null;
  const isOne = number === '1' || /^1\/|^[½¼¾]$/.test(number);
  return isOne || (isAttribute(place, 1) && !isRate(unit)) ? eitherOf(unit.one, unit.many) : eitherOf(unit.many, unit.one);
}

/** Heights and screens: 5'10", 27". */
function height(place: Place): Ways | null {
  const tall = /^(\d)['’′](\d{1,2})?(?:["″”]|['’]{2})?$/.exec(place.bare);
  if (tall) {
    const feet = cardinalWays(tall[1] as string);
    if (!tall[2]) return inTurn(feet, [tall[1] === '1' ? 'foot' : 'feet']);
    const inches = cardinalWays(tall[2]);
    return eitherOf(inTurn(feet, ['foot'], inches), inTurn(feet, ['feet', 'foot'], inches, ['', 'inches']));
  }
  const wide = /^(\d[\d.,]*)["″]$/.exec(place.bare);
  if (!wide) return null;
  return inTurn(numberWays(wide[1] as string), isAttribute(place) ? ['inch', 'inches'] : ['inches', 'inch']);
}

const NO_NOUN =
  /^(?:of|in|on|at|to|and|or|for|per|is|was|are|were|will|would|has|had|by|with|from|away|long|wide|tall|deep|high|heavy|old|ago|left|more|less|each|now|today|then|there|here|but|so|as|than|the|a|an|apart|later|earlier|daily|please|cheaper|large|big|every)$/;

/**
 * Whether an amount is a property, "a 16 GB card": it begins with an article and a noun follows. `ahead` is how many words
 * the number lies ahead.
 */
function isAttribute({ at, isBreak }: Place, ahead = 0): boolean {
  const article = at(-1 - ahead).bare;
  const next = at(1).bare;
  return /^(?:an?|the|this|that|each|every|my|your|his|her|our|their|one)$/i.test(article) && !isBreak && /^\p{Ll}/u.test(next) && !NO_NOUN.test(next);
}
