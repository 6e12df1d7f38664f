import { ADTS_SAMPLE_RATES, type AdtsHeader } from '../aac/adts.ts';
import { elementaryStream } from './elementary-stream.ts';
import { makeBox } from './mp4-boxes.ts';
import { soundEntry, withCount } from './sample-descriptions.ts';

/** Body of an `stsd` box for AAC whose AudioSpecificConfig is `config`. */
export function aacSampleDescription(config: Uint8Array, format: { channels: number; sampleRate: number }): Uint8Array {
  return withCount(makeBox('mp4a', soundEntry(format), elementaryStream({ objectType: 0x40, config })));
}

/** The AudioSpecificConfig of a raw AAC stream. */
export function aacConfig({ objectType, sampleRate, channels }: AdtsHeader): Uint8Array {
  const rate = ADTS_SAMPLE_RATES.indexOf(sampleRate);
  const layout = channels === 8 ? 7 : channels;
  return new Uint8Array([(objectType << 3) | (rate >> 1), ((rate & 1) << 7) | (layout << 3)]);
}
