import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { damagedFile } from '../../../../../shared/audio/audio-failure.ts';
import { pcmToPlanar } from '../../../../../shared/audio/pcm.ts';
import { silence } from '../../../../../shared/audio/silence.ts';
import { chosenTrack, type AudioTrack } from '../../../../../shared/domain/media/audio-track.ts';
import { aviHoles, type SoundHole } from '../avi-holes.ts';
import { INPUT_ARGUMENTS } from './ffmpeg-input.ts';
import { ffmpegFacts, type FfmpegFacts } from './ffmpeg-probe.ts';
import type { FileSource, ReadWatch } from '../file-source.ts';
import { watchMemory } from '../watch-memory.ts';

/** A recording that the user's own ffmpeg reads for us, at a fixed rate and in stereo. */
export type ConvertedAudio = {
  codec: string;
  sampleRate: number;
  channels: number;
  hasVideo: boolean;
  tracks: AudioTrack[];
  /** Number of the track that is read. */
  track: number;
  blocks(): AsyncGenerator<Float32Array[]>;
};

const SAMPLE_RATE = 48_000;
const CHANNELS = 2;
const FRAME_BYTES = CHANNELS * 2;
/** Reading sound takes some 50 MB. What takes much more is a table or a picture that a damaged file lies about. */
const MOST_MEMORY_BYTES = 400_000_000;
const ARGUMENTS = ['-nostdin', '-hide_banner', '-nostats', ...INPUT_ARGUMENTS];
/**
 * Sound that begins later than the file begins late, and holes between time stamps are silence: without this filter ffmpeg
 * puts one packet behind the other. `first_pts=0` is the beginning of the file.
 */
const TIME_LINE = 'aresample=async=1:min_hard_comp=0.1:first_pts=0';
/** The other streams go nowhere, but have to be read: the beginning of the file is that of all streams that are. */
const OTHER_STREAMS = ['-map', '0:v?', '-map', '0:a?', '-c', 'copy', '-f', 'null', '-'];

type Source = { file: string; bytes: FileSource; track: number | null };

/**
 * Opens a file with the `ffmpeg` of the PATH. 'missing' when there is no ffmpeg, 'refused' when it cannot read the file or
 * the track either. The watch's signal ends the process; `blocks` then ends early. A process that takes too much memory is
 * ended: `blocks` throws AUDIO_DAMAGED.
 */
export async function openWithFfmpeg(
  source: Source,
  watch: ReadWatch,
): Promise<ConvertedAudio | 'missing' | 'refused'> {
  // An absolute path behind "file:" can be taken neither for an option nor for another protocol.
  const input = [...ARGUMENTS, ...processorLimit(source.bytes.size), '-i', `file:${path.resolve(source.file)}`];
  const facts = await probe(input, watch);
  if (facts === 'missing') return facts;
  const track = chosenTrack(facts.tracks, source.track);
  if (!track) return 'refused';
  const stream = facts.streamIndexes[track.number - 1] ?? 0;
  const output = ['-map', `0:${stream}`, '-af', TIME_LINE, '-ac', String(CHANNELS), '-ar', String(SAMPLE_RATE)];
  const child = start([...input, ...output, '-f', 's16le', 'pipe:1', ...OTHER_STREAMS], watch);
  child.stderr.resume();
  const memory = watchMemory(child, MOST_MEMORY_BYTES);
  const first = await firstChunk(child);
  if (typeof first === 'string') return first;
  const holes = await aviHoles(source.bytes, stream);
  return {
    codec: track.codec,
    sampleRate: SAMPLE_RATE,
    channels: CHANNELS,
    hasVideo: facts.hasVideo,
    tracks: facts.tracks,
    track: track.number,
    async *blocks() {
      let bytes = 0;
      const place = createHoleFiller(holes);
      try {
        for await (const block of alignedBlocks(first, child.stdout)) {
          if (watch.signal?.aborted) return;
          bytes += block.length;
          const share = facts.seconds > 0 ? Math.min(1, bytes / FRAME_BYTES / SAMPLE_RATE / facts.seconds) : 0;
          watch.onProgress?.(Math.round(share * source.bytes.size), source.bytes.size);
          yield* place(
            pcmToPlanar(block, { encoding: 'integer', bitsPerSample: 16, isBigEndian: false, channels: CHANNELS }),
          );
        }
        if (memory.wasEnded()) throw damagedFile('memory');
      } finally {
        child.kill('SIGKILL');
      }
    },
  };
}

/** Seconds of processor time after which ffmpeg ends itself: it is not known to be caught otherwise. */
function processorLimit(fileBytes: number): string[] {
  return ['-timelimit', String(60 + Math.ceil(fileBytes / 100_000))];
}

type Ffmpeg = ChildProcessByStdio<null, Readable, Readable>;

function start(args: readonly string[], { signal }: ReadWatch): Ffmpeg {
  return spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true, ...(signal && { signal }) });
}

/** What ffmpeg says of a file when it is asked for nothing. */
function probe(input: readonly string[], watch: ReadWatch): Promise<FfmpegFacts | 'missing'> {
  const child = start(input, watch);
  watchMemory(child, MOST_MEMORY_BYTES);
  let log = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    if (log.length < 65_536) log += part;
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve('missing'));
    child.once('close', () => resolve(ffmpegFacts(log)));
  });
}

/** The first sound that comes out, or why there is none. */
function firstChunk(child: Ffmpeg): Promise<Buffer | 'missing' | 'refused'> {
  return new Promise((resolve) => {
    child.once('error', () => resolve('missing'));
    child.stdout.once('end', () => resolve('refused'));
    child.stdout.once('readable', () => {
      const chunk = child.stdout.read() as Buffer | null;
      if (chunk) resolve(chunk);
    });
  });
}

/** Chunks of whole frames. */
async function* alignedBlocks(first: Buffer, rest: Readable): AsyncGenerator<Uint8Array> {
  let left: Buffer = first;
  for await (const chunk of rest) {
    yield left.subarray(0, left.length - (left.length % FRAME_BYTES));
    left = Buffer.concat([left.subarray(left.length - (left.length % FRAME_BYTES)), chunk as Buffer]);
  }
  yield left.subarray(0, left.length - (left.length % FRAME_BYTES));
}

/** Puts silence before the sound at its holes. */
function createHoleFiller(holes: readonly SoundHole[]) {
  const waiting = [...holes];
  let position = 0;
  return function* place(block: Float32Array[]): Generator<Float32Array[]> {
    let rest = block;
    for (let hole = waiting[0]; hole; hole = waiting[0]) {
      const before = Math.round(hole.atSeconds * SAMPLE_RATE) - position;
      const length = rest[0]?.length ?? 0;
      if (before >= length) break;
      if (before > 0) yield rest.map((channel) => channel.subarray(0, before));
      rest = rest.map((channel) => channel.subarray(Math.max(0, before)));
      position += Math.max(0, before);
      yield* silence(hole.seconds * SAMPLE_RATE, CHANNELS, SAMPLE_RATE);
      waiting.shift();
    }
    position += rest[0]?.length ?? 0;
    yield rest;
  };
}
