import { cardinalWays, numberWays, ordinalWays } from '../number-ways.ts';
import { bookOfBible, isBookTitle, isClearBook } from '../tables/bible-books.ts';
import { inTurn, type Ways } from '../ways.ts';
import type { Place, WrittenWord } from '../written-word.ts';

const VERSES = /^(\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?$/;

/** Books of the Bible with chapter and verses: "Ps 23:4", "1 Cor. 13:4-7"; null for other words. */
export function bookRule(place: Place): Ways | null {
  const { bare, at } = place;
  if (isBook(place, at(1))) return bookOfBible(bare);
  const isBeforeChapter =
    /^\d{1,3}$/.test(at(1).bare) && place.hasStop && /^[123]$/.test(at(-1).bare) && !at(-1).isBreak;
  if (isBeforeChapter && bookOfBible(bare)) return bookOfBible(bare);
  if (
    /^[123]$/.test(bare) &&
    !place.isBreak &&
    at(1).hasStop &&
    /^\p{Lu}/u.test(at(1).bare) &&
    bookOfBible(at(1).bare) &&
    /^\d{1,3}$/.test(at(2).bare)
  )
    return ordinalWays(bare);
  const isNumbered = /^[123]$/.test(bare) && !place.isBreak && VERSES.test(at(2).bare);
  if (isNumbered && (isBook(at(1), at(2)) || isBookTitle(at(1).bare))) return ordinalWays(bare);
  const verses = VERSES.exec(bare);
  if (!verses || !(isBook(at(-1), place) || isBookTitle(at(-1).bare))) return null;
  const [, chapter = '', first = '', last] = verses;
  const to = last === undefined ? [''] : inTurn(['to'], cardinalWays(last));
  return inTurn(numberWays(chapter), ['', 'verse'], numberWays(first), to);
}

/** An abbreviated book; without its full stop where it is no name or word of its own. */
const isBook = ({ bare, hasStop }: WrittenWord, next: WrittenWord): boolean =>
  VERSES.test(next.bare) && bookOfBible(bare) !== null && (hasStop || isClearBook(bare));
