import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import type { MeterReading } from '../../../media/recorder/level-meter.ts';
import type { Recorder, RecorderEvents } from '../../../media/recorder/recorder.ts';
import { type MicrophoneBlocked, microphoneBlocked } from '../../../ui/microphone/microphone-blocked.ts';
import type { RecordingDisk } from '../../../ui/microphone/recording-disk.ts';
import { StreamedRecording } from '../../../ui/microphone/streamed-recording.ts';

/**
 * Where a recording stands. `failed`: it could not be written further or not be taken into the library; what was recorded is on the
 * disk, and `save` tries again to take it in.
 */
export type RecordingState =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'recording' }
  | { kind: 'saving' }
  | MicrophoneBlocked
  | { kind: 'failed'; failure: FailureRecord };

type Opened = Pick<Recorder, 'startInto' | 'close' | 'keptMs' | 'sampleRateHz'>;

/** What a recording is made with and tells. `added` gets the recordings of the library that came of it. */
export type RecordingPorts = {
  open: (events: RecorderEvents) => Promise<Opened>;
  disk: RecordingDisk;
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
  #recording: StreamedRecording | null = null;
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
      const { disk } = this.#ports;
      const onUnwritable = (error: unknown) => this.#onUnwritable(error);
      this.#recording = await StreamedRecording.begin(opened, { disk, onUnwritable });
      [this.#recorder, this.#keptMs] = [opened, 0];
      this.#setState({ kind: 'recording' });
    } catch (error) {
      opened?.close();
      this.#setState(startFailed(error));
    }
  }

  /** Ends the recording and takes it into the library. */
  async stop(): Promise<void> {
    const recording = this.#recording;
    if (this.#state.kind !== 'recording' || recording === null) return;
    this.#closeMicrophone();
    await this.#takeIn(() => recording.finish());
  }

  /** Ends the recording and throws it away. */
  async discard(): Promise<void> {
    const recording = this.#recording;
    if (this.#state.kind !== 'recording' || recording === null) return;
    this.#closeMicrophone();
    this.#recording = null;
    this.#setState({ kind: 'idle' });
    await recording.discard();
  }

  /** Takes what was recorded into the library, after a failure. */
  async save(): Promise<void> {
    const recording = this.#recording;
    if (this.#state.kind === 'failed' && recording !== null) await this.#takeIn(() => recording.save());
  }

  /** Leaves a problem behind. */
  dismiss(): void {
    if (this.#state.kind === 'blocked' || this.#state.kind === 'failed') this.#setState({ kind: 'idle' });
  }

  async #takeIn(work: () => Promise<LibraryItem>): Promise<void> {
    this.#setState({ kind: 'saving' });
    try {
      const item = await work();
      this.#recording = null;
      this.#setState({ kind: 'idle' });
      this.#ports.added([item]);
    } catch (error) {
      this.#setState({ kind: 'failed', failure: apiFailure(error) });
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
function startFailed(error: unknown): RecordingState {
  const blocked = microphoneBlocked(error);
  const isOfMicrophone = blocked.problem !== null || error instanceof DOMException;
  return isOfMicrophone ? blocked : { kind: 'failed', failure: apiFailure(error) };
}
