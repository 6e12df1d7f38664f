import { processWindows, type RecognitionThreads } from './process-windows.ts';
import { byFirstAppearance } from './recognition-result.ts';
import type { Recognizer } from './recognizer.ts';
import { PrintCollection } from './speakers/voice-prints/print-collection.ts';
import { speakersOfSpans } from './speakers/speaker-track.ts';
import { cancelled } from './threads/reading-threads.ts';

/** Labels the spans of one file: see Recognizer.labelSpeakers. */
export async function labelSpeakers(
  threads: RecognitionThreads,
  request: Parameters<Recognizer['labelSpeakers']>[0],
): Promise<{ labels: number[]; speakerCount: number }> {
  const { spans } = request;
  if (spans.length === 0) return { labels: [], speakerCount: 0 };
  const collection = new PrintCollection();
  await processWindows(threads, {
    reading: { kind: 'spans', file: request.file, fileName: request.fileName, spans },
    signal: request.signal,
    task: (window) => ({ kind: 'describe-voices' as const, window }),
    onResult: (result) => collection.add(result.prints),
  });
  return labelPrints(threads, { ...request, prints: collection.all() });
}

/** Labels spans by prints that are known: see Recognizer.labelPrints. */
export async function labelPrints(
  threads: Pick<RecognitionThreads, 'models'>,
  { prints, spans, speakerCount, signal }: Parameters<Recognizer['labelPrints']>[0],
): Promise<{ labels: number[]; speakerCount: number }> {
  const task = { kind: 'group-voices' as const, prints, speakerCount: speakerCount ?? null };
  const { labels } = await threads.models.run({}, task);
  if (signal.aborted) throw cancelled();
  const speakers = byFirstAppearance(speakersOfSpans(spans, prints, labels));
  return { labels: speakers, speakerCount: new Set(speakers).size };
}
