/** What four bytes of an MPEG audio frame header say. */
export type Mp3FrameHeader = {
  /** 1, 2 or 2.5. */
  version: number;
  layer: number;
  bitrateKbps: number;
  sampleRate: number;
  channels: number;
  sizeBytes: number;
  samples: number;
  /** Bytes of side information between header and main data (layer III). */
  sideInfoBytes: number;
};

const BITRATES_KBPS: Record<string, number[]> = {
  '1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2-3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const VERSIONS = [2.5, 0, 2, 1];

/** Decodes the frame header at `offset`, null where there is none. Free-format frames count as none. */
export function mp3FrameHeader(bytes: Uint8Array, offset: number): Mp3FrameHeader | null {
  const [sync = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(offset, offset + 4);
  if (sync !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const version = VERSIONS[(second >> 3) & 3] ?? 0;
  const layer = 4 - ((second >> 1) & 3);
  const baseRate = SAMPLE_RATES[(third >> 2) & 3];
  if (version === 0 || layer === 4 || baseRate === undefined || (fourth & 3) === 2) return null;
  const bitrateKbps = BITRATES_KBPS[`${version === 1 ? 1 : 2}-${layer}`]?.[third >> 4] ?? 0;
  if (bitrateKbps === 0) return null;
  const sampleRate = baseRate / (version === 1 ? 1 : version === 2 ? 2 : 4);
  const samples = layer === 1 ? 384 : layer === 3 && version !== 1 ? 576 : 1152;
  const padding = (third >> 1) & 1;
  const slot = layer === 1 ? 4 : 1;
  const sizeBytes = (Math.floor((samples * bitrateKbps * 125) / sampleRate / slot) + padding) * slot;
  const channels = fourth >> 6 === 3 ? 1 : 2;
  const sideInfoBytes = version === 1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  return { version, layer, bitrateKbps, sampleRate, channels, sizeBytes, samples, sideInfoBytes };
}

/** Whether two headers can belong to one stream. */
export function sameMp3Stream(a: Mp3FrameHeader, b: Mp3FrameHeader): boolean {
  return a.version === b.version && a.layer === b.layer && a.sampleRate === b.sampleRate;
}
