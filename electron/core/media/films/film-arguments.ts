import path from 'node:path';
import { framesToMs } from '../../../../shared/domain/cut/plan-film.ts';
import { INPUT_ARGUMENTS } from '../worker/ffmpeg/ffmpeg-input.ts';
import { filmGraph, type FilmInputs } from './film-graph.ts';
import { FILM_FILES, type FilmRequest, LEVEL_RATE_HZ } from './film-request.ts';

/** Encoders of H.264, the best first, with what makes their pictures as good as the clips. */
export const H264_ENCODERS: Readonly<Record<string, readonly string[]>> = {
  libx264: ['-preset', 'medium', '-crf', '18'],
  h264_videotoolbox: ['-q:v', '65'],
  h264_mf: ['-quality', '90', '-rate_control', 'quality'],
  libopenh264: ['-b:v', '8M'],
};

const RUN = '-nostdin -hide_banner -nostats -loglevel error -progress pipe:1 -y'.split(' ');
const MAPS = '-map [picture] -map [sound] -pix_fmt yuv420p'.split(' ');
const SOUND = '-c:a aac -b:a 192k -map_metadata -1 -map_chapters -1'.split(' ');
const FILE = ['-movflags', '+faststart', '-f', 'mp4', FILM_FILES.film];

/** Frames between pictures that a player can jump to, in seconds. */
const KEY_FRAME_SECONDS = 2;

/**
 * The arguments of ffmpeg for a film, which is written into its folder: there its relative names are looked for. An absolute path
 * behind "file:" can be taken neither for an option nor for another protocol.
 */
export function filmArguments(request: FilmRequest, encoder: string): string[] {
  const { plan, narration, music, captions } = request;
  const inputs: string[][] = plan.clips.map(({ inMs, outMs }, index) => [
    ...span(inMs, outMs),
    ...opened(request.files[index] ?? ''),
  ]);
  const add = (input: string[]): number => inputs.push(input) - 1;
  const numbers: FilmInputs = { narration: null, music: null, level: null };
  if (narration) numbers.narration = add(opened(narration.file));
  if (music) {
    numbers.music = add(opened(music.file));
    numbers.level = add(['-f', 'f32le', '-ar', String(LEVEL_RATE_HZ), '-ac', '2', '-i', FILM_FILES.level]);
  }
  const hasTrack = captions.form === 'track' && captions.list.length > 0;
  const track = hasTrack ? add(['-f', 'srt', '-i', FILM_FILES.subRip]) : null;
  const hasText = track === null ? [] : ['-map', `${track}:s:0`, '-c:s', 'mov_text', '-disposition:s:0', 'default'];
  const keyFrames = String(Math.round(plan.framesPerSecond * KEY_FRAME_SECONDS));
  return [
    ...RUN,
    ...inputs.flat(),
    '-filter_complex',
    filmGraph(request, numbers),
    ...MAPS,
    ...hasText,
    '-c:v',
    encoder,
    ...(H264_ENCODERS[encoder] ?? []),
    '-g',
    keyFrames,
    ...SOUND,
    '-t',
    seconds(framesToMs(plan.frames, plan)),
    ...FILE,
  ];
}

const seconds = (ms: number): string => (ms / 1000).toFixed(6);

const opened = (file: string): string[] => [...INPUT_ARGUMENTS, '-i', `file:${path.resolve(file)}`];

/** A little more than what is used: the graph counts the frames, and none may be missing at the end. */
const span = (inMs: number, outMs: number): string[] => ['-ss', seconds(inMs), '-t', seconds(outMs - inMs + 200)];
