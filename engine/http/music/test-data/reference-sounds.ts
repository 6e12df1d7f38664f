import type { TestEngine } from '../../test-data/test-engine.ts';

const RATE_HZ = 8000;
const HEADER_BYTES = 44;

/** A song that the engine composes, as mp3. */
export async function songSound(
  engine: TestEngine,
  { prompt, seed }: { prompt: string; seed: number },
): Promise<Buffer> {
  const body = { model: 'music-3.0', prompt, is_instrumental: true, seed };
  const answer = await engine.post('/v1/music_generation', body);
  return Buffer.from(answer.data.audio, 'hex');
}

/** A WAV of exactly so many seconds, 8 bit at 8 kHz, in which a tone begins twice a second. */
export function toneWav(seconds: number): Buffer {
  const samples = Math.round(seconds * RATE_HZ);
  const bytes = Buffer.alloc(HEADER_BYTES + samples, 128);
  writeHeader(bytes, samples);
  for (let at = 0; at < samples; at++) {
    const fade = 1 - (at % (RATE_HZ / 2)) / (RATE_HZ / 2);
    bytes[HEADER_BYTES + at] = 128 + Math.round(60 * fade * Math.sin((2 * Math.PI * 440 * at) / RATE_HZ));
  }
  return bytes;
}

/** A WAV of 7 s that is exactly so many bytes: behind its sound is a part that means nothing. */
export function paddedWav(sizeBytes: number): Buffer {
  const sound = toneWav(7);
  const bytes = Buffer.alloc(sizeBytes);
  sound.copy(bytes);
  bytes.write('junk', sound.length);
  bytes.writeUInt32LE(sizeBytes - sound.length - 8, sound.length + 4);
  bytes.writeUInt32LE(sizeBytes - 8, 4);
  return bytes;
}

function writeHeader(bytes: Buffer, samples: number): void {
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE_HZ, 24);
  bytes.writeUInt32LE(RATE_HZ, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples, 40);
}
