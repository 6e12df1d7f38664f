import type { HeardLine, LyricWord, TimedLine } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { alignRecognised } from '../../narration/check/align-recognised.ts';
import { type AlignedSpan, type WantedWord } from '../../narration/check/aligned-span.ts';
import { type HeardWord, heardWords, type RecognisedWord } from '../../narration/check/compare-speech.ts';
import type { SoundAlike } from '../../narration/check/sound-alike.ts';
import { spokenForms } from '../../narration/check/spoken-forms.ts';
import { writtenPieces } from '../../narration/check/written-pieces.ts';

/** A line is placed where so much of its words was heard in their order: singing is heard less well than speech. */
const HEARD_SHARE = 0.5;

type LineWord = WantedWord & { text: string; line: number };

/** Gives lines the times of the words that were heard of them. A line of which too little was heard stays without times. */
export function placeHeardLines(
  lines: readonly TimedLine[],
  words: readonly RecognisedWord[],
  isAlike: SoundAlike,
): TimedLine[] {
  const wanted = lines.flatMap(({ text }, line) => wordsOf(text, line));
  const heard = heardWords(words);
  const same = alignRecognised(wanted, heard, isAlike).filter(({ isSame }) => isSame);
  return lines.map((line, index) => {
    const count = wanted.filter((word) => word.line === index).length;
    const found = same.flatMap((span) => foundIn(span, { wanted, heard, line: index }));
    const heardCount = found.reduce((sum, { wordCount }) => sum + wordCount, 0);
    if (count === 0 || heardCount < Math.ceil(count * HEARD_SHARE)) return { ...line, ...NOWHERE };
    return { ...line, ...spanOf(found) };
  });
}

const NOWHERE = { startMs: null, endMs: null, words: [] } as const satisfies Partial<TimedLine>;

const wordsOf = (text: string, line: number): LineWord[] =>
  writtenPieces(text).map((piece) => ({
    text: piece.text,
    line,
    forms: spokenForms(piece.text, piece.ways),
    isFree: false,
  }));

type FoundWords = LyricWord & { wordCount: number };

/** What a span says of a line; one that reaches over the end of a line belongs to that in which it begins. */
function foundIn(
  { script, heard: span }: AlignedSpan,
  { wanted, heard, line }: { wanted: readonly LineWord[]; heard: readonly HeardWord[]; line: number },
): FoundWords[] {
  const [first, last] = [heard[span.from], heard[span.to - 1]];
  const words = wanted.slice(script.from, script.to);
  if (words[0]?.line !== line || !first || !last) return [];
  const text = words.map((word) => word.text).join(' ');
  return [{ text, startMs: Math.round(first.startMs), endMs: Math.round(last.endMs), wordCount: words.length }];
}

function spanOf(found: readonly FoundWords[]): Omit<HeardLine, 'text'> {
  return {
    startMs: found[0]?.startMs ?? 0,
    endMs: found.at(-1)?.endMs ?? 0,
    words: found.map(({ wordCount: _wordCount, ...word }) => word),
  };
}
