import { doubtfulWindows, type WindowLanguage } from './language/doubtful-windows.ts';
import { processWindows, type RecognitionThreads } from './process-windows.ts';
import { recognitionResult } from './recognition-result.ts';
import type { Recognition, RecognizeRequest } from './recognizer.ts';
import { PrintCollection } from './speakers/print-collection.ts';
import { speakersOfSpans } from './speakers/speaker-track.ts';
import { settleTurnBorders } from './speakers/turn-borders.ts';
import { cancelled } from './threads/reading-threads.ts';
import type { HeardWord } from './transcription/heard-words.ts';

/** Recognises one file: see Recognizer.recognize. */
export async function recognize(threads: RecognitionThreads, request: RecognizeRequest): Promise<Recognition> {
  const words: HeardWord[] = [];
  const windows: { language: WindowLanguage | null; wordCount: number }[] = [];
  const collection = new PrintCollection();
  const onlyOneVoice = !request.speakers || request.speakerCount === 1;
  let totalMs: number | null = null;
  const { durationMs } = await processWindows(threads, {
    reading: { kind: 'speech', file: request.file, fileName: request.fileName, spans: [] },
    signal: request.signal,
    task: (window) => ({ kind: 'recognize' as const, window, withVoices: !onlyOneVoice }),
    onOpened: (openedMs) => {
      totalMs = openedMs;
      request.onProgress?.(0, totalMs);
    },
    onResult: (result, endMs) => {
      const delta = result.words.map((word) => word.text).join(' ');
      if (delta !== '') request.onText?.(words.length === 0 ? delta : ` ${delta}`, result.words);
      words.push(...result.words);
      windows.push({ language: result.language, wordCount: result.words.length });
      collection.add(result.prints);
      request.onProgress?.(endMs, totalMs);
    },
  });
  request.onProgress?.(durationMs, durationMs);
  const doubts = doubtfulWindows(windows.map((window) => window.language));
  const heard = {
    words,
    durationMs,
    areDoubtful: windows.flatMap(({ wordCount }, index) => Array<boolean>(wordCount).fill(doubts[index] ?? false)),
  };
  if (onlyOneVoice || words.length === 0) return recognitionResult(heard, null);
  const prints = collection.all();
  const task = { kind: 'group-voices' as const, prints, speakerCount: request.speakerCount ?? null };
  const { labels } = await threads.models.run({}, task);
  if (request.signal.aborted) throw cancelled();
  const speakers = settleTurnBorders(words, speakersOfSpans(words, prints, labels));
  return recognitionResult(heard, speakers);
}
