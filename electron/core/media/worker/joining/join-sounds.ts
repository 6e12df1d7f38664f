import { stat } from 'node:fs/promises';
import { createSoundEncoder } from '../../../../../shared/audio/encoding/create-sound-encoder.ts';
import type { SoundEncoder } from '../../../../../shared/audio/encoding/sound-encoder.ts';
import { reasonedFailure } from '../../../../../shared/domain/failures/reasoned-failure.ts';
import { createAtomicFile, type AtomicFile } from '../../../files/writing/atomic-file.ts';
import { cancelled } from '../../cancelled.ts';
import { readFailure } from '../../../files/file-failure.ts';
import type { JoinedPart, JoinedSound, SoundJoin } from '../../sound-join.ts';
import { fadedSound, type SoundFades } from './faded-sound.ts';
import { createJoinedTimeLine, type JoinedTimeLine } from './joined-time-line.ts';
import { resampledSound } from '../resampled-sound.ts';
import type { TaskContext } from '../worker-protocol.ts';

/** Where sounds begin and end hard, a jump in the wave would be heard as a click. */
const EDGE_MS = 5;

/**
 * Joins sounds into one file while they are decoded, so that memory does not grow with their number. See `Media.joinSounds`.
 */
export async function joinSounds(join: SoundJoin, context: TaskContext): Promise<JoinedSound> {
  if (join.parts.length === 0) throw reasonedFailure('INVALID_INPUT', 'no_audio_to_join');
  const encoder = await createSoundEncoder(join.encoding);
  try {
    return await encodeInto(await createAtomicFile(join.target), { join, encoder }, context);
  } finally {
    encoder.close();
  }
}

async function encodeInto(
  output: AtomicFile,
  { join, encoder }: { join: SoundJoin; encoder: SoundEncoder },
  context: TaskContext,
): Promise<JoinedSound> {
  try {
    const timeLine = createJoinedTimeLine(join.encoding.channels, (block) => output.append(encoder.encode(block)));
    await layOut(join, timeLine, context);
    const sampleCount = await timeLine.finish();
    await finish(output, encoder.finish());
    const { sampleRateHz } = join.encoding;
    return { sizeBytes: output.sizeBytes(), sampleCount, durationMs: (sampleCount / sampleRateHz) * 1000 };
  } finally {
    await output.discard();
  }
}

async function finish(output: AtomicFile, { rest, patch }: ReturnType<SoundEncoder['finish']>): Promise<void> {
  await output.append(rest);
  if (patch) await output.overwrite(patch.offset, patch.bytes);
  await output.commit();
}

async function layOut(
  { parts, encoding }: SoundJoin,
  timeLine: JoinedTimeLine,
  { signal, onProgress }: TaskContext,
): Promise<void> {
  const sizes = await Promise.all(parts.map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  for (const [index, part] of parts.entries()) {
    const place = placeOf(parts, index, encoding.sampleRateHz);
    const watch = { signal, onProgress: (done: number) => onProgress(Math.min(total, before + done), total) };
    await timeLine.writeUntil(place.start);
    let position = place.start;
    for await (const block of fadedSound(resampledSound(part, encoding, watch), place.fades)) {
      if (signal.aborted) throw cancelled();
      timeLine.add(block, position);
      position += block[0]?.length ?? 0;
      // What lies beyond may still be overlaid by the next sound.
      await timeLine.writeUntil(Math.min(position, place.nextStart));
    }
    before += sizes[index] ?? 0;
  }
}

async function sizeOf({ file, fileName }: JoinedPart): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw readFailure(error, fileName);
  });
  return found.size;
}

/** Where a part lies, in samples, and how it meets its neighbours. */
function placeOf(
  parts: readonly JoinedPart[],
  index: number,
  sampleRateHz: number,
): { start: number; nextStart: number; fades: SoundFades } {
  const samples = (ms: number) => Math.round((ms * sampleRateHz) / 1000);
  const startOf = (part: JoinedPart | undefined) => (part ? samples(part.startMs) : Infinity);
  const overlap = (left: JoinedPart | undefined, right: JoinedPart | undefined) =>
    left && right ? Math.max(0, samples(left.endMs) - samples(right.startMs)) : 0;
  const start = startOf(parts[index]);
  const nextStart = startOf(parts[index + 1]);
  const edge = samples(EDGE_MS);
  const overlapBefore = overlap(parts[index - 1], parts[index]);
  const overlapAfter = overlap(parts[index], parts[index + 1]);
  const fades = {
    fadeIn: overlapBefore || edge,
    fadeOut: overlapAfter || edge,
    fadeOutAt: overlapAfter > 0 ? nextStart - start : null,
    limit: nextStart - start + overlapAfter,
  };
  return { start, nextStart, fades };
}
