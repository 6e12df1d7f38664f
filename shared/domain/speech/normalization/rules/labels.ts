import { cardinalWays, digitWays, pairWays, romanValue } from '../number-ways.ts';
import { abbreviationOf } from '../tables/abbreviations.ts';
import { endsStreet } from '../tables/places.ts';
import { unitOf } from '../tables/units.ts';
import { eitherOf, inTurn, spelled, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

const DIGIT_LABELS = /^(?:pin|code|zip|passcode|password|dial|otp|extension|ext)$/i;
const PAIR_LABELS =
  /^(?:form|http|error|status|room|suite|flight|route|highway|hwy|interstate|apartment|apt|gate|bus|boeing|airbus|porsche|peugeot|area|studio|channel|unit|lot|cessna|rtx|gtx|intel|ryzen|snapdragon|nikon|canon|amd|microsoft|office|xbox|airbus)$/i;
/** What is numbered with a letter behind. */
const DOORS =
  /^(?:apartment|apt|suite|ste|unit|seat|gate|room|rm|flat|lot|row|bus|line|building|bldg|platform|terminal|exit|figure|fig|table|grade|class|chapter|section|exhibit|appendix|stage|phase|part|page|item|step|locker)$/i;
/** "401(k)", "501(c)(3)", "8(a)", "5(2)". */
const CLAUSE = /^[("“]*(\d{1,4})((?:\((?:\d{1,2}|[a-zA-Z]|[ivx]{2,4})\))+)[)"”,;:.!?]*$/;

const clausesOf = (text: string): Ways[] =>
  (text.match(/[^()]+/g) ?? []).map((part): Ways => {
    if (/\d/.test(part)) return cardinalWays(part);
    const roman = part.length > 1 ? romanValue(part.toUpperCase()) : null;
    return [roman === null ? spelled(part) : (cardinalWays(String(roman))[0] ?? part)];
  });

/** Words that a house number may stand after, up to the ending of the street's name. */
const MOST_STREET_WORDS = 4;

/** Numbers that are names: of houses, rooms, flights, machines, postal codes; null for other words. */
export function labelRule(place: Place): Ways | null {
  const { bare } = place;
  const clause = CLAUSE.exec(place.raw);
  if (clause) return inTurn(pairWays(clause[1] as string), ...clausesOf(clause[2] as string));
  const previous = place.at(-1);
  if (/^\d+$/.test(bare)) {
    if (DIGIT_LABELS.test(previous.bare) || (/^is|was$/.test(previous.bare) && DIGIT_LABELS.test(place.at(-2).bare))) {
      return bare.length > 1 ? eitherOf(digitWays(bare), cardinalWays(bare)) : cardinalWays(bare);
    }
    if (previous.bare === 'in' && /^ending|ends$/i.test(place.at(-2).bare) && /^\d{3,4}$/.test(bare))
      return digitWays(bare);
    if (/^\d{5}$/.test(bare) && /^\p{Lu}{2}$/u.test(previous.bare)) return digitWays(bare);
    if (isEmergency(place)) return digitWays(bare);
  }
  if (/^IS[BS]N(?:-1[03])?:?$/.test(previous.bare) && /^\d[\d-]{6,16}[\dX]$/.test(bare)) {
    return inTurn(digitWays(bare), [bare.endsWith('X') ? 'X' : '']);
  }
  if (/^\d{5}-\d{4}$/.test(bare) && /^\p{Lu}/u.test(previous.bare)) return digitWays(bare);
  const joined = /^(\p{L}{1,4})\.(\d{1,4})$/u.exec(bare);
  const name = joined && numberedBy(joined[1] as string);
  if (name) return inTurn(name, cardinalWays(joined[2] as string));
  const door = /^(\d{1,2})(\p{Lu})$/u.exec(bare);
  if (door && DOORS.test(previous.bare)) return inTurn(cardinalWays(door[1] as string), [door[2] as string]);
  const number = /^(\d{3,4})(\p{Lu}?)$/u.exec(bare);
  if (!number) return null;
  const [, digits = '', letter = ''] = number;
  const isNamed =
    PAIR_LABELS.test(previous.bare) ||
    /^7[0-8]7$/.test(digits) ||
    (isModelName(previous.bare) && digits.length === 4) ||
    isHouse(place);
  if (!isNamed || unitOf(place.at(1).bare)) return null;
  return inTurn(eitherOf(pairWays(digits), cardinalWays(digits), digitWays(digits)), [letter]);
}

/** "No.5" and "p.12": an abbreviation that stands ahead of numbers only. */
function numberedBy(word: string): Ways | null {
  const isNever = abbreviationOf(word, { hasStop: true, isNumberNext: false, isNameNext: false }) !== null;
  return isNever ? null : abbreviationOf(word, { hasStop: true, isNumberNext: true, isNameNext: false });
}

const isModelName = (word: string): boolean => /^[A-Z]{2,4}$/.test(word) && !/^(?:ISO|DIN|AD|BC|CE|BCE|IN)$/.test(word);

const isEmergency = ({ bare, at }: Place): boolean =>
  /^(?:911|112|999|101|411|311|988)$/.test(bare) && /^(?:call|dial|ring|phone|text|called|dialed)$/i.test(at(-1).bare);

function isHouse({ at, isBreak }: Place): boolean {
  if (isBreak) return false;
  for (let ahead = 1; ahead <= MOST_STREET_WORDS; ahead += 1) {
    const word = at(ahead);
    if (ahead > 1 && endsStreet(word.bare)) return true;
    if (!/^\p{Lu}|^\d+(?:st|nd|rd|th)$/u.test(word.bare) || (word.isBreak && !word.hasStop)) return false;
  }
  return false;
}
