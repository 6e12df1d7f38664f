import { createLevelMeter, type MeterReading } from './level-meter.ts';
import workletUrl from './recorder-worklet.ts?worker&url';
import { writeWav } from './wav-writer.ts';

/** A finished recording: a mono WAV as the microphone gave it. */
export type MicrophoneRecording = { file: File; durationMs: number; clippedSamples: number };

/** Why there is no microphone: refused by the user or the system, not there, or in use by another program. */
export type MicrophoneProblem = 'refused' | 'missing' | 'busy';

/** What a recorder tells while it is open. `lost`: the microphone was unplugged or taken away. */
export type RecorderEvents = { level: (reading: MeterReading) => void; lost: () => void };

/**
 * An open microphone. It measures from the beginning, so that the level can be set before anything is kept; `start` keeps
 * what comes, `stop` gives it as a file. Nothing is done to the sound: no noise suppression, no automatic gain. Whoever
 * opens it must `close` it.
 */
export class Recorder {
  readonly #context: AudioContext;
  readonly #stream: MediaStream;
  readonly #events: RecorderEvents;
  readonly #meter: ReturnType<typeof createLevelMeter>;
  #kept: Float32Array[] | null = null;
  #sink: ((samples: Float32Array) => void) | null = null;
  #keptSamples = 0;
  #clippedBefore = 0;
  #clipped = 0;

  private constructor(context: AudioContext, stream: MediaStream, events: RecorderEvents) {
    this.#context = context;
    this.#stream = stream;
    this.#events = events;
    this.#meter = createLevelMeter(context.sampleRate);
  }

  /** Opens the microphone, of that id or the system's own. Throws what the page's microphone throws, see microphoneProblem. */
  static async open(deviceId: string | null, events: RecorderEvents): Promise<Recorder> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
        channelCount: 1,
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
      },
    });
    const context = new AudioContext();
    const recorder = new Recorder(context, stream, events);
    try {
      await context.audioWorklet.addModule(workletUrl);
      await context.resume();
      recorder.#connect();
      return recorder;
    } catch (error) {
      recorder.close();
      throw error;
    }
  }

  /** Length of what has been kept so far, ms. */
  get keptMs(): number {
    return (this.#keptSamples / this.#context.sampleRate) * 1000;
  }

  get sampleRateHz(): number {
    return this.#context.sampleRate;
  }

  /** Keeps what comes from now on, in memory: for what is short. What was kept before is dropped. */
  start(): void {
    this.#kept = [];
    this.#begin(null);
  }

  /** Hands on what comes from now on, some twenty times a second, and keeps nothing: for what may last hours. */
  startInto(sink: (samples: Float32Array) => void): void {
    this.#kept = null;
    this.#begin(sink);
  }

  /** Ends keeping. Null when nothing was kept. */
  stop(fileName: string): MicrophoneRecording | null {
    const chunks = this.#kept;
    this.#kept = null;
    if (!chunks || this.#keptSamples === 0) return null;
    const bytes = writeWav(chunks, this.#context.sampleRate);
    return {
      file: new File([bytes], fileName, { type: 'audio/wav' }),
      durationMs: this.keptMs,
      clippedSamples: this.#clipped - this.#clippedBefore,
    };
  }

  /** Ends what `startInto` began; the microphone stays open. Returns how many of those samples were too loud. */
  stopInto(): { clippedSamples: number } {
    this.#sink = null;
    return { clippedSamples: this.#clipped - this.#clippedBefore };
  }

  /** Gives the microphone back. */
  close(): void {
    this.#sink = null;
    for (const track of this.#stream.getTracks()) track.stop();
    void this.#context.close();
  }

  #begin(sink: ((samples: Float32Array) => void) | null): void {
    this.#sink = sink;
    this.#keptSamples = 0;
    this.#clippedBefore = this.#clipped;
  }

  #connect(): void {
    const source = this.#context.createMediaStreamSource(this.#stream);
    const tape = new AudioWorkletNode(this.#context, 'atelier-tape');
    tape.port.addEventListener('message', (event: MessageEvent<Float32Array>) => this.#take(event.data));
    tape.port.start();
    // The node puts out silence; it is connected so that it is run at all.
    source.connect(tape).connect(this.#context.destination);
    for (const track of this.#stream.getAudioTracks()) track.addEventListener('ended', () => this.#events.lost());
  }

  #take(samples: Float32Array): void {
    const reading = this.#meter.read(samples);
    this.#clipped = reading.clippedSamples;
    this.#kept?.push(samples);
    this.#sink?.(samples);
    if (this.#kept || this.#sink) this.#keptSamples += samples.length;
    this.#events.level(reading);
  }
}

/** Microphones that can be chosen; names are there once one of them was opened. */
export async function listMicrophones(): Promise<{ id: string; name: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** What kept a microphone from being opened; null for a fault of another kind. */
export function microphoneProblem(error: unknown): MicrophoneProblem | null {
  if (!(error instanceof DOMException)) return null;
  switch (error.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return null;
  }
}
