import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** How much a word sounded unlike English (see LanguageCheck), and how long it is. */
export type WordLanguage = { score: number; seconds: number };

/** A piece alone above this was never English where it was measured (0 of 501 windows of 23 speakers). */
const CERTAIN_SCORE = 1.99;
/** The mean of a voice above this is another language. */
const VOICE_SCORE = 0.25;
/** Of a voice that speaks another language every piece counts but those that are clearly English, as nobody else's are so low. */
const CLEARLY_ENGLISH_SCORE = -2;
/** Shorter pieces are judged only with those around them. */
const SHORTEST_PIECE_SECONDS = 2.5;
const SHORTEST_VOICE_SECONDS = 5;
/** A mean over less is less sure: the threshold slides between these lengths… */
const UNSURE_SECONDS = 3;
const SURE_SECONDS = 10;
/** …and on to 0, where both are equally likely, up to this one: no mean of so much English came near it. */
const CERTAIN_SECONDS = 30;
/** Who speaks next rarely begins sooner, and few pause that long inside a sentence. */
const PAUSE_MS = 300;
/** Longer pieces would hide a sentence of another language. */
const LONGEST_PIECE_MS = 10_000;

type Word = TimeSpan & { language: WordLanguage };
type Piece = WordLanguage & { voice: number; wordCount: number };

/**
 * Of which words the language is probably another than English, so that the text is invented. `words` are those of a
 * recording in time order; `voices` tells who says each, null where nobody asked. A recording is judged in pieces between
 * pauses and changes of voice: where a voice is foreign as a whole, all its pieces count that are not clearly English; else
 * only pieces that are certain by themselves, and those beside them that lean the same way.
 */
export function doubtfulWords(words: readonly Word[], voices: readonly number[] | null): boolean[] {
  const pieces = piecesOf(words, voices);
  const isForeign = new Map<number, boolean>();
  const whole = isForeignAltogether(pieces);
  for (const voice of new Set(pieces.map((piece) => piece.voice))) {
    const own = pieces.filter((piece) => piece.voice === voice);
    isForeign.set(voice, secondsOf(own) < SHORTEST_VOICE_SECONDS ? whole : isForeignAltogether(own));
  }
  const areCertain = pieces.map(({ score, seconds }) => seconds >= SHORTEST_PIECE_SECONDS && score > CERTAIN_SCORE);
  return pieces.flatMap((piece, index): boolean[] => {
    const isBeside = [index - 1, index + 1].some((at) => areCertain[at] && pieces[at]?.voice === piece.voice);
    const isDoubtful = isForeign.get(piece.voice)
      ? piece.score > CLEARLY_ENGLISH_SCORE
      : areCertain[index] || (isBeside && piece.score > VOICE_SCORE);
    return Array.from({ length: piece.wordCount }, () => isDoubtful === true);
  });
}

function piecesOf(words: readonly Word[], voices: readonly number[] | null): Piece[] {
  const pieces: (Piece & TimeSpan)[] = [];
  words.forEach(({ startMs, endMs, language }, index) => {
    const voice = voices?.[index] ?? 0;
    const open = pieces.at(-1);
    const goesOn = open?.voice === voice && startMs - open.endMs < PAUSE_MS && endMs - open.startMs <= LONGEST_PIECE_MS;
    if (!open || !goesOn) return void pieces.push({ ...language, voice, wordCount: 1, startMs, endMs });
    const seconds = open.seconds + language.seconds;
    if (seconds > 0) open.score = (open.score * open.seconds + language.score * language.seconds) / seconds;
    open.seconds = seconds;
    open.endMs = endMs;
    open.wordCount += 1;
  });
  return pieces;
}

const secondsOf = (pieces: readonly WordLanguage[]): number => pieces.reduce((sum, { seconds }) => sum + seconds, 0);

function isForeignAltogether(pieces: readonly WordLanguage[]): boolean {
  const seconds = secondsOf(pieces);
  const sum = pieces.reduce((total, piece) => total + piece.score * piece.seconds, 0);
  return seconds >= SHORTEST_VOICE_SECONDS && sum / seconds > thresholdAfter(seconds);
}

function thresholdAfter(seconds: number): number {
  if (seconds > SURE_SECONDS) return VOICE_SCORE * shareOf(seconds, { from: CERTAIN_SECONDS, to: SURE_SECONDS });
  const unsure = shareOf(seconds, { from: SURE_SECONDS, to: UNSURE_SECONDS });
  return VOICE_SCORE + (CERTAIN_SCORE - VOICE_SCORE) * unsure;
}

/** How far `value` is on the way from one to the other, 0 to 1. */
function shareOf(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
