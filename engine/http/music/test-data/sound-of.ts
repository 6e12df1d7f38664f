import { bytesSource } from '../../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../../shared/audio/open-audio.ts';

/** What a decoder finds in a file. */
export async function soundOf(bytes: Uint8Array) {
  const audio = await openAudio(bytesSource(bytes));
  let samples = 0;
  let peak = 0;
  try {
    for await (const block of audio.blocks()) {
      samples += block[0]!.length;
      for (const channel of block) for (const value of channel) peak = Math.max(peak, Math.abs(value));
    }
  } finally {
    audio.close();
  }
  const { container: kind, sampleRate: sampleRateHz, channels } = audio;
  return { kind, sampleRateHz, channels, durationMs: (samples / sampleRateHz) * 1000, peak };
}
