import { wordTable } from '../../tables/word-table.ts';
import { cardinalWays } from '../../number-ways.ts';
import { inTurn, type Ways } from '../../ways.ts';
import type { Place } from '../../written-word.ts';

const SIGNS: Record<string, string> = wordTable({ '♯': 'sharp', '♭': 'flat', '♮': 'natural', b: 'flat' });
const CHORDS: Record<string, string> = wordTable({
  '': '',
  m: 'minor',
  maj: 'major',
  min: 'minor',
  dim: 'diminished',
  aug: 'augmented',
});
/** What a note in plain letters stands before: "Bb" alone may be anything. */
const BEHIND_NOTE = /^(?:major|minor|maj|min|clarinet|trumpet|scale|chord|key|tuning|horn|sax(?:ophone)?)$/i;
const BEHIND_METRE = /^(?:time|met(?:er|re)|signature|beats?|rhythm|groove|bars?|march|waltz)$/i;
const isInMetre = ({ at, isBreak }: Place): boolean => isBreak && /^in$/i.test(at(-1).bare);

/** Notes, keys and chords with their signs, and metres: "F♯", "B♭ major", "E♭m7", "3/4 time"; null for other words. */
export function musicRule(place: Place): Ways | null {
  const { bare, at, isBreak } = place;
  const chord = /^([A-G])(#?)(m|maj|min|dim|sus|aug|add)(\d{1,2})$/.exec(bare);
  if (chord) {
    const [, letter = '', sharp, kind = '', number = ''] = chord;
    return inTurn([sharp ? `${letter} sharp` : letter], [CHORDS[kind] ?? kind], cardinalWays(number));
  }
  const note = /^([A-G])([♯♭♮]|b(?=$))(m|maj|min|dim)?(\d{1,2})?$/.exec(bare);
  if (note && (note[2] !== 'b' || (!isBreak && BEHIND_NOTE.test(at(1).bare)))) {
    const [, letter = '', sign = '', kind = '', number] = note;
    return inTurn([`${letter} ${SIGNS[sign]}`], [CHORDS[kind] ?? ''], number ? cardinalWays(number) : ['']);
  }
  const metre = /^(\d{1,2})\/(2|4|8|16)$/.exec(bare);
  if (!metre || !(isInMetre(place) || (!isBreak && BEHIND_METRE.test(at(1).bare)))) return null;
  return inTurn(cardinalWays(metre[1] as string), cardinalWays(metre[2] as string));
}
