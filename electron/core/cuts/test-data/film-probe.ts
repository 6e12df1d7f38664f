import { execFileSync } from 'node:child_process';
import path from 'node:path';

const run = (program: 'ffmpeg' | 'ffprobe', args: readonly string[]): Buffer =>
  execFileSync(program, ['-hide_banner', '-loglevel', 'error', ...args], { maxBuffer: 500_000_000 });

/** A clip of one colour, written by ffmpeg; with `toneHz` it has a sound. Returns its path. */
export function makeClip(
  folder: string,
  colour: string,
  { size, rate, seconds, toneHz }: { size: string; rate: number; seconds: number; toneHz?: number },
): string {
  const file = path.join(folder, `${colour}.mp4`);
  const picture = ['-f', 'lavfi', '-i', `color=c=${colour}:s=${size}:r=${rate}:d=${seconds}`];
  const sound = toneHz === undefined ? [] : ['-f', 'lavfi', '-i', `sine=f=${toneHz}:d=${seconds}`, '-c:a', 'aac'];
  run('ffmpeg', ['-y', ...picture, ...sound, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', file]);
  return file;
}

/** A tone as WAV; with `spoken` it is heard from and to these seconds only. Returns its path. */
export function makeTone(
  folder: string,
  name: string,
  { hz, seconds, spoken }: { hz: number; seconds: number; spoken?: readonly [number, number] },
): string {
  const file = path.join(folder, `${name}.wav`);
  const gate = spoken ? ['-af', `volume=0:enable='not(between(t,${spoken[0]},${spoken[1]}))'`] : [];
  run('ffmpeg', ['-y', '-f', 'lavfi', '-i', `sine=f=${hz}:d=${seconds}:r=48000`, ...gate, '-ac', '1', file]);
  return file;
}

type Stream = Record<string, string | number | undefined>;

/** What is in a film, by its decoded frames. */
export function probe(file: string) {
  const shown = run('ffprobe', ['-count_frames', '-show_streams', '-show_format', '-of', 'json', file]);
  const { streams } = JSON.parse(String(shown)) as { streams: Stream[] };
  const of = (type: string) => streams.find(({ codec_type }) => codec_type === type);
  const [video, audio, text] = [of('video'), of('audio'), of('subtitle')];
  return {
    video: {
      codec: video?.['codec_name'],
      width: video?.['width'],
      height: video?.['height'],
      rate: video?.['r_frame_rate'],
      frames: Number(video?.['nb_read_frames']),
    },
    audio: { codec: audio?.['codec_name'], channels: audio?.['channels'] },
    text: text?.['codec_name'] ?? null,
  };
}

/** Every frame of a film as RGB, 320 × 180. */
export function framesOf(file: string): Buffer[] {
  const bytes = run('ffmpeg', ['-i', file, '-vf', 'scale=320:180', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-']);
  const size = 320 * 180 * 3;
  return Array.from({ length: Math.floor(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

/** The colour at a place of a frame of framesOf, by its name. */
export function colourAt(frame: Buffer, x: number, y: number): string {
  const at = (y * 320 + x) * 3;
  const lit = [...frame.subarray(at, at + 3)].map((value) => (value > 128 ? 1 : 0)).join('');
  return { '100': 'red', '010': 'lime', '001': 'blue', '000': 'black', '111': 'white' }[lit] ?? lit;
}

/** How loud a tone is between two times of a film, dB below full scale. */
export function levelDb(file: string, { fromS, toS, hz }: { fromS: number; toS: number; hz: number }): number {
  const bytes = run('ffmpeg', ['-i', file, '-map', '0:a', '-ac', '1', '-ar', '48000', '-f', 'f32le', '-']);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const sound = all.subarray(Math.round(fromS * 48_000), Math.round(toS * 48_000));
  let [re, im] = [0, 0];
  for (const [index, value] of sound.entries()) {
    const angle = (2 * Math.PI * hz * index) / 48_000;
    re += value * Math.cos(angle);
    im += value * Math.sin(angle);
  }
  return 20 * Math.log10((2 * Math.hypot(re, im)) / Math.max(1, sound.length) + 1e-9);
}

/** The words of the text track of a film, as SubRip. */
export const textTrackOf = (file: string): string =>
  String(run('ffmpeg', ['-i', file, '-map', '0:s:0', '-f', 'srt', '-']));
