import { LEARNED_MOST_MS, TREATED_RATE_HZ, treatSpeech } from '../../../../../shared/audio/treatment/treat-speech.ts';
import type { SampleTreatment } from '../../sample-cut.ts';
import { resampledSound } from '../resampled-sound.ts';
import { createWavSink } from '../wav-sink.ts';
import type { TaskContext } from '../worker-protocol.ts';

/** Writes what a voice would be learned from. See `Media.treatSample`. */
export async function treatSample(input: SampleTreatment, context: TaskContext): Promise<null> {
  const heard = await firstSamples(input, context);
  const sink = await createWavSink(input.target, { sampleRate: TREATED_RATE_HZ, channels: 1 });
  try {
    await sink.append([treatSpeech(heard, input)]);
    await sink.commit();
  } finally {
    await sink.discard();
  }
  return null;
}

async function firstSamples(input: SampleTreatment, context: TaskContext): Promise<Float32Array> {
  const samples = new Float32Array((LEARNED_MOST_MS / 1000) * TREATED_RATE_HZ);
  let length = 0;
  for await (const [block] of resampledSound(input, { sampleRateHz: TREATED_RATE_HZ, channels: 1 }, context)) {
    const rest = (block ?? new Float32Array(0)).subarray(0, samples.length - length);
    samples.set(rest, length);
    length += rest.length;
    if (length === samples.length) break;
  }
  return samples.subarray(0, length);
}
