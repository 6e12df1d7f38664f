import { directionOf, endsStreet, isClearStreet, isSaint, stateOf, streetOf } from '../tables/places.ts';
import { unitOf } from '../tables/units.ts';
import type { Ways } from '../ways.ts';
import type { Place, WrittenWord } from '../written-word.ts';

const CAPITALISED = /^\p{Lu}|^\d+(?:st|nd|rd|th)$/u;
/** Words that begin sentences and are no part of a name. */
const NO_NAME =
  /^(?:The|A|An|It|He|She|We|They|I|You|This|That|In|On|At|By|Near|From|To|And|But|Is|Was|When|Then|So|If|My|Our|His|Her|Its|There|What|Who|Where|Why|How|After|Before|Both|For|With|As|Old|New|Saint|Mount|Mt|Fort|Ft|Lake|Port|Cape|East|West|North|South|Upper|Lower)$/;

/** Streets, saints, states and directions; null for other words. */
export function placeRule(place: Place): Ways | null {
  return saintOrStreet(place) ?? doctorOrDrive(place) ?? street(place) ?? state(place) ?? direction(place);
}

const isNamePart = ({ bare }: WrittenWord): boolean => CAPITALISED.test(bare) && !NO_NAME.test(bare);

/** Whether a name that a street may end lies ahead. */
const isBehindName = ({ at, isFirst }: Place): boolean =>
  !isFirst && isNamePart(at(-1)) && (!at(-1).isBreak || at(-1).hasStop);

function saintOrStreet(place: Place): Ways | null {
  const { bare, at, hasStop, raw } = place;
  if (!/^St$/i.test(bare) || (!hasStop && !/^St$/.test(bare))) return null;
  const next = at(1).bare;
  if (!isBehindName(place)) return /^\p{Lu}/u.test(next) || hasStop ? ['saint'] : null;
  // "Jill St. John", "Lake St. Clair", but "123 Main St. Mary said".
  const isHouse = /^\d/.test(at(-2).bare) || /^\d/.test(at(-3).bare);
  const isName = isSaint(next) && !isHouse && !/[,;]$/.test(raw) && !/['’]s$/.test(at(-1).bare);
  return isName ? ['saint'] : ['street'];
}

function doctorOrDrive(place: Place): Ways | null {
  const { bare, at, isBreak, hasStop } = place;
  if (!/^Dr$/.test(bare) || !isBehindName(place)) return null;
  const isHouse = /^\d/.test(at(-2).bare) || /^\d/.test(at(-3).bare);
  const next = at(1).bare;
  if (isHouse || !/^\p{Lu}/u.test(next) || (isBreak && !hasStop)) return ['drive'];
  return null;
}

function street(place: Place): Ways | null {
  const { bare, hasStop, at } = place;
  const name = streetOf(bare);
  if (!name || !/^\p{Lu}/u.test(bare) || /^(?:St|Dr)$/.test(bare)) return null;
  const isHouse = /^\d/.test(at(-2).bare) || /^\d/.test(at(-3).bare);
  if (isClearStreet(bare)) return hasStop || isHouse || isBehindName(place) ? [name] : null;
  return (hasStop || isHouse) && isBehindName(place) ? [name] : null;
}

function state({ bare, at }: Place): Ways | null {
  if (!/^\p{Lu}{2}$/u.test(bare) || !at(-1).raw.endsWith(',') || !/^\p{Lu}\p{Ll}/u.test(at(-1).bare)) return null;
  const name = stateOf(bare, /^\d{5}$/.test(at(1).bare));
  return name ? [name] : null;
}

const WIND = /^(?:winds?|gusts?|breezes?|swell|corner|quadrant|of|winds:)$/i;

/** "1600 Pennsylvania Ave. NW" and "W. 42nd St.". */
function direction({ bare, at, hasStop }: Place): Ways | null {
  const name = directionOf(bare);
  if (!name) return null;
  if (bare.length === 3 || (endsStreet(at(-1).bare) && bare.length > 1)) return [name];
  if (
    bare.length > 1 &&
    (WIND.test(at(1).bare) || WIND.test(at(-1).bare) || (/^to$/i.test(at(-1).bare) && WIND.test(at(-3).bare)))
  )
    return [name];
  // "50 km W of Paris".
  if (bare.length === 1 && /^of$/i.test(at(1).bare) && unitOf(at(-1).bare) && /\d$/.test(at(-2).bare)) return [name];
  // "E. 12th".
  if (hasStop && bare.length === 1 && /^\d+(?:st|nd|rd|th)$/.test(at(1).bare)) return [name];
  const isAhead =
    (hasStop || /^\d+$/.test(at(-1).bare)) &&
    CAPITALISED.test(at(1).bare) &&
    (endsStreet(at(2).bare) || endsStreet(at(3).bare));
  const isBeforeStreet = CAPITALISED.test(at(1).bare) && (endsStreet(at(2).bare) || endsStreet(at(3).bare));
  return (isAhead && bare.length === 1) || (isBeforeStreet && bare.length === 2) ? [name] : null;
}
