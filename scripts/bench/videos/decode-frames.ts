import { spawnSync } from 'node:child_process';
import type { MeasuredFrame } from '../../../engine/videos/measures/motion-between.ts';

/** Frames are measured this small. */
export const MEASURED = { width: 480, height: 270 };

/** What a decoder of its own says of a clip. */
export type ClipFacts = { width: number; height: number; seconds: number; frames: number; framesPerSecond: number };

function run(program: string, args: readonly string[], input?: Uint8Array): Buffer {
  const result = spawnSync(program, args, { ...(input && { input }), maxBuffer: 2 ** 31 - 1 });
  if (result.error) throw new Error(`${program} could not be started: ${result.error.message}`);
  if (result.status !== 0) throw new Error(`${program}: ${result.stderr.toString()}`);
  return result.stdout;
}

/** Reads the facts of a clip by ffprobe, every frame counted. */
export function probeClip(bytes: Uint8Array): ClipFacts {
  const entries = 'stream=width,height,nb_read_frames,r_frame_rate:format=duration';
  const args = ['-v', 'error', '-count_frames', '-show_entries', entries, '-of', 'json', '-i', 'pipe:0'];
  const { streams, format } = JSON.parse(run('ffprobe', args, bytes).toString());
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

/** All frames of a clip, small, by ffmpeg. One whose index is at its end is given as a file: a pipe cannot be sought in. */
export function decodeFrames(clip: Uint8Array | string): MeasuredFrame[] {
  const { width, height } = MEASURED;
  const filter = `scale=${width}:${height}:flags=area`;
  const isFile = typeof clip === 'string';
  const source = isFile ? clip : 'pipe:0';
  const args = ['-v', 'error', '-i', source, '-vf', filter, '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];
  const raw = run('ffmpeg', args, isFile ? undefined : clip);
  const frameBytes = width * height * 4;
  return Array.from({ length: raw.length / frameBytes }, (_, index) => ({
    pixels: raw.subarray(index * frameBytes, (index + 1) * frameBytes),
    ...MEASURED,
  }));
}
