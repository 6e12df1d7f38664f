import { cardinalWays, ordinalWays, romanValue, yearWays } from '../../number-ways.ts';
import { eitherOf, inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

const TITLES =
  /^(?:chapter|ch|chap|part|pt|sec|sect|art|bk|act|scene|volume|vol|book|section|war|bowl|type|phase|level|article|appendix|figure|table|round|class|grade|stage|title|canto|episode|season|division|category|mark|step|tier|schedule|annex|apollo|saturn|titan)$/i;
const MONARCHS = new Set(
  (
    'Albert Alexander Alfonso Amenhotep Benedict Boniface Carl Catherine Charles Christian Clement Constantine Cosimo Darius David ' +
    'Edward Elizabeth Ferdinand Felipe Francis Frederick Friedrich George Gregory Gustav Haakon Harald Henry Innocent Ivan James ' +
    'Joao John Juan Justinian Karl Leo Leopold Louis Ludwig Malcolm Manuel Margrethe Mary Maximilian Mehmed Murad Napoleon Nero ' +
    'Nicholas Olav Otto Paul Pedro Peter Philip Pius Ptolemy Ramses Richard Robert Rudolf Selim Seti Sigismund Sixtus Stephen ' +
    'Suleiman Theodosius Thutmose Umberto Urban Victor Vittorio Wilhelm William Xerxes Tsar Thomas Joseph Edgar Harry'
  ).split(' '),
);
const LABEL = /^(?:[IVX]+|[LX][LXVI]+|[CDM][IVXLCDM]{2,})$/;
const RULERS = /^(?:king|queen|pope|emperor|empress|tsar|czar|prince|princess|duke|kaiser|sultan|pharaoh|saint)$/i;

/** Roman numerals behind names and titles: "Henry VIII", "Chapter IV", "World War II"; null for other words. */
export function romanRule(place: Place): Ways | null {
  const owner = /^([IVX]{2,6})['’]s$/.exec(place.bare);
  const said = owner && romanRule({ ...place, bare: owner[1] as string });
  if (said) return said.map((way) => `${way}'s`);
  const { bare, at, isFirst } = place;
  const pages = /^([ivxl]{1,6})[–-]([ivxl]{1,6})$/.exec(bare);
  const [from, to] = [pages?.[1], pages?.[2]].map((side) => romanValue((side ?? '').toUpperCase()));
  if (from && to && from < to) return inTurn(cardinalWays(String(from)), ['to'], cardinalWays(String(to)));
  const small =
    /^[ivxl]{2,6}$/.test(bare) &&
    /^(?:scene|act|part|chapter|page|pages|p|pp|vol|volume|section|item|clause|book)$/i.test(at(-1).bare);
  if (small) return cardinalWays(String(romanValue(bare.toUpperCase()) ?? 0));
  if (!/^[IVXLCDM]{1,7}$/.test(bare)) return null;
  const value = romanValue(bare);
  // Years of films and buildings.
  if (value !== null && bare.length >= 4 && value >= 1400 && value <= 2100) return yearWays(String(value));
  const isAbbreviated = at(-1).hasStop && TITLES.test(at(-1).bare);
  if (value === null || (isFirst && !isAbbreviated) || (at(-1).isBreak && !isAbbreviated)) return null;
  const digits = String(value);
  const previous = at(-1).bare;
  if (/^century|centuries$/i.test(at(1).bare)) return eitherOf(ordinalWays(digits), cardinalWays(digits));
  // "Type C" and "Class D" are letters.
  if (TITLES.test(previous)) return LABEL.test(bare) ? cardinalWays(digits) : null;
  const isRuler = MONARCHS.has(previous) || (RULERS.test(at(-2).bare) && /^\p{Lu}/u.test(previous));
  const isAfterRuler = MONARCHS.has(at(-2).bare) && /^\p{Lu}/u.test(previous) && bare.length > 1;
  if (isRuler || isAfterRuler) {
    // "With Henry I went": one letter alone needs a title too.
    if (bare === 'I' && !RULERS.test(at(-2).bare)) return null;
    if (/^[XLCDM]$/.test(bare)) return null;
    return eitherOf(inTurn(['the'], ordinalWays(digits)), cardinalWays(digits));
  }
  if (
    bare.length === 1 ||
    /^(?:MM|CC|DC|CD|MC|DI|MI|LI|MD|CV|DM|LL|CL|XL|MIX|DIM|MILD|CIVIC|CM|DVD|CD|IC|MCI|MV|LM|DL)$/.test(bare)
  )
    return null;
  if (!/^\p{Lu}\p{Ll}/u.test(previous)) return null;
  return eitherOf(cardinalWays(digits), inTurn(['the'], ordinalWays(digits)));
}
