import { cardinalWays, digitWays, isNumber, numberWays } from '../number-ways.ts';
import { eitherOf, inTurn, spelled, type Ways } from '../ways.ts';
import type { Place } from '../written-word.ts';

const HALVES = /^(?:[ap]\.?m|[AP]\.?M)$/;
const CLOCK = /^([01]?\d|2[0-4])[:h]([0-5]\d)$/;

/** Times of the day, durations and proportions; null for other words. */
export function timeRule(place: Place): Ways | null {
  const { bare, at } = place;
  if (HALVES.test(bare) && /\d$/.test(at(-1).bare)) return [halfOf(bare)];
  const joined = /^(\d{1,2})(?:[:.](\d{2}))?(am|pm|AM|PM|a\.m|p\.m|(?<=:\d\d)[ap])$/.exec(bare);
  if (joined) return inTurn(clock(joined[1] as string, joined[2] ?? '00', true), [halfOf(joined[3] as string)]);
  const span = /^([^–—-]+)[–—-]([^–—-]+)$/.exec(bare);
  if (span && /[:m]/.test(bare)) {
    const sides = [span[1] as string, span[2] as string].map((side) => clockOf(side));
    if (sides[0] && sides[1]) return inTurn(sides[0], ['to'], sides[1]);
  }
  const time = CLOCK.exec(bare) ?? (HALVES.test(at(1).bare) ? /^(1?\d)\.([0-5]\d)$/.exec(bare) : null);
  const zone = /^(UTC|GMT)([-−+])(\d{1,2})(?::([0-5]\d))?$/.exec(bare);
  if (zone) return zoneWays(zone[1] as string, zone[2] === '+', [zone[3] as string, zone[4]]);
  if (time) return clock(time[1] as string, time[2] as string, HALVES.test(at(1).bare));
  return duration(bare) ?? proportion(place);
}

function zoneWays(name: string, isAhead: boolean, [hours, minutes]: [string, string | undefined]): Ways {
  const tail = minutes === undefined || minutes === '00' ? [''] : cardinalWays(minutes);
  return inTurn([spelled(name)], [isAhead ? 'plus' : 'minus'], cardinalWays(hours), tail);
}

const halfOf = (word: string): string => (/^a/i.test(word) ? 'A M' : 'P M');

function clockOf(side: string): Ways | null {
  const match = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/i.exec(side);
  if (!match) return null;
  const isHalf = match[3] !== undefined;
  return inTurn(clock(match[1] as string, match[2] ?? '00', isHalf || match[2] === undefined), [
    isHalf ? halfOf(match[3] as string) : '',
  ]);
}

/** A time of the day by its digits. */
export function clock(hours: string, minutes: string, isPlain: boolean): Ways {
  const head = /^0\d/.test(hours) ? eitherOf(cardinalWays(hours), digitWays(hours)) : cardinalWays(hours);
  if (minutes === '00')
    return isPlain ? eitherOf(head, inTurn(head, ["o'clock"])) : inTurn(head, ["o'clock", '', 'hundred']);
  if (minutes.startsWith('0')) return inTurn(head, ['oh', 'zero'], cardinalWays(minutes));
  return inTurn(head, cardinalWays(minutes));
}

/** "1:30:05": hours, minutes and seconds. */
function duration(word: string): Ways | null {
  const match = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/.exec(word);
  if (!match) return null;
  const part = (digits: string, name: string): Ways =>
    Number(digits) === 0 ? [''] : inTurn(cardinalWays(digits), [Number(digits) === 1 ? name : `${name}s`]);
  return inTurn(
    part(match[1] as string, 'hour'),
    part(match[2] as string, 'minute'),
    Number(match[3]) === 0 ? [''] : ['and', ''],
    part(match[3] as string, 'second'),
  );
}

const BESIDE_PROPORTION = /^(?:screen|display|aspect|format|video|picture|monitor|film|image)$/i;

/** Words ahead of minutes and seconds: "in 42:15". */
const LENGTH_LEADS = /^(?:in|at|after|under|over|by|until|around|about|time|lasts|runs|clocked)$/i;

/** "16:9", "3:1"; "42:15" where it is a length of time. */
function proportion({ bare, at }: Place): Ways | null {
  const match = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(bare);
  if (!match || !isNumber(match[1] as string)) return null;
  const isPicture = BESIDE_PROPORTION.test(at(1).bare) || /^(?:16|4|21|9):(?:9|3|10|16)$/.test(bare);
  const isVerse = /^\p{Lu}\p{Ll}+$/u.test(at(-1).bare) && !at(-1).isBreak && at(-2).bare !== '' && !isPicture;
  const isLength = /^[0-5]\d$/.test(match[2] as string) && LENGTH_LEADS.test(at(-1).bare);
  const isFraction = /^[0-5]\d\.\d+$/.test(match[2] as string);
  const between = isVerse || isLength || isFraction ? ['', 'to'] : isPicture ? ['by', 'to', ''] : ['to', ''];
  return inTurn(numberWays(match[1] as string), between, numberWays(match[2] as string));
}
