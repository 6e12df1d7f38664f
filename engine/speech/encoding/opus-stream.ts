import OpusScript from 'opusscript';
import { asciiBytes, joinBytes } from '../../../shared/audio/byte-source.ts';
import { toInt16 } from '../../../shared/audio/wav.ts';
import type { AudioEncoder, AudioEncoderFormat } from '../audio-encoder.ts';
import { createOggPages } from './ogg-pages.ts';

/** Sample rates that Opus has; the container counts at the last of them whatever the sound's is (RFC 7845). */
const OPUS_RATES_HZ = [8000, 12_000, 16_000, 24_000, 48_000] as const;
type OpusRate = (typeof OPUS_RATES_HZ)[number];
const GRANULE_RATE_HZ = 48_000;
const FRAME_MS = 20;
/** What libopus looks ahead, 6.5 ms: players take it away from the beginning. */
const PRE_SKIP = 312;
const VENDOR = 'libopus';

/** The rate that sound of a wanted rate is written at: the lowest of Opus that loses nothing. */
export function opusRateHz(wantedHz: number): number {
  return OPUS_RATES_HZ.find((rate) => rate >= wantedHz) ?? GRANULE_RATE_HZ;
}

/** Opus in Ogg, exact in length. `sampleRateHz` must be a rate of Opus (see opusRateHz); the bit rate is the encoder's choice. */
export function createOpusEncoder({ sampleRateHz, channels }: AudioEncoderFormat): AudioEncoder {
  const pages = createPages(sampleRateHz, channels);
  const { frameSamples } = pages;
  let rest: Float32Array = new Float32Array(0);
  let taken = 0;
  return {
    encode(samples) {
      taken += samples.length;
      const pieces: Uint8Array[] = [];
      const all = new Float32Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      let at = 0;
      // The last frame stays behind: only it may end the stream.
      for (; at + frameSamples < all.length; at += frameSamples) {
        pieces.push(pages.next(all.subarray(at, at + frameSamples)));
      }
      rest = all.slice(at);
      return joinBytes(pieces);
    },
    finish() {
      const pieces: Uint8Array[] = [];
      const end = (taken * GRANULE_RATE_HZ) / sampleRateHz + PRE_SKIP;
      for (let isLast = false; !isLast; rest = rest.subarray(frameSamples)) {
        const samples = new Float32Array(frameSamples);
        samples.set(rest.subarray(0, frameSamples));
        isLast = pages.granule() + pages.frameGranules >= end;
        pieces.push(pages.next(samples, isLast ? end : null));
      }
      pages.close();
      return { rest: joinBytes(pieces), patch: null };
    },
    close: () => pages.close(),
  };
}

/** Frames of sound as pages, the two headers before the first. `end` is the position at which the last page cuts the sound. */
function createPages(sampleRateHz: number, channels: 1 | 2) {
  // Not the WebAssembly build: that one looks for its file beside itself.
  const opus = new OpusScript(sampleRateHz as OpusRate, channels, OpusScript.Application.AUDIO, { wasm: false });
  const page = createOggPages((Math.random() * 0xffffffff) >>> 0);
  const frameSamples = (sampleRateHz * FRAME_MS) / 1000;
  const frameGranules = (GRANULE_RATE_HZ * FRAME_MS) / 1000;
  let granule = 0;
  let isOpen = true;
  const headers = () => [
    page({ packet: headPacket(sampleRateHz, channels), granule: 0, isFirst: true }),
    page({ packet: tagsPacket(), granule: 0 }),
  ];
  return {
    frameSamples,
    frameGranules,
    granule: () => granule,
    next(samples: Float32Array, end: number | null = null): Uint8Array {
      const before = granule === 0 ? headers() : [];
      const values = toInt16(channels === 2 ? [samples, samples] : [samples]);
      const packet = Uint8Array.from(opus.encode(Buffer.from(values.buffer), frameSamples));
      granule += frameGranules;
      return joinBytes([...before, page({ packet, granule: end ?? granule, isLast: end !== null })]);
    },
    close() {
      if (isOpen) opus.delete();
      isOpen = false;
    },
  };
}

function headPacket(sampleRateHz: number, channels: number): Uint8Array {
  const packet = new Uint8Array(19);
  const view = new DataView(packet.buffer);
  packet.set(asciiBytes('OpusHead'));
  packet[8] = 1;
  packet[9] = channels;
  view.setUint16(10, PRE_SKIP, true);
  view.setUint32(12, sampleRateHz, true);
  return packet;
}

function tagsPacket(): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, VENDOR.length, true);
  return joinBytes([asciiBytes('OpusTags'), length, asciiBytes(VENDOR), new Uint8Array(4)]);
}
