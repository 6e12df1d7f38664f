import type { RecordingId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { apiFailure } from '../../api/connection/api-failure.ts';
import type { Recorder } from '../../media/recorder/recorder.ts';
import { pcmBytes } from '../../media/recorder/wav-writer.ts';
import type { RecordingDisk } from './recording-disk.ts';

/** How much is sent at once: what a crash of the window may cost. */
const PART_MS = 1000;
const TRIES = 3;

type Source = Pick<Recorder, 'startInto' | 'sampleRateHz'>;
type Options = {
  disk: RecordingDisk;
  /** Nothing more can be written, as on a full disk. What could not be is kept here, for `save`. */
  onUnwritable: (error: unknown) => void;
};

/** One recording of any length: samples go to the disk as they come, and none are kept here. */
export class StreamedRecording {
  readonly #id: RecordingId;
  readonly #bytesPerPart: number;
  readonly #options: Options;
  #unsent: Float32Array[] = [];
  #unsentBytes = 0;
  #sentBytes = 0;
  #sending: Promise<void> | null = null;

  private constructor(id: RecordingId, sampleRateHz: number, options: Options) {
    this.#id = id;
    this.#bytesPerPart = (2 * sampleRateHz * PART_MS) / 1000;
    this.#options = options;
  }

  /** Begins one on the disk, then takes what the microphone gives. Throws like `disk.begin`. */
  static async begin(source: Source, options: Options): Promise<StreamedRecording> {
    const { id } = await options.disk.begin({ sampleRateHz: source.sampleRateHz });
    const recording = new StreamedRecording(id, source.sampleRateHz, options);
    source.startInto((samples) => recording.#take(samples));
    return recording;
  }

  /** Whether nothing has come yet. */
  get isEmpty(): boolean {
    return this.#sentBytes + this.#unsentBytes === 0 && this.#sending === null;
  }

  /** Takes it into the library. Throws like `disk.append` and `disk.finish`; `save` tries again then. */
  async finish(): Promise<LibraryItem> {
    await this.#sending;
    await this.#sendRest();
    return await this.#options.disk.finish(this.#id);
  }

  /** Takes it into the library after a failure, at the worst without what still cannot be written. Throws like `disk.finish`. */
  async save(): Promise<LibraryItem> {
    await this.#sendRest().catch(() => undefined);
    return await this.#options.disk.finish(this.#id);
  }

  /** Throws it away. */
  async discard(): Promise<void> {
    this.#unsent = [];
    this.#unsentBytes = 0;
    await this.#sending;
    await this.#options.disk.discard(this.#id);
  }

  #take(samples: Float32Array): void {
    this.#unsent.push(samples);
    this.#unsentBytes += 2 * samples.length;
    if (this.#unsentBytes < this.#bytesPerPart || this.#sending) return;
    this.#sending = this.#sendRest()
      .catch((error: unknown) => this.#options.onUnwritable(error))
      .finally(() => (this.#sending = null));
  }

  /** One part after the other: the place of each is where the one before ends. */
  async #sendRest(): Promise<void> {
    while (this.#unsentBytes > 0) {
      const part = this.#unsent;
      [this.#unsent, this.#unsentBytes] = [[], 0];
      const bytes = pcmBytes(part);
      try {
        await this.#append(bytes);
      } catch (error) {
        this.#unsent = [...part, ...this.#unsent];
        this.#unsentBytes += bytes.length;
        throw error;
      }
      this.#sentBytes += bytes.length;
    }
  }

  async #append(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        await this.#options.disk.append(this.#id, this.#sentBytes, bytes);
        return;
      } catch (error) {
        // A full disk does not empty itself within a moment.
        if (left === 0 || apiFailure(error).code !== 'INTERNAL') throw error;
      }
    }
  }
}
