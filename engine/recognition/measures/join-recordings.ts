import { writeFile } from 'node:fs/promises';
import { openMono } from '../audio-input/mono-samples.ts';
import { SAMPLE_RATE } from '../models/sample-rate.ts';

const PAUSE_SAMPLES = SAMPLE_RATE / 2;

/** Joins recordings with pauses of half a second to one 16-bit WAV file of at least `seconds`, repeating them as needed. */
export async function joinRecordings(files: readonly string[], seconds: number, target: string): Promise<void> {
  const parts: Float32Array[] = [];
  for (const file of files) {
    parts.push(await samplesOf(file), new Float32Array(PAUSE_SAMPLES));
  }
  const samples: Int16Array[] = [];
  let count = 0;
  while (count < seconds * SAMPLE_RATE) {
    for (const part of parts) {
      if (count >= seconds * SAMPLE_RATE) break;
      samples.push(Int16Array.from(part, (value) => Math.max(-32768, Math.min(32767, Math.round(value * 32768)))));
      count += part.length;
    }
  }
  await writeFile(target, [wavHeader(count), ...samples.map((part) => new Uint8Array(part.buffer))]);
}

/** All samples of a recording at SAMPLE_RATE. */
export async function samplesOf(file: string): Promise<Float32Array> {
  const sound = await openMono(file, file);
  const blocks: Float32Array[] = [];
  for await (const block of sound.blocks()) blocks.push(block.slice());
  await sound.close();
  const samples = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    samples.set(block, offset);
    offset += block.length;
  }
  return samples;
}

/** A WAV file of the given samples at SAMPLE_RATE. */
export async function writeWav(target: string, samples: Float32Array): Promise<void> {
  const integers = Int16Array.from(samples, (value) => Math.max(-32768, Math.min(32767, Math.round(value * 32768))));
  await writeFile(target, [wavHeader(samples.length), new Uint8Array(integers.buffer)]);
}

function wavHeader(sampleCount: number): Uint8Array {
  const header = Buffer.alloc(44);
  const dataBytes = sampleCount * 2;
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
