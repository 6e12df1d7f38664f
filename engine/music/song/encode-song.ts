import { joinBytes } from '../../../shared/audio/byte-source.ts';
import { createSoundEncoder } from '../../../shared/audio/encoding/create-sound-encoder.ts';
import { startMp3Stream } from '../../../shared/audio/encoding/mp3-stream.ts';
import { createResampler } from '../../../shared/audio/conversion/resampler.ts';
import { toInt16 } from '../../../shared/audio/wav.ts';
import { SONG_RATE_HZ } from '../mixing/render-options.ts';
import type { Stereo } from '../../../shared/audio/treatment/stereo.ts';

/** How a song is written; always stereo. `bitrate` in bits a second counts for mp3 only. `pcm` is 16-bit little-endian. */
export type SongFormat = { format: 'mp3' | 'wav' | 'pcm'; sampleRateHz: number; bitrate: number };

/** Writes a song piece by piece. */
export type SongEncoder = {
  add: (block: Stereo) => Uint8Array;
  /** The rest; and, of a whole file, what is to be written over its beginning. */
  finish: () => { rest: Uint8Array; patch: { offset: number; bytes: Uint8Array } | null };
};

/** Creates an encoder; a stream has nothing that would have to be patched. A WAV cannot be streamed. */
export async function createSongEncoder(format: SongFormat, { isWhole }: { isWhole: boolean }): Promise<SongEncoder> {
  const encoder = await bareEncoder(format, isWhole);
  if (format.sampleRateHz === SONG_RATE_HZ) {
    return { add: ({ left, right }) => encoder.encode([left, right]), finish: encoder.finish };
  }
  const [left, right] = [
    createResampler(SONG_RATE_HZ, format.sampleRateHz),
    createResampler(SONG_RATE_HZ, format.sampleRateHz),
  ];
  return {
    add: (block) => encoder.encode([left.push(block.left), right.push(block.right)]),
    finish() {
      const last = encoder.encode([left.flush(), right.flush()]);
      const { rest, patch } = encoder.finish();
      return { rest: joinBytes([last, rest]), patch };
    },
  };
}

type BareEncoder = { encode: (channels: Float32Array[]) => Uint8Array; finish: SongEncoder['finish'] };

async function bareEncoder({ format, sampleRateHz, bitrate }: SongFormat, isWhole: boolean): Promise<BareEncoder> {
  if (format === 'pcm' || (format === 'wav' && !isWhole)) {
    return {
      encode: (channels) => new Uint8Array(toInt16(channels).buffer),
      finish: () => ({ rest: new Uint8Array(0), patch: null }),
    };
  }
  if (format === 'mp3' && !isWhole) {
    const stream = await startMp3Stream({ sampleRateHz, channels: 2, bitrate });
    return { encode: (channels) => stream.encode(channels), finish: () => ({ rest: stream.finish(), patch: null }) };
  }
  const encoder = await createSoundEncoder({
    format: format === 'wav' ? 'wav' : 'mp3',
    sampleRateHz,
    channels: 2,
    bitrate,
  });
  return { encode: (channels) => encoder.encode(channels), finish: () => encoder.finish() };
}
