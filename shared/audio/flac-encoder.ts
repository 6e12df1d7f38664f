/** The part of libflacjs that is used here; its own types describe several builds at once. */
type FlacLibrary = {
  isReady(): boolean;
  on(event: 'ready', listener: () => void): void;
  create_libflac_encoder(
    sampleRate: number,
    channels: number,
    bitsPerSample: number,
    compressionLevel: number,
    totalSamples: number,
    verify: boolean,
    blockSize: number,
  ): number;
  init_encoder_stream(encoder: number, onBytes: (bytes: Uint8Array) => void, onMetadata: () => void): number;
  FLAC__stream_encoder_process_interleaved(encoder: number, samples: Int32Array, frames: number): boolean;
  FLAC__stream_encoder_finish(encoder: number): boolean;
  FLAC__stream_encoder_delete(encoder: number): void;
};

/** Level 5 saves no more than 2 % on speech and takes half as long again. */
const COMPRESSION_LEVEL = 3;

let library: Promise<FlacLibrary> | null = null;

/** The asm.js build: the WebAssembly build crashes in Node from version 18 on, because it fetches a path. */
async function loadLibrary(): Promise<FlacLibrary> {
  // The build reads this at start to find side files that it does not have; inside an ES module bundle it is missing.
  const scope = globalThis as { __dirname?: string };
  scope.__dirname ??= '.';
  const loaded = (await import('libflacjs/dist/libflac.js')) as unknown as { default: FlacLibrary };
  const flac = loaded.default;
  if (!flac.isReady()) await new Promise<void>((resolve) => flac.on('ready', resolve));
  return flac;
}

/**
 * Encodes 16-bit mono samples as FLAC. `totalSamples` goes into the header and must be exact: it is the length that players
 * and services believe.
 */
export async function* encodeFlac(
  blocks: AsyncIterable<Int16Array>,
  format: { sampleRate: number; totalSamples: number },
): AsyncGenerator<Uint8Array> {
  library ??= loadLibrary();
  const flac = await library;
  const encoder = flac.create_libflac_encoder(
    format.sampleRate,
    1,
    16,
    COMPRESSION_LEVEL,
    format.totalSamples,
    false,
    0,
  );
  let ready: Uint8Array[] = [];
  const status = flac.init_encoder_stream(
    encoder,
    (bytes) => ready.push(bytes.slice()),
    () => undefined,
  );
  if (encoder === 0 || status !== 0) throw new Error(`The FLAC encoder could not be started (${status})`);
  try {
    for await (const block of blocks) {
      if (!flac.FLAC__stream_encoder_process_interleaved(encoder, Int32Array.from(block), block.length)) {
        throw new Error('The FLAC encoder failed');
      }
      yield* ready;
      ready = [];
    }
    flac.FLAC__stream_encoder_finish(encoder);
    yield* ready;
  } finally {
    flac.FLAC__stream_encoder_delete(encoder);
  }
}
