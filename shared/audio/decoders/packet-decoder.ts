/** Result of feeding some bytes: planar samples, possibly none. */
export type DecodedChunk = { channelData: Float32Array[]; sampleRate: number };

/** The common shape of the streaming WASM decoders. */
export interface ChunkDecoder {
  decode(bytes: Uint8Array): DecodedChunk;
  flush?(): DecodedChunk;
  free(): void;
}

/** The decoded channels, or null when there is no sample in them. */
export function samplesOf(chunk: DecodedChunk): Float32Array[] | null {
  return (chunk.channelData[0]?.length ?? 0) > 0 ? chunk.channelData : null;
}

/** Yields the samples of everything `input` feeds to the decoder, with the decoder's own rest at the end. */
export async function* decodeChunks(
  decoder: ChunkDecoder,
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<Float32Array[]> {
  for await (const bytes of input) {
    const samples = samplesOf(decoder.decode(bytes));
    if (samples) yield samples;
  }
  const rest = decoder.flush ? samplesOf(decoder.flush()) : null;
  if (rest) yield rest;
}

/** Holds the decoder of the pass under way, so that `close` can free it. Decoders are one-shot: every pass makes its own. */
export function createDecoderSlot(): { hold<T extends { free(): void }>(decoder: T): T; free(): void } {
  let current: { free(): void } | null = null;
  const free = () => {
    current?.free();
    current = null;
  };
  return {
    hold(decoder) {
      free();
      current = decoder;
      return decoder;
    },
    free,
  };
}
