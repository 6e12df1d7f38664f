import type { ByteSource } from '../../byte-source.ts';

/** Rates by their index in the header. */
export const ADTS_SAMPLE_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];
const WINDOW_BYTES = 65_536;

/** Facts of one ADTS frame; `sizeBytes` counts its header. */
export type AdtsHeader = {
  sizeBytes: number;
  headerBytes: number;
  sampleRate: number;
  channels: number;
  objectType: number;
};

/** Decodes the ADTS header at `offset`, null where there is none. */
export function adtsHeader(bytes: Uint8Array, offset = 0): AdtsHeader | null {
  const [sync = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(offset, offset + 7);
  if (offset + 7 > bytes.length || sync !== 0xff || (second & 0xf6) !== 0xf0) return null;
  const sizeBytes = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  const sampleRate = ADTS_SAMPLE_RATES[(third >> 2) & 15];
  const headerBytes = second & 1 ? 7 : 9;
  if (sizeBytes <= headerBytes || sampleRate === undefined) return null;
  // Channel configuration 0 means the layout stands in the stream, which is stereo for the broadcasters that write it.
  const configuration = ((third & 1) << 2) | (fourth >> 6);
  const channels = configuration === 7 ? 8 : configuration === 0 ? 2 : configuration;
  return { sizeBytes, headerBytes, sampleRate, channels, objectType: (third >> 6) + 1 };
}

/** Walks the stream and yields whole frames, header included, skipping whatever lies between them. */
export async function* adtsRuns(source: ByteSource, start: number): AsyncGenerator<Uint8Array[]> {
  for (let offset = start; offset < source.size;) {
    const window = await source.read(offset, WINDOW_BYTES);
    if (window.length < 7) return;
    const run: Uint8Array[] = [];
    let position = 0;
    for (let header = adtsHeader(window, 0); header; header = adtsHeader(window, position)) {
      if (position + header.sizeBytes > window.length) break;
      run.push(window.subarray(position, position + header.sizeBytes));
      position += header.sizeBytes;
    }
    if (run.length > 0) yield run;
    offset += position > 0 ? position : nextSync(window);
  }
}

function nextSync(window: Uint8Array): number {
  for (let position = 1; position + 7 <= window.length; position += 1) {
    const header = window[position] === 0xff ? adtsHeader(window, position) : null;
    if (header && adtsHeader(window, position + header.sizeBytes)) return position;
  }
  return Math.max(1, window.length - 6);
}
