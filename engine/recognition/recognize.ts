import { doubtfulWindows, type WindowLanguage } from './language/doubtful-windows.ts';
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
  const windows: HeardWindow[] = [];
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
      windows.push({ language: result.language, words: result.words });
      if (delta !== '')
        request.onText?.(words.length === 0 ? delta : ` ${delta}`, result.words, doubtfulSpans(windows));
      words.push(...result.words);
      collection.add(result.prints);
      request.onProgress?.(endMs, totalMs);
    },
  });
  request.onProgress?.(durationMs, durationMs);
  const doubts = doubtsAbout(windows);
  const heard = {
    words,
    durationMs,
    prints: collection.all(),
    areDoubtful: windows.flatMap((window, index) => window.words.map(() => doubts[index] ?? false)),
  };
  if (onlyOneVoice || words.length === 0) return recognitionResult(heard, null);
  const { prints } = heard;
  const task = { kind: 'group-voices' as const, prints, speakerCount: request.speakerCount ?? null };
  const { labels } = await threads.models.run({}, task);
  if (request.signal.aborted) throw cancelled();
  const speakers = settleTurnBorders(words, speakersOfSpans(words, prints, labels));
  return recognitionResult(heard, speakers);
}

type HeardWindow = { language: WindowLanguage | null; words: readonly RecognisedWord[] };

const doubtsAbout = (windows: readonly HeardWindow[]): boolean[] =>
  doubtfulWindows(windows.map((window) => window.language));

/** From the first to the last word of each doubtful window. */
function doubtfulSpans(windows: readonly HeardWindow[]): TimeSpan[] {
  const doubts = doubtsAbout(windows);
  return windows.flatMap(({ words }, index) => {
    const [first, last] = [words[0], words.at(-1)];
    return doubts[index] && first && last ? [{ startMs: first.startMs, endMs: last.endMs }] : [];
  });
}
