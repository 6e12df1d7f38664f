import { Failure } from '../../../shared/domain/failures/failure.ts';
import { msToSamples, samplesToMs } from '../models/sample-rate.ts';
import type { MonoSound } from './mono-samples.ts';
import type { SoundWindow } from './read-speech.ts';
import { SampleBuffer } from './sample-buffer.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

const LONGEST_WINDOW_MS = 12_000;

/**
 * Reads a file and yields the sound of the given spans, in time order, long spans in several windows. What lies after
 * the end of the file is left out. Returns the true length in ms.
 * @throws Failure AUDIO_EMPTY when the file holds no sound
 */
export async function* readSpans(
  sound: MonoSound,
  spans: readonly TimeSpan[],
): AsyncGenerator<SoundWindow, number, void> {
  const wanted = spans.flatMap(cut).toSorted((left, right) => left.startMs - right.startMs);
  const buffer = new SampleBuffer();
  let next = 0;
  for await (const block of sound.blocks()) {
    buffer.append(block);
    for (; next < wanted.length && msToSamples(wanted[next]!.endMs) <= buffer.end; next++) {
      yield withSound(wanted[next]!, buffer);
    }
    buffer.dropBefore(next < wanted.length ? msToSamples(wanted[next]!.startMs) : buffer.end);
  }
  if (buffer.end === 0) throw new Failure('AUDIO_EMPTY', 'The file contains no audio.');
  for (const span of wanted.slice(next)) {
    if (msToSamples(span.startMs) < buffer.end) yield withSound(span, buffer);
  }
  return samplesToMs(buffer.end);
}

function cut(span: TimeSpan): TimeSpan[] {
  const lengthMs = span.endMs - span.startMs;
  const count = Math.max(1, Math.ceil(lengthMs / LONGEST_WINDOW_MS));
  return Array.from({ length: count }, (_, index) => ({
    startMs: span.startMs + (lengthMs * index) / count,
    endMs: span.startMs + (lengthMs * (index + 1)) / count,
  }));
}

function withSound(span: TimeSpan, buffer: SampleBuffer): SoundWindow {
  const samples = buffer.copy(msToSamples(span.startMs), msToSamples(span.endMs));
  return { startMs: span.startMs, samples, speech: [span] };
}
