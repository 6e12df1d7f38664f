import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MeasuredFrame } from '../../../engine/videos/measures/motion-between.ts';

/** Frames are measured this small. */
export const MEASURED = { width: 480, height: 270 };

/** What a decoder of its own says of a clip. */
export type ClipFacts = { width: number; height: number; seconds: number; frames: number; framesPerSecond: number };

function run(program: string, args: readonly string[]): Buffer {
  const result = spawnSync(program, args, { maxBuffer: 2 ** 31 - 1 });
  if (result.error) throw new Error(`${program} could not be started: ${result.error.message}`);
  if (result.status !== 0) throw new Error(`${program}: ${result.stderr.toString()}`);
  return result.stdout;
}

/** Gives a clip as a file: its index is at its end, and a pipe cannot be sought in. */
function withFile<Result>(clip: Uint8Array | string, work: (file: string) => Result): Result {
  if (typeof clip === 'string') return work(clip);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-clip-'));
  try {
    const file = path.join(folder, 'clip.mp4');
    writeFileSync(file, clip);
    return work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the facts of a clip by ffprobe, every frame counted. */
export function probeClip(bytes: Uint8Array): ClipFacts {
  const entries = 'stream=width,height,nb_read_frames,r_frame_rate:format=duration';
  const args = ['-v', 'error', '-count_frames', '-show_entries', entries, '-of', 'json', '-i'];
  const { streams, format } = JSON.parse(withFile(bytes, (file) => run('ffprobe', [...args, file])).toString());
  const [stream] = streams;
  const [number, divisor] = stream.r_frame_rate.split('/').map(Number);
  return {
    width: stream.width,
    height: stream.height,
    frames: Number(stream.nb_read_frames),
    seconds: Number(format.duration),
    framesPerSecond: number / divisor,
  };
}

/** All frames of a clip, small, by ffmpeg. */
export function decodeFrames(clip: Uint8Array | string): MeasuredFrame[] {
  const { width, height } = MEASURED;
  const filter = `scale=${width}:${height}:flags=area`;
  const args = ['-vf', filter, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];
  const raw = withFile(clip, (file) => run('ffmpeg', ['-v', 'error', '-i', file, ...args]));
  const frameBytes = width * height * 4;
  return Array.from({ length: raw.length / frameBytes }, (_, index) => ({
    pixels: raw.subarray(index * frameBytes, (index + 1) * frameBytes),
    ...MEASURED,
  }));
}
