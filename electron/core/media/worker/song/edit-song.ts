import { createSoundEncoder } from '../../../../../shared/audio/encoding/create-sound-encoder.ts';
import { createResampler } from '../../../../../shared/audio/conversion/resampler.ts';
import type { Stereo } from '../../../../../shared/audio/treatment/stereo.ts';
import { reasonedFailure } from '../../../../../shared/domain/failures/reasoned-failure.ts';
import { MOST_EDITED_MS, type SongEdit } from '../../../../../shared/domain/media/song-edit.ts';
import { createAtomicFile } from '../../../files/writing/atomic-file.ts';
import { cancelled } from '../../cancelled.ts';
import { withRecording, type OpenRecording } from '../recording.ts';
import type { TaskContext, WorkerTasks } from '../worker-protocol.ts';
import { shapeSong } from './shape-song.ts';

/** What all encoders write; other rates are brought to it. */
const RATES_HZ: readonly number[] = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
const USUAL_HZ = 44_100;
const BITRATE = 256_000;
const BLOCK_SAMPLES = 32_768;

/** Writes the part of a song that an edit keeps into a new file, always in stereo. See `Media.editSong`. */
export async function editSong(
  { edit, target, ...request }: WorkerTasks['song']['input'],
  context: TaskContext,
): Promise<WorkerTasks['song']['output']> {
  const { song, sampleRateHz } = await withRecording(request, context, (recording) => decode(recording, context));
  const checkpoint = () => {
    if (context.signal.aborted) throw cancelled();
  };
  const shaped = shapeSong(song, edit, { sampleRateHz, checkpoint });
  await write(shaped, { edit, sampleRateHz, target, checkpoint });
  return { durationMs: (shaped.left.length / sampleRateHz) * 1000 };
}

async function decode(recording: OpenRecording, { signal }: TaskContext) {
  const sampleRateHz = RATES_HZ.includes(recording.sampleRate) ? recording.sampleRate : USUAL_HZ;
  const most = (MOST_EDITED_MS / 1000) * sampleRateHz;
  const resamplers = [0, 1].map(() =>
    recording.sampleRate === sampleRateHz ? null : createResampler(recording.sampleRate, sampleRateHz),
  );
  const pieces: [Float32Array[], Float32Array[]] = [[], []];
  let length = 0;
  for await (const block of recording.blocks()) {
    if (signal.aborted) throw cancelled();
    for (const [index, resampler] of resamplers.entries()) {
      // One channel is heard on both sides; of more than two the first two are kept.
      const channel = block[Math.min(index, block.length - 1)] ?? new Float32Array(0);
      pieces[index as 0 | 1].push(resampler ? resampler.push(channel) : channel.slice());
    }
    length += pieces[0].at(-1)?.length ?? 0;
    if (length > most) throw reasonedFailure('INVALID_INPUT', 'song_too_long_to_edit');
  }
  for (const [index, resampler] of resamplers.entries()) if (resampler) pieces[index as 0 | 1].push(resampler.flush());
  const [left, right] = pieces.map(joined) as [Float32Array, Float32Array];
  return { song: { left, right } satisfies Stereo, sampleRateHz };
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

type Writing = { edit: SongEdit; sampleRateHz: number; target: string; checkpoint: () => void };

async function write({ left, right }: Stereo, { edit, sampleRateHz, target, checkpoint }: Writing): Promise<void> {
  const encoder = await createSoundEncoder({ format: edit.format, sampleRateHz, channels: 2, bitrate: BITRATE });
  const output = await createAtomicFile(target);
  try {
    for (let from = 0; from < left.length; from += BLOCK_SAMPLES) {
      checkpoint();
      const block = [left, right].map((channel) => channel.subarray(from, from + BLOCK_SAMPLES));
      await output.append(encoder.encode(block));
    }
    const { rest, patch } = encoder.finish();
    await output.append(rest);
    if (patch) await output.overwrite(patch.offset, patch.bytes);
    await output.commit();
  } finally {
    encoder.close();
    await output.discard();
  }
}
