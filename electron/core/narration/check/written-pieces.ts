import { waysOfWords } from '../../../../shared/domain/speech/normalization/read-words.ts';
import type { Ways } from '../../../../shared/domain/speech/normalization/ways.ts';
import {
  type WrittenWord,
  writtenWord,
  writtenWords,
} from '../../../../shared/domain/speech/normalization/written-word.ts';

/** A word that is compared, and the readings that the table has of it. Offsets are UTF-16 units, end exclusive. */
export type WrittenPiece = { text: string; textBegin: number; textEnd: number; ways: Ways | null };

/** A piece between hyphens and slashes. */
const PIECE = /[^\u2010-\u2015/\\-]+/gu;

/**
 * The words of a text without the punctuation around them. What the table reads as a whole stays whole, "km/h" and
 * "2024-05-03"; other words are parted at hyphens and slashes, as a recogniser may write them apart.
 */
export function writtenPieces(text: string): WrittenPiece[] {
  const words = writtenWords(text);
  const readings = waysOfWords(words);
  return words.flatMap((word, index) => {
    const ways = readings[index] ?? null;
    if (ways && (word.bare !== '' || ways[0] !== '')) return [whole(word, ways)];
    return parts(word);
  });
}

const whole = ({ raw, bare, begin, bareBegin }: WrittenWord, ways: Ways): WrittenPiece =>
  bare === ''
    ? { text: raw, textBegin: begin, textEnd: begin + raw.length, ways }
    : { text: bare, textBegin: bareBegin, textEnd: bareBegin + bare.length, ways };

function parts({ raw, begin }: WrittenWord): WrittenPiece[] {
  return [...raw.matchAll(PIECE)].flatMap(({ 0: piece, index }) => {
    const word = writtenWord(piece, begin + index);
    if (word.bare === '') return [];
    const ways = piece === raw ? null : (waysOfWords([word])[0] ?? null);
    return [{ text: word.bare, textBegin: word.bareBegin, textEnd: word.bareBegin + word.bare.length, ways }];
  });
}
