import { spawn, type ChildProcessByStdio } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pcmToPlanar } from '../../../../shared/audio/pcm.ts';
import type { ReadWatch } from './file-source.ts';

/** A recording that the user's own ffmpeg reads for us, at a fixed rate and in stereo. */
export type ConvertedAudio = {
  codec: string;
  sampleRate: number;
  channels: number;
  hasVideo: boolean;
  blocks(): AsyncGenerator<Float32Array[]>;
};

const SAMPLE_RATE = 48_000;
const CHANNELS = 2;
const FRAME_BYTES = CHANNELS * 2;
/**
 * Formats that hold their sound in themselves. Playlists and manifests are left out: they name other files, and a hostile
 * one would have them read.
 */
const FORMATS =
  'aac,ac3,aiff,amr,ape,asf,asf_o,au,avi,caf,dsf,dts,dtshd,eac3,flac,flv,gsm,ivf,matroska,mov,mp3,mp4,mpc,mpc8,mpeg,mpegts,' +
  'mpegvideo,nut,ogg,oma,rm,shn,tak,tta,voc,w64,wav,webm,wv,xwma';

/**
 * Starts `ffmpeg` from the PATH on a file. 'missing' when there is no ffmpeg, 'refused' when it cannot read the
 * file either.
 * The watch's signal ends the process; `blocks` then ends early.
 */
export async function openWithFfmpeg(
  file: string,
  fileBytes: number,
  watch: ReadWatch,
): Promise<ConvertedAudio | 'missing' | 'refused'> {
  // An absolute path behind "file:" can be taken neither for an option nor for another protocol.
  const input = `file:${path.resolve(file)}`;
  const limits = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', FORMATS];
  const output = ['-map', '0:a:0', '-vn', '-ac', String(CHANNELS), '-ar', String(SAMPLE_RATE), '-f', 's16le', 'pipe:1'];
  const child = spawn(
    'ffmpeg',
    ['-nostdin', '-hide_banner', '-nostats', ...processorLimit(fileBytes), ...limits, '-i', input, ...output],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(watch.signal && { signal: watch.signal }),
    },
  );
  const log = collectLog(child);
  const first = await firstChunk(child);
  if (typeof first === 'string') return first;
  const text = log();
  const totalSeconds = statedSeconds(text);
  return {
    codec: /Audio: (\w+)/.exec(text)?.[1] ?? 'unknown',
    sampleRate: SAMPLE_RATE,
    channels: CHANNELS,
    hasVideo: /Stream .*Video: (?!.*attached pic)/.test(text),
    async *blocks() {
      let bytes = 0;
      try {
        for await (const block of alignedBlocks(first, child.stdout)) {
          if (watch.signal?.aborted) return;
          bytes += block.length;
          const share = totalSeconds > 0 ? Math.min(1, bytes / FRAME_BYTES / SAMPLE_RATE / totalSeconds) : 0;
          watch.onProgress?.(Math.round(share * fileBytes), fileBytes);
          yield pcmToPlanar(block, { encoding: 'integer', bitsPerSample: 16, isBigEndian: false, channels: CHANNELS });
        }
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

function collectLog(child: Ffmpeg): () => string {
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    if (text.length < 65_536) text += part;
  });
  return () => text;
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

function statedSeconds(log: string): number {
  const match = /Duration: (\d+):(\d+):([\d.]+)/.exec(log);
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]) : 0;
}
