import path from 'node:path';
import { monoAt } from '../../../shared/audio/conversion/mono.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import { wavFile } from '../../../shared/audio/wav.ts';
import { openFileSource } from '../../recognition/audio-input/file-source.ts';
import { samplesFolder } from '../../recognition/measures/samples.ts';

const RATE_HZ = 16_000;

/**
 * A recording of the speech samples, or its first seconds, as the bytes of a 16 kHz WAV file, which can be uploaded as a
 * voice.
 */
export async function wavSample(name: string, seconds = Infinity): Promise<Buffer<ArrayBuffer>> {
  const source = await openFileSource(path.join(samplesFolder(), 'speech', name));
  try {
    const audio = await openAudio(source);
    const samples: number[] = [];
    for await (const block of monoAt(audio, RATE_HZ)) for (const sample of block) samples.push(sample);
    audio.close();
    return Buffer.from(wavFile(Float32Array.from(samples.slice(0, seconds * RATE_HZ)), RATE_HZ));
  } finally {
    await source.close();
  }
}
