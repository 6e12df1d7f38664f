import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { wavFile } from '../../../shared/audio/wav.ts';
import { SAMPLE_RATE } from '../../recognition/models/sample-rate.ts';
import { openMono } from '../../recognition/audio-input/mono-samples.ts';
import type { CloneSample } from './clone-sample.ts';

const GAP_MS = 400;

/** Writes two recordings one after the other into a new file in `folder`, which the caller removes. */
export async function joinSamples(first: CloneSample, second: CloneSample, folder: string): Promise<CloneSample> {
  const gap = new Float32Array(Math.round((GAP_MS * SAMPLE_RATE) / 1000));
  const parts = [...(await samplesOf(first)), gap, ...(await samplesOf(second))];
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    samples.set(part, offset);
    offset += part.length;
  }
  const file = path.join(folder, `${randomUUID()}.wav`);
  await writeFile(file, wavFile(samples, SAMPLE_RATE), { flag: 'wx' });
  return { path: file, fileName: 'sample.wav', transcript: `${first.transcript} ${second.transcript}` };
}

async function samplesOf({ path: file, fileName }: CloneSample): Promise<Float32Array[]> {
  const sound = await openMono(file, fileName);
  try {
    const blocks: Float32Array[] = [];
    for await (const block of sound.blocks()) blocks.push(block.slice());
    return blocks;
  } finally {
    await sound.close();
  }
}
