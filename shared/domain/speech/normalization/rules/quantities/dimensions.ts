import { cardinalWays, numberWays, plural } from '../../number-ways.ts';
import { type Unit, unitOf } from '../../tables/units.ts';
import { inTurn, type Ways } from '../../ways.ts';
import type { Place, WrittenWord } from '../../written-word.ts';
import { isAttribute } from '../attribute.ts';

const INCHES: Unit = { one: ['inch'], many: ['inches', 'inch'] };
const FEET: Unit = { one: ['foot'], many: ['feet', 'foot'] };
const SIDE = String.raw`(\d[\d.,]*)(["″”'′’])?`;
const SIDES = new RegExp(String.raw`^${SIDE}[x×]${SIDE}(?:[x×]${SIDE})?(\p{L}{1,3})?$`, 'u');

const marked = (mark: string | undefined): Unit | null =>
  mark === undefined ? null : /["″”]/.test(mark) ? INCHES : FEET;

/** Sides of something in one word: "4x6", "1920×1080", "6"x4"", "4x100m", "2x4s"; null for other words. */
export function dimensionsRule(place: Place): Ways | null {
  const match = SIDES.exec(place.bare);
  if (!match) return apart(place);
  const numbers = [match[1], match[3], match[5]].filter((side) => side !== undefined);
  const sign = match[7] ?? '';
  const isPlural = sign === 's' && numbers.length === 2;
  const unit = marked(match[6] ?? match[4] ?? match[2]) ?? (isPlural || sign === '' ? null : unitOf(sign));
  if (sign !== '' && !unit && !isPlural) return null;
  // "5×3" is rather a product.
  const between = place.bare.includes('×') && !unit ? ['times', 'by'] : ['by', 'times'];
  const said = numbers.map(numberWays);
  const last = said.at(-1) ?? [''];
  return inTurn(
    ...said.slice(0, -1).flatMap((side) => [side, between]),
    isPlural ? last.map((way) => plural(way)) : last,
    unit ? (isProperty(place) ? unit.one : unit.many) : [''],
  );
}

/** "10' × 12'": each side with its mark, in a word of its own. */
function apart(place: Place): Ways | null {
  const side = /^(\d[\d.,]*)(["″”'′’])$/.exec(place.bare);
  if (!side || !(isTimes(place.at(1)) || isTimes(place.at(-1)))) return null;
  const unit = marked(side[2]);
  if (!unit) return null;
  const number = side[1] as string;
  return inTurn(numberWays(number), number === '1' || isTimes(place.at(1)) || isProperty(place) ? unit.one : unit.many);
}

const isTimes = ({ bare }: WrittenWord): boolean => /^(?:[x×]|by)$/i.test(bare);

/** Whether sizes are a property of the noun behind them: "A 6 by 4 inch photo", "4 by 6 inch photos". */
export const isProperty = (place: Place): boolean =>
  isAttribute(place) || (!place.isBreak && /^\p{Ll}{4,}s?$/u.test(place.at(1).bare) && !NO_NOUN.test(place.at(1).bare));
const NO_NOUN = /^(?:with|wide|high|deep|long|tall|each|from|that|when|only|over|than|were|will|here|there|both)$/;

/** "½-inch", "3/4-cup": a part of a measure as a property. */
export function partOfMeasure({ bare }: Place): Ways | null {
  const match = /^(\d{1,2})\/(\d{1,2})-(\p{Ll}{3,})$/u.exec(bare);
  if (!match) return null;
  const [, top = '', bottom = '', name = ''] = match;
  const half = top === '1' && bottom === '2';
  const parts = bottom === '4' ? 'quarter' : bottom === '3' ? 'third' : bottom === '8' ? 'eighth' : null;
  if (half) return [`half ${name}`, `one half ${name}`, `half a ${name}`];
  return parts && inTurn(cardinalWays(top), [top === '1' ? parts : `${parts}s`, parts], [name]);
}
