import type { RecognisedLine, TimedWord } from '../transcript/recognition/recognised.ts';
import { realignWords } from '../transcript/realign-words.ts';
import { breakLongRun } from './break-long-run.ts';
import { endsSentence } from './sentence-end.ts';
import { orderWords, spreadWords } from './word-times.ts';
import { comparableWord, joinWords, splitWords } from './word-tokens.ts';

/** A silence longer than this begins a new line. */
const PAUSE_MS = 700;
/** A pause within text that makes an initial with a dot the end of a sentence after all. */
const SENTENCE_PAUSE_MS = 350;

/**
 * Makes lines of recognised words: a new line at every sentence end, change of speaker, change of
 * doubt about the language and pause above 0.7 s; what is
 * longer than two caption lines or 7 s is broken at a clause, else at the widest pause. No word is lost.
 */
export function groupWords(words: readonly TimedWord[]): RecognisedLine[] {
  return runsOf(attachPunctuation(words))
    .flatMap((run) => breakLongRun(run))
    .map(lineOf);
}

/**
 * Makes lines of recognised sentences without word times (the service's sentence level merges neighbouring sentences of
 * one speaker): the same breaks, times shared by length, `words` null.
 */
export function groupSentences(sentences: readonly TimedWord[]): RecognisedLine[] {
  return sentences
    .flatMap((sentence) => {
      const texts = splitWords(sentence.text).map((token) => token.text);
      const words = spreadWords(texts, sentence).map((word) => ({ ...word, speaker: sentence.speaker }));
      return runsOf(words).flatMap((run) => breakLongRun(run));
    })
    .map((run) => ({ ...lineOf(run), words: null }));
}

/** Some recognisers give punctuation as words of its own; it belongs to the word before it. */
function attachPunctuation(words: readonly TimedWord[]): TimedWord[] {
  const attached: TimedWord[] = [];
  for (const word of words) {
    const text = word.text.trim();
    const previous = attached.at(-1);
    if (text === '') continue;
    if (previous && comparableWord(text) === '' && /^\p{P}+$/u.test(text) && !/^[\p{Ps}\p{Pi}]/u.test(text)) {
      attached[attached.length - 1] = {
        ...previous,
        text: previous.text + text,
        endMs: Math.max(previous.endMs, word.endMs),
      };
    } else attached.push({ ...word, text });
  }
  return attached;
}

function runsOf(words: readonly TimedWord[]): TimedWord[][] {
  const runs: TimedWord[][] = [];
  let run: TimedWord[] = [];
  for (const [index, word] of words.entries()) {
    run.push(word);
    const next = words[index + 1];
    if (next && !isBreak(word, next)) continue;
    runs.push(run);
    run = [];
  }
  return runs;
}

function isBreak(word: TimedWord, next: TimedWord): boolean {
  const pauseMs = next.startMs - word.endMs;
  if (word.speaker !== next.speaker || pauseMs > PAUSE_MS) return true;
  if ((word.languageDoubtful ?? false) !== (next.languageDoubtful ?? false)) return true;
  return (
    endsSentence(word.text, next.text) ||
    (pauseMs > SENTENCE_PAUSE_MS && endsSentence(word.text, null) && isUpper(next))
  );
}

const isUpper = (word: TimedWord): boolean => /^["'“‘(«]*\p{Lu}/u.test(word.text);

/** A line of words that stand together: their text, their span, and their times. */
export function lineOf(run: readonly TimedWord[]): RecognisedLine {
  const text = joinWords(run);
  const startMs = Math.min(...run.map((word) => word.startMs));
  const endMs = Math.max(startMs + 1, ...run.map((word) => word.endMs));
  const plain = run.map((word) => ({ text: word.text, startMs: word.startMs, endMs: word.endMs }));
  const words = realignWords(orderWords(plain, { startMs, endMs }), text, { startMs, endMs });
  const doubt = run[0]?.languageDoubtful ? { languageDoubtful: true } : undefined;
  return { startMs, endMs, speaker: run[0]?.speaker ?? null, text, words, ...doubt };
}
