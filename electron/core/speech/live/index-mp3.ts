import { readFile } from 'node:fs/promises';
import { joinBytes } from '../../../../shared/audio/byte-source.ts';
import { mp3Index as indexIn } from '../../../../shared/audio/containers/mp3/mp3-frames.ts';
import { mp3FrameHeader } from '../../../../shared/audio/containers/mp3/mp3-header.ts';
import { mp3Index } from '../../../../shared/audio/encoding/mp3-index.ts';
import { writeAtomically } from '../../files/writing/atomic-file.ts';

/**
 * Puts an index with the encoder's delay and the true length before the frames of a streamed mp3. A stream cannot have one,
 * and without it every decoder gives the sound some 35 ms later than the times of its words say. `durationMs` null: the
 * length is not known, and the padding stays. Leaves alone what has an index or is no plain run of frames. Throws DISK_FULL,
 * FOLDER_READ_ONLY.
 */
export async function indexMp3File(file: string, durationMs: number | null): Promise<void> {
  const bytes = await readFile(file);
  const first = mp3FrameHeader(bytes, 0);
  if (!first || indexIn(bytes.subarray(0, first.sizeBytes), first)) return;
  const frames = frameCount(bytes);
  const most = frames * first.samples;
  const samples = durationMs === null ? most : Math.min(most, Math.round((durationMs * first.sampleRate) / 1000));
  const index = mp3Index(bytes.subarray(0, 4), { samples, frames, frameBytes: bytes.length });
  await writeAtomically(file, joinBytes([index, bytes]), 'the new take');
}

/** Frames from the beginning on. The last one counts although its bytes may end early: encoders leave out empty ones. */
function frameCount(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; ; count += 1) {
    const header = mp3FrameHeader(bytes, at);
    if (!header) return count;
    at += header.sizeBytes;
  }
}
