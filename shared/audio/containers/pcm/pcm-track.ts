import type { PcmFormat } from '../../pcm.ts';

/** Where the samples of a PCM container lie. `declaredBytes` is null for streams whose header does not know the length. */
export type PcmTrack = {
  codec: string;
  sampleRate: number;
  format: PcmFormat;
  dataOffset: number;
  declaredBytes: number | null;
};
