import { wordTable } from '../../tables/word-table.ts';
import { cardinalWays, numberWays } from '../../number-ways.ts';
import { inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

const POINTS: Record<string, string> = wordTable({ N: 'north', S: 'south', E: 'east', W: 'west' });
const ANGLE = /^(\d{1,3})°(\d{1,2}(?:\.\d+)?)['’′](?:(\d{1,2}(?:\.\d+)?)(?:["”″]|['’′]{2}))?([NSEW])?$/;

/** Degrees with minutes, seconds and points of the compass: "51°30'N", "74° W"; null for other words. */
export function angleRule({ bare, at }: Place): Ways | null {
  if (Object.hasOwn(POINTS, bare) && /\d°$/.test(at(-1).bare)) return [POINTS[bare] as string];
  const plain = /^(\d[\d.]*)°([NSEW])$/.exec(bare);
  if (plain) return inTurn(numberWays(plain[1] as string), ['degrees'], [POINTS[plain[2] as string] as string]);
  const match = ANGLE.exec(bare);
  if (!match) return null;
  return inTurn(
    part(match[1] as string, 'degree'),
    part(match[2] as string, 'minute'),
    match[3] ? part(match[3], 'second') : [''],
    [POINTS[match[4] ?? ''] ?? ''],
  );
}

const part = (number: string, name: string): Ways =>
  inTurn(number.includes('.') ? numberWays(number) : cardinalWays(number), [number === '1' ? name : `${name}s`]);
