import { createMono } from '../../../../shared/audio/conversion/mono.ts';
import { createResampler } from '../../../../shared/audio/conversion/resampler.ts';
import { createSilenceGate } from '../../../../shared/audio/silence.ts';
import { truncatedFile } from '../../../../shared/audio/audio-failure.ts';
import type { Peaks } from '../../../../shared/domain/media/peaks.ts';
import { isFailure } from '../../../../shared/domain/failures/failure.ts';
import { ANALYSIS_HZ } from './analysis-file.ts';
import { createPeakMeter } from './peak-meter.ts';
import type { OpenRecording } from './recording.ts';
import { createWavSink, type WavSink } from './wav-sink.ts';

/** What one pass over the sound gave. `isBroken`: decoding could not go on, which makes the recording truncated too. */
export type PassResult = { peaks: Peaks; isTruncated: boolean; isBroken: boolean };

/**
 * Decodes a recording once into peaks and, where they are given, the analysis copy at `analysisFile` and the playback copy. A
 * recording that breaks off is used as far as it goes. Throws AUDIO_* where there is no sound at all, DISK_FULL, FOLDER_READ_ONLY, FILE_CHANGED, CANCELLED.
 */
export async function decodePass(
  recording: OpenRecording,
  analysisFile: string | null,
  copy: WavSink | null = null,
): Promise<PassResult> {
  const channel = createMono(recording.sampleRate);
  const meter = createPeakMeter(recording.sampleRate);
  const resampler = createResampler(recording.sampleRate, ANALYSIS_HZ);
  const analysis = analysisFile && (await createWavSink(analysisFile, { sampleRate: ANALYSIS_HZ, channels: 1 }));
  try {
    let samples = 0;
    const gate = createSilenceGate(recording.sampleRate);
    const isBroken = await untilBroken(recording, async (block) => {
      if (gate.canSkip(block)) {
        const length = block[0]?.length ?? 0;
        samples += length;
        meter.pushSilence(length);
        if (analysis) await analysis.appendSilence(resampler.pushSilence(length));
        await copy?.appendSilence(length);
        return;
      }
      const mono = channel.push(block);
      samples += mono.length;
      meter.push(mono);
      if (analysis) await analysis.append([resampler.push(mono)]);
      await copy?.append(block);
    });
    if (samples === 0) throw truncatedFile(0);
    if (analysis) await analysis.append([resampler.flush()]);
    if (analysis) await analysis.commit();
    await copy?.commit();
    const isTruncated = isBroken || (recording.own?.audio.isTruncated ?? false);
    return { peaks: meter.finish(), isTruncated, isBroken };
  } finally {
    if (analysis) await analysis.discard();
    await copy?.discard();
  }
}

/** Feeds all blocks; true when decoding broke off after some sound, for a reason that lies in the recording. */
export async function untilBroken(
  recording: OpenRecording,
  use: (block: Float32Array[]) => Promise<void>,
): Promise<boolean> {
  const blocks = recording.blocks();
  let count = 0;
  for (;;) {
    const next = await blocks.next().catch((error: unknown) => {
      const isTheRecording = !isFailure(error) || error.code.startsWith('AUDIO_');
      if (count === 0 || !isTheRecording) throw error;
      return null;
    });
    if (next === null) return true;
    if (next.done) return false;
    count += 1;
    await use(next.value);
  }
}
