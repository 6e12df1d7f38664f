import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** How much a word sounded unlike English (see LanguageCheck), and how long it is. */
export type WordLanguage = { score: number; seconds: number };

/** What a recording is expected to score before anything was heard: English, as nearly all are, and a few words may be odd. */
const EXPECTED_SCORE = -12;
/** As much speech as what is expected of a recording, or of a voice in it, counts for. */
const EXPECTATION_SECONDS = 5;
/** Many sentences that agree say more of the next one than it says itself, so the mean of its voice counts as much more. */
const VOICE_SURENESS = 4;
/** No voice is so sure that some seconds of another language, or of English, would be lost in it. */
const SUREST_VOICE = { lowest: -12, highest: 8 };
/** As much speech as the voice that says a piece counts for when the piece is judged. */
const VOICE_SECONDS = 4;
/** A word alone above it says no more than at it: only wrong words are that far off. */
const SUREST_WORD = 16;
/** A longer one covers speech that the recogniser left out. */
const LONGEST_WORD_SECONDS = 1.5;
const SHORTEST_WORD_SECONDS = 0.05;
/** Nothing is judged by a word or two. */
const SHORTEST_RECORDING_SECONDS = 4;
/** Who speaks next rarely begins sooner, and few pause that long inside a sentence. */
const PAUSE_MS = 300;
/** Longer pieces would hide a sentence of another language. */
const LONGEST_PIECE_MS = 10_000;

type Word = TimeSpan & { language: WordLanguage };
type Piece = WordLanguage & { voice: number; wordCount: number };

/**
 * Of which words the language is probably another than English, so that the text is invented. `words` are those of a
 * recording in time order; `voices` tells who says each, null where nobody asked. A recording is judged in pieces between
 * pauses and changes of voice. What was heard of the recording says what to expect of a voice, and that what to expect of
 * a piece: the less was heard, the more the expectation counts.
 */
export function doubtfulWords(words: readonly Word[], voices: readonly number[] | null): boolean[] {
  const pieces = piecesOf(words, voices);
  const all = joined(pieces);
  if (all.seconds < SHORTEST_RECORDING_SECONDS) return words.map(() => false);
  const recording = joined([all, { score: EXPECTED_SCORE, seconds: EXPECTATION_SECONDS }]);
  const expectations = new Map<number, WordLanguage>();
  for (const voice of new Set(pieces.map((piece) => piece.voice))) {
    const own = pieces.filter((piece) => piece.voice === voice);
    const { score } = joined([...own, { score: recording.score, seconds: EXPECTATION_SECONDS }]);
    expectations.set(voice, expectationOf(score));
  }
  return pieces.flatMap((piece): boolean[] => {
    const isDoubtful = joined([piece, expectations.get(piece.voice)!]).score > 0;
    return Array.from({ length: piece.wordCount }, () => isDoubtful);
  });
}

/** What a voice with such a mean lets expect of a piece that it says. */
function expectationOf(voiceScore: number): WordLanguage {
  const score = voiceScore * VOICE_SURENESS;
  return { score: Math.min(SUREST_VOICE.highest, Math.max(SUREST_VOICE.lowest, score)), seconds: VOICE_SECONDS };
}

function piecesOf(words: readonly Word[], voices: readonly number[] | null): Piece[] {
  const pieces: (Piece & TimeSpan)[] = [];
  words.forEach(({ startMs, endMs, language }, index) => {
    const voice = voices?.[index] ?? 0;
    const open = pieces.at(-1);
    const said = trusted(language);
    const goesOn = open?.voice === voice && startMs - open.endMs < PAUSE_MS && endMs - open.startMs <= LONGEST_PIECE_MS;
    if (!open || !goesOn) return void pieces.push({ ...said, voice, wordCount: 1, startMs, endMs });
    Object.assign(open, joined([open, said]), { endMs, wordCount: open.wordCount + 1 });
  });
  return pieces;
}

const trusted = ({ score, seconds }: WordLanguage): WordLanguage => ({
  score: Math.min(SUREST_WORD, Math.max(-SUREST_WORD, score)),
  seconds: Math.min(LONGEST_WORD_SECONDS, Math.max(SHORTEST_WORD_SECONDS, seconds)),
});

/** Several stretches of speech as one: its score is the mean of theirs, by length. */
function joined(stretches: readonly WordLanguage[]): WordLanguage {
  let seconds = 0;
  let sum = 0;
  for (const stretch of stretches) {
    seconds += stretch.seconds;
    sum += stretch.score * stretch.seconds;
  }
  return { score: seconds === 0 ? 0 : sum / seconds, seconds };
}
