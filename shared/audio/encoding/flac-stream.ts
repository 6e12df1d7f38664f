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

/** A FLAC stream that is being written. One that is not finished must be closed, or its memory is lost. */
export interface FlacStream {
  /** Takes interleaved samples and returns the frames that are full. */
  encode(samples: Int16Array): Uint8Array[];
  /** The rest. Closes. */
  finish(): Uint8Array[];
  /** Gives the memory back; does nothing the second time. */
  close(): void;
}

/**
 * Starts a FLAC stream of 16 bits. `totalSamples` (of one channel) goes into the header and must be exact, or 0 when it is
 * written there later: it is the length that players and services believe.
 */
export async function startFlacStream(format: {
  sampleRate: number;
  channels: number;
  totalSamples: number;
}): Promise<FlacStream> {
  library ??= loadLibrary();
  const flac = await library;
  const { sampleRate, channels, totalSamples } = format;
  const encoder = flac.create_libflac_encoder(sampleRate, channels, 16, COMPRESSION_LEVEL, totalSamples, false, 0);
  let ready: Uint8Array[] = [];
  let isOpen = true;
  const status = flac.init_encoder_stream(
    encoder,
    (bytes) => ready.push(bytes.slice()),
    () => undefined,
  );
  if (encoder === 0 || status !== 0) throw new Error(`The FLAC encoder could not be started (${status})`);
  const taken = () => {
    const bytes = ready;
    ready = [];
    return bytes;
  };
  const close = () => {
    if (isOpen) flac.FLAC__stream_encoder_delete(encoder);
    isOpen = false;
  };
  return {
    encode(samples) {
      const frames = samples.length / channels;
      if (frames > 0 && !flac.FLAC__stream_encoder_process_interleaved(encoder, Int32Array.from(samples), frames)) {
        throw new Error('The FLAC encoder failed');
      }
      return taken();
    },
    finish() {
      flac.FLAC__stream_encoder_finish(encoder);
      const rest = taken();
      close();
      return rest;
    },
    close,
  };
}

/** Encodes 16-bit mono samples as FLAC; see startFlacStream. */
export async function* encodeFlac(
  blocks: AsyncIterable<Int16Array>,
  format: { sampleRate: number; totalSamples: number },
): AsyncGenerator<Uint8Array> {
  const stream = await startFlacStream({ ...format, channels: 1 });
  try {
    for await (const block of blocks) yield* stream.encode(block);
    yield* stream.finish();
  } finally {
    stream.close();
  }
}
