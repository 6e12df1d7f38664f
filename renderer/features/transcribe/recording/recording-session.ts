import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { RecordingId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import type { MeterReading } from '../../../media/recorder/level-meter.ts';
import {
  type MicrophoneProblem,
  microphoneProblem,
  type Recorder,
  type RecorderEvents,
} from '../../../media/recorder/recorder.ts';
import { pcmBytes } from '../../../media/recorder/wav-writer.ts';

/** How much is sent at once: what a crash of the window may cost. */
const PART_MS = 1000;
const TRIES = 3;

/**
 * Where a recording stands. `failed`: it could not be written further or not be taken into the library; what was recorded is on the
 * disk, and `save` tries again to take it in.
 */
export type RecordingState =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'recording' }
  | { kind: 'saving' }
  | { kind: 'blocked'; problem: MicrophoneProblem | null; message: string }
  | { kind: 'failed'; failure: FailureRecord };

type Opened = Pick<Recorder, 'startInto' | 'close' | 'keptMs' | 'sampleRateHz'>;

/** What a recording is made with and tells. `added` gets the recordings of the library that came of it. */
export type RecordingPorts = {
  open: (events: RecorderEvents) => Promise<Opened>;
  begin: (input: { sampleRateHz: number }) => Promise<{ id: RecordingId }>;
  append: (id: RecordingId, at: number, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown>;
  finish: (id: RecordingId) => Promise<LibraryItem>;
  discard: (id: RecordingId) => Promise<unknown>;
  /** Takes in what could not be taken in when it ended. */
  recover: () => Promise<LibraryItem[]>;
  tell: (state: RecordingState) => void;
  level: (reading: MeterReading, keptMs: number) => void;
  /** The microphone was taken away; what was recorded is being saved. */
  lost: () => void;
  added: (items: LibraryItem[]) => void;
};

/** One recording after another, of any length: samples go to the disk as they come, and none are kept here. */
export class RecordingSession {
  readonly #ports: RecordingPorts;
  #state: RecordingState = { kind: 'idle' };
  #recorder: Opened | null = null;
  #id: RecordingId | null = null;
  #unsent: Float32Array[] = [];
  #unsentSamples = 0;
  #sentBytes = 0;
  #sending: Promise<void> | null = null;
  #keptMs = 0;

  constructor(ports: RecordingPorts) {
    this.#ports = ports;
  }

  /** Length of what was recorded so far, ms. */
  get keptMs(): number {
    return this.#keptMs;
  }

  /** Opens the microphone and records. */
  async start(): Promise<void> {
    if (['opening', 'recording', 'saving'].includes(this.#state.kind)) return;
    this.#setState({ kind: 'opening' });
    let opened: Opened | null = null;
    try {
      opened = await this.#ports.open({ level: (reading) => this.#listen(reading), lost: () => void this.#onLost() });
      const { id } = await this.#ports.begin({ sampleRateHz: opened.sampleRateHz });
      [this.#id, this.#unsent, this.#unsentSamples, this.#sentBytes, this.#keptMs] = [id, [], 0, 0, 0];
      this.#recorder = opened;
      opened.startInto((samples) => this.#take(samples));
      this.#setState({ kind: 'recording' });
    } catch (error) {
      opened?.close();
      this.#setState(blockedBy(error));
    }
  }

  /** Ends the recording and takes it into the library. */
  async stop(): Promise<void> {
    if (this.#state.kind !== 'recording' || this.#id === null) return;
    const id = this.#id;
    this.#closeMicrophone();
    this.#setState({ kind: 'saving' });
    try {
      await this.#sending?.catch(() => undefined);
      await this.#sendRest(id);
      await this.#takeIn(async () => [await this.#ports.finish(id)]);
    } catch (error) {
      this.#setState({ kind: 'failed', failure: apiFailure(error) });
    }
  }

  /** Ends the recording and throws it away. */
  async discard(): Promise<void> {
    const id = this.#id;
    if (this.#state.kind !== 'recording' || id === null) return;
    this.#closeMicrophone();
    this.#id = null;
    this.#setState({ kind: 'idle' });
    await this.#sending?.catch(() => undefined);
    await this.#ports.discard(id);
  }

  /** Takes what was recorded into the library, after a failure. */
  async save(): Promise<void> {
    if (this.#state.kind !== 'failed') return;
    this.#setState({ kind: 'saving' });
    try {
      // The seconds that could not be written are still here. Where they still cannot be, all before them counts more.
      if (this.#id !== null) await this.#sendRest(this.#id).catch(() => undefined);
      await this.#takeIn(() => this.#ports.recover());
    } catch (error) {
      this.#setState({ kind: 'failed', failure: apiFailure(error) });
    }
  }

  /** Leaves a problem behind. */
  dismiss(): void {
    if (this.#state.kind === 'blocked' || this.#state.kind === 'failed') this.#setState({ kind: 'idle' });
  }

  async #takeIn(work: () => Promise<LibraryItem[]>): Promise<void> {
    const items = await work();
    this.#id = null;
    this.#setState({ kind: 'idle' });
    this.#ports.added(items);
  }

  #take(samples: Float32Array): void {
    this.#unsent.push(samples);
    this.#unsentSamples += samples.length;
    const rate = this.#recorder?.sampleRateHz ?? 0;
    if (this.#unsentSamples * 1000 < rate * PART_MS || this.#sending || this.#id === null) return;
    const id = this.#id;
    this.#sending = this.#sendRest(id)
      .catch((error: unknown) => this.#onUnwritable(error))
      .finally(() => (this.#sending = null));
  }

  /** One part after the other: the place of each is where the one before ends. */
  async #sendRest(id: RecordingId): Promise<void> {
    while (this.#unsentSamples > 0) {
      const part = this.#unsent;
      [this.#unsent, this.#unsentSamples] = [[], 0];
      const bytes = pcmBytes(part);
      try {
        await this.#append(id, bytes);
      } catch (error) {
        this.#unsent = [...part, ...this.#unsent];
        this.#unsentSamples += bytes.length / 2;
        throw error;
      }
      this.#sentBytes += bytes.length;
    }
  }

  async #append(id: RecordingId, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        await this.#ports.append(id, this.#sentBytes, bytes);
        return;
      } catch (error) {
        // A full disk does not empty itself within a moment.
        if (left === 0 || apiFailure(error).code !== 'INTERNAL') throw error;
      }
    }
  }

  #onUnwritable(error: unknown): void {
    if (this.#state.kind !== 'recording') return;
    this.#closeMicrophone();
    this.#setState({ kind: 'failed', failure: apiFailure(error) });
  }

  async #onLost(): Promise<void> {
    if (this.#state.kind !== 'recording') return;
    this.#ports.lost();
    await this.stop();
  }

  #listen(reading: MeterReading): void {
    this.#keptMs = this.#recorder?.keptMs ?? 0;
    this.#ports.level(reading, this.#keptMs);
  }

  #closeMicrophone(): void {
    this.#recorder?.close();
    this.#recorder = null;
  }

  #setState(state: RecordingState): void {
    this.#state = state;
    this.#ports.tell(state);
  }
}

/** A failure of core says what is wrong; anything else is about the microphone. */
function blockedBy(error: unknown): RecordingState {
  const problem = microphoneProblem(error);
  if (problem !== null || error instanceof DOMException) {
    return { kind: 'blocked', problem, message: error instanceof Error ? error.message : String(error) };
  }
  return { kind: 'failed', failure: apiFailure(error) };
}
