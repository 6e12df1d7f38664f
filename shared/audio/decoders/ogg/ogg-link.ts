import { decoder as createFlacDecoder } from '@audio/decode-flac';
import { decoder as createOpusDecoder } from '@audio/decode-opus';
import { decoder as createVorbisDecoder } from '@audio/decode-vorbis';
import type { OggPage } from '../../containers/ogg/ogg-pages.ts';
import type { OggStream } from '../../containers/ogg/ogg-streams.ts';
import { LONGEST_SILENCE_MS, silence } from '../../silence.ts';
import { samplesOf, type ChunkDecoder } from '../packet-decoder.ts';
import type { RatedBlock } from '../steady-blocks.ts';

const CREATE: Record<OggStream['codec'], () => Promise<ChunkDecoder>> = {
  opus: createOpusDecoder,
  vorbis: createVorbisDecoder,
  flac: createFlacDecoder,
};

/** Encoders round their counts; only a longer hole is one. */
const GAP_SECONDS = 0.1;
/** A count that claims a longer hole is damage. */
const MAX_GAP_SECONDS = LONGEST_SILENCE_MS / 1000;

/** Decodes one logical stream, page by page, on its own time line. */
export interface OggLink {
  push(page: OggPage): Generator<RatedBlock>;
  /** The decoder's rest. */
  end(): Generator<RatedBlock>;
  hasGaps(): boolean;
  free(): void;
}

/** `keepsLateStart`: whether sound that begins later than zero is preceded by silence (beside a video it is). */
export async function openOggLink(
  stream: OggStream,
  { keepsLateStart }: { keepsLateStart: boolean },
): Promise<OggLink> {
  const decoder = await CREATE[stream.codec]();
  const line = createGranuleLine(stream, keepsLateStart);
  function* place(samples: Float32Array[] | null): Generator<RatedBlock> {
    if (!samples) return;
    const missing = line.missingBefore(samples[0]?.length ?? 0);
    for (const block of silence(missing, samples.length, stream.sampleRate))
      yield { channels: block, sampleRate: stream.sampleRate };
    yield { channels: samples, sampleRate: stream.sampleRate };
  }
  return {
    *push(page) {
      // A page is decoded when the next one comes, so that what comes out now belongs to the pages before.
      yield* place(samplesOf(decoder.decode(page.bytes.slice())));
      if (page.granule >= 0n) line.reached(Number(page.granule));
    },
    *end() {
      yield* place(decoder.flush ? samplesOf(decoder.flush()) : null);
    },
    hasGaps: () => line.hasGaps(),
    free: () => decoder.free(),
  };
}

/** Compares what was decoded with the counts that pages carry: where pages are missing, so is their sound. */
function createGranuleLine({ sampleRate, preSkip }: OggStream, keepsLateStart: boolean) {
  let granule = 0;
  let origin: number | null = null;
  let written = 0;
  let hasGaps = false;
  const isHole = (samples: number) => samples > GAP_SECONDS * sampleRate && samples <= MAX_GAP_SECONDS * sampleRate;
  return {
    hasGaps: () => hasGaps,
    reached: (value: number) => (granule = value),
    /** Samples of silence that belong before a block of `length`. */
    missingBefore(length: number): number {
      const end = granule - preSkip;
      const isFirst = origin === null;
      if (origin === null) origin = keepsLateStart && isHole(end - length) ? 0 : end - length;
      const missing = end - origin - written - length;
      // A count that goes back begins anew from here.
      if (missing < -GAP_SECONDS * sampleRate && !isFirst) origin += missing;
      const silent = isHole(missing) ? missing : 0;
      if (silent > 0) hasGaps = true;
      else if (missing > 0 && missing > GAP_SECONDS * sampleRate) origin += missing;
      written += silent + length;
      return silent;
    },
  };
}
