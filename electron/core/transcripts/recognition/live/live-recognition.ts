import { isDeepStrictEqual } from 'node:util';
import { failureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { groupWords } from '../../../../../shared/domain/words/group-words.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { TimedWord } from '../../../../../shared/domain/transcript/recognition/recognised.ts';
import { matchSequences } from '../../../../../shared/domain/words/match-sequences.ts';
import { comparableWord, splitWords } from '../../../../../shared/domain/words/word-tokens.ts';
import { spreadWords } from '../../../../../shared/domain/words/word-times.ts';
import type { Log } from '../../../host-ports.ts';
import type { Piece } from '../../../media/pieces/piece.ts';
import type { TranscriptionDelta } from '../../../service/transcription/transcription-service.ts';
import { type EarlyWords, storeEarlyLines } from './early-lines.ts';
import type { LiveTexts } from './live-text.ts';
import type { TranscriptStore } from '../../transcript-store.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

/** A quiet speaking rate, for text that comes without times and has to stand somewhere. */
const UNTIMED_WORD_MS = 400;

/** What is done with the text of a piece while it comes in. */
export type LiveRecognition = {
  add(delta: TranscriptionDelta): void;
  /** The work stops in the middle: the line that was open is stored too. Never throws. */
  keep(): void;
};

/**
 * Where the text of a piece goes. `tail` are the last words of the piece before it, which it hears once more. `onStored` is told
 * how far lines are stored.
 */
export type LiveRecognitionPlace = {
  id: ItemId;
  plan: Piece;
  tail: readonly TimedWord[];
  store: TranscriptStore;
  live: LiveTexts;
  log: Log;
  onStored: (untilMs: number) => void;
};

/**
 * Takes in the text of a piece while it is recognised. Where it comes with times, every line is stored as soon as the next
 * one begins, so that it can be read, corrected and kept; only the open line is live text. Without times all of it is live
 * text, and stands at estimated times when the work stops.
 */
export function beginLiveRecognition(place: LiveRecognitionPlace): LiveRecognition {
  const { id, plan, live } = place;
  const fromMs = startOfPiece(place);
  const words: TimedWord[] = [];
  let untimed = '';
  let storedLines = 0;
  let doubtfulSpans: readonly TimeSpan[] = [];
  live.begin(id, fromMs);
  // What comes later may change what is thought of the beginning.
  const judgedWords = () =>
    words.map((word) => (isInOneOf(word, doubtfulSpans) ? { ...word, languageDoubtful: true } : word));
  const store = (early: Omit<EarlyWords, 'position'>) => {
    if (early.words.length === 0) return;
    place.store.change(id, (changing) => storeEarlyLines(changing, { position: plan.index, ...early }));
    place.onStored(early.words.at(-1)?.endMs ?? fromMs);
  };
  return {
    add({ delta, words: timed, doubtfulSpans: judged }) {
      if (timed === null) {
        untimed += delta;
        live.set(id, { fromMs, text: untimed });
        return;
      }
      const judgedBefore = doubtfulSpans;
      doubtfulSpans = judged?.map((span) => movedSpan(span, plan)) ?? judgedBefore;
      words.push(...onTimeLine(timed, plan).filter((word) => middleOf(word) > fromMs));
      const lines = groupWords(judgedWords());
      const open = lines.at(-1);
      if (!open) return;
      if (lines.length - 1 > storedLines || !isDeepStrictEqual(doubtfulSpans, judgedBefore)) {
        storedLines = lines.length - 1;
        store({ words: judgedWords().filter((word) => word.startMs < open.startMs), areMeasured: true });
      }
      live.set(id, {
        fromMs: open.startMs,
        text: open.text,
        ...(open.languageDoubtful && { languageDoubtful: true }),
      });
    },
    keep() {
      try {
        if (words.length > 0) store({ words: judgedWords(), areMeasured: true });
        else if (untimed.trim() !== '') store({ words: estimated(untimed, place), areMeasured: false });
      } catch (error) {
        place.log.warn('Text of a piece that was stopped could not be kept.', { code: failureRecord(error).code });
      }
    },
  };
}

function onTimeLine(timed: NonNullable<TranscriptionDelta['words']>, plan: Piece): TimedWord[] {
  return timed.map((word) => ({ text: word.text, ...movedSpan(word, plan), speaker: null }));
}

/** From the time line of the piece to that of the recording, inside the piece. */
function movedSpan(span: TimeSpan, plan: Piece): TimeSpan {
  const inside = (ms: number) => Math.min(plan.endMs, Math.max(plan.startMs, plan.startMs + ms));
  const startMs = inside(span.startMs);
  return { startMs, endMs: Math.max(startMs, inside(span.endMs)) };
}

const middleOf = (span: TimeSpan): number => (span.startMs + span.endMs) / 2;

const isInOneOf = (word: TimeSpan, spans: readonly TimeSpan[]): boolean =>
  spans.some((span) => middleOf(word) >= span.startMs && middleOf(word) <= span.endMs);

const startOfPiece = ({ plan, tail }: LiveRecognitionPlace): number => tail.at(-1)?.endMs ?? plan.contentStartMs;

function estimated(text: string, place: LiveRecognitionPlace): TimedWord[] {
  const texts = withoutTail(
    splitWords(text).map((token) => token.text),
    place.tail,
  );
  const startMs = startOfPiece(place);
  const endMs = Math.max(startMs, Math.min(place.plan.contentEndMs, startMs + texts.length * UNTIMED_WORD_MS));
  return spreadWords(texts, { startMs, endMs }).map((word) => ({ ...word, speaker: null }));
}

/** The words after those that the piece before has heard too. */
function withoutTail(texts: readonly string[], tail: readonly TimedWord[]): string[] {
  const head = texts.slice(0, tail.length * 2);
  const isSame = (left: number, right: number) => {
    const word = comparableWord(tail[left]?.text ?? '');
    return word !== '' && word === comparableWord(head[right] ?? '') ? 1 : 0;
  };
  const last = matchSequences(tail.length, head.length, isSame).at(-1);
  return texts.slice(last ? last[1] + 1 : 0);
}
