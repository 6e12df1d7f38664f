import { ChunkAppender } from './chunk-appender.ts';
import { mp3DelayMs } from './mp3-delay.ts';

const TYPE = 'audio/mpeg';

/**
 * What is left of sound that broke off: a `part` that stays playable, `nothing` where the answer ended without sound, or it
 * is `unknown` whether there is any, because it could not be asked for or decoded.
 */
export type LiveBreak = 'part' | 'nothing' | 'unknown';

/** What a live source tells. */
export type LiveEvents = {
  /** All of the sound is there. */
  onComplete: () => void;
  /** There will be no more, and it is not all: see LiveBreak. */
  onBroken: (what: LiveBreak) => void;
  /** The length has grown. */
  onGrown: () => void;
};

/** Whether growing sound can be played here; otherwise the plain address must do. */
export function canPlayLive(): boolean {
  return typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(TYPE);
}

/**
 * Sound that is still being made: reads a growing mp3 and feeds it to a MediaSource, so that playing starts with the first
 * chunk and one can go back in what has come. It is asked for at once, also where its first chunk is still to come.
 * `objectUrl` is for one media element; `close` frees it.
 */
export class LiveSource {
  readonly objectUrl: string;
  readonly #media = new MediaSource();
  readonly #abort = new AbortController();
  readonly #events: LiveEvents;
  #buffer: SourceBuffer | null = null;
  #isComplete = false;
  #delayMs: number | null = null;

  constructor(url: string, events: LiveEvents) {
    this.#events = events;
    this.objectUrl = URL.createObjectURL(this.#media);
    const opened = new Promise<ChunkAppender>((resolve, reject) => {
      const open = () => {
        try {
          resolve(this.#open());
        } catch (error) {
          reject(error);
        }
      };
      this.#media.addEventListener('sourceopen', open, { once: true });
    });
    // Both take a moment, and neither has to wait for the other.
    void this.#read(fetch(url, { signal: this.#abort.signal }), opened);
  }

  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** How much later than its own times the sound is heard, ms; see mp3DelayMs. */
  delayMs(): number {
    return this.#delayMs ?? 0;
  }

  /** Seconds on the element's time line that can be played now. */
  endSeconds(): number {
    const ranges = this.#buffer?.buffered;
    return ranges && ranges.length > 0 ? ranges.end(ranges.length - 1) : 0;
  }

  close(): void {
    this.#abort.abort();
    this.#buffer = null;
    URL.revokeObjectURL(this.objectUrl);
  }

  async #read(asked: Promise<Response>, opened: Promise<ChunkAppender>): Promise<void> {
    try {
      const [response, appender] = await Promise.all([asked, opened]);
      if (!response.ok || !response.body) throw new Error(`The audio is unavailable (HTTP ${response.status}).`);
      const reader = response.body.getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        this.#delayMs ??= mp3DelayMs(piece.value, 'stream');
        appender.append(piece.value);
      }
      appender.end();
    } catch (error) {
      this.#broken(error);
    }
  }

  #open(): ChunkAppender {
    const buffer = this.#media.addSourceBuffer(TYPE);
    this.#buffer = buffer;
    buffer.addEventListener('updateend', () => this.#events.onGrown());
    return new ChunkAppender(buffer, {
      onDrained: () => this.#finish(),
      onFailed: (error) => this.#broken(error),
    });
  }

  #finish(): void {
    if (this.#abort.signal.aborted) return;
    const isEmpty = this.endSeconds() === 0;
    // The end of nothing would be a failure of the element.
    if (this.#media.readyState === 'open' && !isEmpty) this.#media.endOfStream();
    this.#isComplete = true;
    if (isEmpty) this.#events.onBroken('nothing');
    else this.#events.onComplete();
  }

  #broken(error: unknown): void {
    if (this.#abort.signal.aborted) return;
    console.warn('The audio stream ended early.', error);
    const isEmpty = this.endSeconds() === 0;
    const isOpen = this.#media.readyState === 'open' && this.#buffer?.updating !== true;
    if (isOpen && !isEmpty) this.#media.endOfStream();
    this.#isComplete = true;
    this.#events.onBroken(isEmpty ? 'unknown' : 'part');
  }
}
