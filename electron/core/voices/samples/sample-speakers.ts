import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { VoicesDeps } from '../voices-deps.ts';
import type { Sample } from './sample-cuts.ts';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

/** A voice is told by a few seconds; two of them in one window would sound like a third. */
const WINDOW_MS = 2500;
const SHORTEST_WINDOW_MS = 700;
/** Less than this of another voice is a mistake of the labels rather than a speaker. */
const LEAST_MS = 2000;
const LEAST_SHARE = 0.08;

type Labels = Pick<VoicesDeps, 'service' | 'log'>;

/** How many people speak in a sample; null where the local engine could not be asked. */
export async function countSpeakers(deps: Labels, sample: Sample): Promise<number | null> {
  const windows = windowsOf(sample.sound.speech);
  if (windows.length === 0) return sample.sound.speechMs === 0 ? 0 : 1;
  const labels = await labelsOf(deps, sample.file, windows);
  if (labels === null) return null;
  const times = timesByLabel(windows, labels);
  const least = Math.max(LEAST_MS, sample.sound.speechMs * LEAST_SHARE);
  return Math.max(1, [...times.values()].filter((time) => time >= least).length);
}

/** How long each label is heard, ms. */
export function timesByLabel(spans: readonly TimeSpan[], labels: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  spans.forEach(({ startMs, endMs }, index) => {
    const label = labels[index] ?? 0;
    times.set(label, (times.get(label) ?? 0) + endMs - startMs);
  });
  return times;
}

/** Who speaks in each stretch of a file, by number; null where the local engine could not be asked. */
export async function labelsOf(
  { service, log }: Labels,
  file: string,
  spans: readonly TimeSpan[],
): Promise<number[] | null> {
  try {
    return (await service('local').transcription.labelSpeakers({ file, spans })).labels;
  } catch (error) {
    // Speakers are a help, not a condition: a sample can be judged and used without.
    log.warn('Speakers of a sample could not be told apart.', { code: failureRecord(error).code });
    return null;
  }
}

function windowsOf(speech: readonly TimeSpan[]): TimeSpan[] {
  return speech.flatMap(({ startMs, endMs }) => {
    const count = Math.max(1, Math.round((endMs - startMs) / WINDOW_MS));
    const length = (endMs - startMs) / count;
    if (length < SHORTEST_WINDOW_MS) return [];
    return Array.from({ length: count }, (_, index) => ({
      startMs: startMs + index * length,
      endMs: startMs + (index + 1) * length,
    }));
  });
}
