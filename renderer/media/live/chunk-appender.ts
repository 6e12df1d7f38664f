/** The part of a SourceBuffer that is used; tests give their own. */
export type ByteSink = {
  readonly updating: boolean;
  appendBuffer(bytes: Uint8Array<ArrayBuffer>): void;
  addEventListener(type: 'updateend' | 'error', listener: () => void): void;
};

const RETRY_WHEN_FULL_MS = 500;

/**
 * Hands bytes to a source buffer one piece after the other, in the order of their arrival; what arrives in the meantime goes
 * in together. A full buffer waits until playback has made room.
 */
export class ChunkAppender {
  readonly #sink: ByteSink;
  readonly #onDrained: () => void;
  readonly #onFailed: (error: unknown) => void;
  #waiting: Uint8Array[] = [];
  #isEnded = false;
  #isClosed = false;

  /** `onDrained` is called once, when `end` was called and everything is in the buffer. */
  constructor(sink: ByteSink, events: { onDrained: () => void; onFailed: (error: unknown) => void }) {
    this.#sink = sink;
    this.#onDrained = events.onDrained;
    this.#onFailed = events.onFailed;
    sink.addEventListener('updateend', () => this.#pump());
    sink.addEventListener('error', () => this.#fail(new Error('The received audio could not be decoded.')));
  }

  append(bytes: Uint8Array): void {
    if (this.#isClosed || bytes.byteLength === 0) return;
    this.#waiting.push(bytes);
    this.#pump();
  }

  /** No more bytes will come. */
  end(): void {
    this.#isEnded = true;
    this.#pump();
  }

  /** Drops what waits; nothing is appended any more. */
  close(): void {
    this.#isClosed = true;
    this.#waiting = [];
  }

  #pump(): void {
    if (this.#isClosed || this.#sink.updating) return;
    if (this.#waiting.length > 0) {
      this.#appendWaiting();
    } else if (this.#isEnded) {
      this.close();
      this.#onDrained();
    }
  }

  #appendWaiting(): void {
    const bytes = joined(this.#waiting);
    try {
      this.#sink.appendBuffer(bytes);
      this.#waiting = [];
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') {
        this.#waiting = [bytes];
        setTimeout(() => this.#pump(), RETRY_WHEN_FULL_MS);
      } else this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (this.#isClosed) return;
    this.close();
    this.#onFailed(error);
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.byteLength;
  }
  return bytes;
}
