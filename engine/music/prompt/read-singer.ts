import { SINGERS, type Singer } from '../singing/singers.ts';
import { hasAny, placeOf } from './words.ts';

const NOBODY = [
  'no vocals',
  'without vocals',
  'no singing',
  'without singing',
  'no singer',
  'without words',
  'melody only',
  'karaoke',
];

/** Who sings lyrics, by searchable text: whom it names first, else the one that is understood best; null where nobody shall. */
export function readSinger(text: string): Singer | null {
  if (hasAny(NOBODY, text)) return null;
  const named = SINGERS.map((singer) => ({
    singer,
    place: Math.min(...singer.words.map((word) => placeOf(word, text)).map((at) => (at < 0 ? Infinity : at))),
  })).filter(({ place }) => place < Infinity);
  return named.toSorted((a, b) => a.place - b.place)[0]?.singer ?? SINGERS[0]!;
}
