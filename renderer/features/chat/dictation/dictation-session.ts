import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { DICTATION_LONGEST_MS } from '../../../../shared/domain/transcript/recognition/dictation.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import type { MeterReading } from '../../../media/recorder/level-meter.ts';
import type { MicrophoneRecording, Recorder, RecorderEvents } from '../../../media/recorder/recorder.ts';
import { type MicrophoneBlocked, microphoneBlocked } from '../../../ui/microphone/microphone-blocked.ts';

/** Where a dictation stands. `silent`: no words were recognised; `failed` keeps the recording for another try. */
export type DictationState =
  | { kind: 'idle' }
  | { kind: 'opening' }
  | { kind: 'recording' }
  | { kind: 'recognising' }
  | { kind: 'silent' }
  | MicrophoneBlocked
  | { kind: 'failed'; failure: FailureRecord; recording: MicrophoneRecording };

type Opened = Pick<Recorder, 'start' | 'stop' | 'close' | 'keptMs'>;

/** What a dictation is made with and tells. `insert` gets the words, once. */
export type DictationPorts = {
  open: (events: RecorderEvents) => Promise<Opened>;
  recognise: (file: File, signal: AbortSignal) => Promise<string>;
  tell: (state: DictationState) => void;
  level: (reading: MeterReading, keptMs: number) => void;
  insert: (words: string) => void;
};

/** One dictation after another. */
export class Dictation {
  readonly #ports: DictationPorts;
  #state: DictationState = { kind: 'idle' };
  #recorder: Opened | null = null;
  /** Of what is under way; what was cancelled finds another one here. */
  #current = new AbortController();

  constructor(ports: DictationPorts) {
    this.#ports = ports;
  }

  /** Opens the microphone and keeps what is said. */
  async start(): Promise<void> {
    this.cancel();
    const { signal } = this.#current;
    this.#setState({ kind: 'opening' });
    try {
      // What was said until the microphone was taken away is not lost.
      const opened = await this.#ports.open({ level: (reading) => this.#listen(reading), lost: () => this.stop() });
      if (signal.aborted) return opened.close();
      this.#recorder = opened;
      opened.start();
      this.#setState({ kind: 'recording' });
    } catch (error) {
      if (!signal.aborted) this.#setState(microphoneBlocked(error));
    }
  }

  /** Ends what is recorded and has it recognised. */
  stop(): void {
    if (this.#state.kind !== 'recording') return;
    const recording = this.#end();
    if (recording) void this.#recognise(recording);
    else this.#setState({ kind: 'silent' });
  }

  /** Recognises once more what failed. */
  retry(): void {
    if (this.#state.kind === 'failed') void this.#recognise(this.#state.recording);
  }

  /** Ends whatever is under way; nothing is inserted. */
  cancel(): void {
    this.#current.abort();
    this.#current = new AbortController();
    this.#end();
    this.#setState({ kind: 'idle' });
  }

  async #recognise(recording: MicrophoneRecording): Promise<void> {
    const { signal } = this.#current;
    this.#setState({ kind: 'recognising' });
    try {
      const words = (await this.#ports.recognise(recording.file, signal)).trim();
      if (signal.aborted) return;
      this.#setState({ kind: words === '' ? 'silent' : 'idle' });
      if (words !== '') this.#ports.insert(words);
    } catch (error) {
      if (!signal.aborted) this.#setState({ kind: 'failed', failure: apiFailure(error), recording });
    }
  }

  #listen(reading: MeterReading): void {
    const keptMs = this.#recorder?.keptMs ?? 0;
    this.#ports.level(reading, keptMs);
    if (keptMs >= DICTATION_LONGEST_MS) this.stop();
  }

  #end(): MicrophoneRecording | null {
    const recording = this.#recorder?.stop('Dictation.wav') ?? null;
    this.#recorder?.close();
    this.#recorder = null;
    return recording;
  }

  #setState(state: DictationState): void {
    this.#state = state;
    this.#ports.tell(state);
  }
}
