import { doubtfulWords, type WordLanguage } from './language/doubtful-words.ts';
import { processWindows, type RecognitionThreads } from './process-windows.ts';
import { recognitionResult } from './recognition-result.ts';
import type { Recognition, RecognizeRequest } from './recognizer.ts';
import { PrintCollection } from './speakers/voice-prints/print-collection.ts';
import { speakersOfSpans } from './speakers/speaker-track.ts';
import { settleTurnBorders } from './speakers/turn-borders.ts';
import { cancelled } from './threads/reading-threads.ts';
import type { RecognisedWord } from './transcription/recognised-words.ts';
import type { TimeSpan } from '../../shared/domain/media/time-span.ts';

/** Recognises one file: see Recognizer.recognize. */
export async function recognize(threads: RecognitionThreads, request: RecognizeRequest): Promise<Recognition> {
  const words: RecognisedWord[] = [];
  const languages: WordLanguage[] = [];
  const collection = new PrintCollection();
  const onlyOneVoice = !request.speakers || request.speakerCount === 1;
  let totalMs: number | null = null;
  const { durationMs } = await processWindows(threads, {
    reading: {
      kind: 'speech',
      file: request.file,
      fileName: request.fileName,
      spans: [],
      longestMs: request.longestMs,
    },
    signal: request.signal,
    task: (window) => ({ kind: 'recognize' as const, window, withVoices: !onlyOneVoice }),
    onOpened: (openedMs) => {
      totalMs = openedMs;
      request.onProgress?.(0, totalMs);
    },
    onResult: (result, endMs) => {
      const delta = result.words.map((word) => word.text).join(' ');
      const isFirst = words.length === 0;
      words.push(...result.words);
      languages.push(...result.languages);
      if (delta !== '') request.onText?.(isFirst ? delta : ` ${delta}`, result.words, doubtfulSpans(words, languages));
      collection.add(result.prints);
      request.onProgress?.(endMs, totalMs);
    },
  });
  request.onProgress?.(durationMs, durationMs);
  const prints = collection.all();
  const resultOf = (speakers: readonly number[] | null) =>
    recognitionResult(
      { words, durationMs, prints, areDoubtful: doubtfulWords(spoken(words, languages), speakers) },
      speakers,
    );
  if (onlyOneVoice || words.length === 0) return resultOf(null);
  const task = { kind: 'group-voices' as const, prints, speakerCount: request.speakerCount ?? null };
  const { labels } = await threads.models.run({}, task);
  if (request.signal.aborted) throw cancelled();
  return resultOf(settleTurnBorders(words, speakersOfSpans(words, prints, labels)));
}

const NO_LANGUAGE: WordLanguage = { score: 0, seconds: 0 };
const spoken = (words: readonly RecognisedWord[], languages: readonly WordLanguage[]) =>
  words.map((word, index) => ({ ...word, language: languages[index] ?? NO_LANGUAGE }));

/** From the first to the last of doubtful words that follow each other; nobody knows yet who speaks. */
function doubtfulSpans(words: readonly RecognisedWord[], languages: readonly WordLanguage[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let isOpen = false;
  doubtfulWords(spoken(words, languages), null).forEach((isDoubtful, index) => {
    const { startMs, endMs } = words[index]!;
    const last = spans.at(-1);
    if (isDoubtful && isOpen && last) last.endMs = endMs;
    else if (isDoubtful) spans.push({ startMs, endMs });
    isOpen = isDoubtful;
  });
  return spans;
}
