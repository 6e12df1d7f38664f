import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dialogueSamples, samplesFolder } from '../../../../engine/recognition/measures/samples.ts';
import { openMono } from '../../../../engine/recognition/audio-input/mono-samples.ts';
import { wavFile } from '../../../../shared/audio/wav.ts';

/** Rate of all sounds here, Hz. */
export const RATE_HZ = 16_000;
/** The shortest sample that can be cloned, and a little. */
const LEAST_TAUGHT_SECONDS = 10.5;
const MOST_TAUGHT_SECONDS = 30;
const PAUSE_SECONDS = 0.3;

/** Somebody of the samples: a WAV file to learn from, and other recordings to compare with. */
export type Speaker = {
  name: string;
  file: string;
  seconds: number;
  taught: Float32Array;
  held: Float32Array;
  /** False where there is so little of the speaker that both are the same. */
  isHeldOut: boolean;
};

/** Those of the samples who speak English, each with what can be learned of them. WAV files are written into `folder`. */
export async function englishSpeakers(folder: string): Promise<Speaker[]> {
  const dialogues = await dialogueSamples();
  const turnsIn = async (index: number, speaker: string) => {
    const dialogue = dialogues[index];
    if (!dialogue) throw new Error(`There is no dialogue ${index} in the samples.`);
    const sound = await readMono(dialogue.file);
    const turns = dialogue.turns.filter((turn) => turn.speaker === speaker);
    return turns.map(({ startMs, endMs }) => sound.subarray(at(startMs / 1000), at(endMs / 1000)));
  };
  const speech = await readMono(path.join(samplesFolder(), 'speech/jfk.flac'));
  return [
    await speakerOf('prompts, a woman', await turnsIn(0, 'allison_en'), folder),
    await speakerOf('audio book, a man', await turnsIn(1, 'librivox'), folder),
    await speakerOf('flite awb, a man', await turnsIn(3, 'fl_awb'), folder),
    await speakerOf('old speech, a man', [speech], folder),
  ];
}

async function speakerOf(name: string, turns: readonly Float32Array[], folder: string): Promise<Speaker> {
  const all = turns.reduce((sum, turn) => sum + turn.length, 0);
  const isHeldOut = all >= 2 * at(LEAST_TAUGHT_SECONDS);
  const most = isHeldOut ? Math.min(at(MOST_TAUGHT_SECONDS), Math.max(at(LEAST_TAUGHT_SECONDS), all * 0.6)) : all;
  const taughtTurns: Float32Array[] = [];
  const heldTurns: Float32Array[] = [];
  let length = 0;
  for (const turn of turns) {
    (length < most ? taughtTurns : heldTurns).push(turn);
    length += turn.length;
  }
  const taught = joined(taughtTurns);
  const held = isHeldOut ? joined(heldTurns) : taught;
  const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.wav`);
  await writeFile(file, wavFile(taught, RATE_HZ));
  return { name, file, seconds: taught.length / RATE_HZ, taught, held, isHeldOut };
}

const at = (seconds: number) => Math.round(seconds * RATE_HZ);

function joined(parts: readonly Float32Array[]): Float32Array {
  const pause = at(PAUSE_SECONDS);
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length + pause, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length + pause;
  }
  return whole;
}

/** A recording as one channel at RATE_HZ. */
export async function readMono(file: string): Promise<Float32Array> {
  const sound = await openMono(file, path.basename(file));
  const blocks: Float32Array[] = [];
  try {
    for await (const block of sound.blocks()) blocks.push(block.slice());
  } finally {
    await sound.close();
  }
  return Float32Array.from(blocks.flatMap((block) => [...block]));
}
