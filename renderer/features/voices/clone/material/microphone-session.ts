import { create } from 'zustand';
import type { FailureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { uploadFile } from '../../../../api/files/upload-file.ts';
import type { MeterReading } from '../../../../media/recorder/level-meter.ts';
import {
  listMicrophones,
  type MicrophoneProblem,
  microphoneProblem,
  Recorder,
  type MicrophoneRecording,
} from '../../../../media/recorder/recorder.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import { takeMaterial } from '../../clone-draft/clone-draft.ts';

const COUNT_FROM = 3;
const COUNT_MS = 1000;

/** Where a recording stands. `counting` shows 3, 2, 1 before anything is kept. */
export type MicrophoneState =
  | { kind: 'closed' }
  | { kind: 'opening' }
  | { kind: 'open' }
  | { kind: 'counting'; left: number }
  | { kind: 'recording' }
  | { kind: 'failed'; problem: MicrophoneProblem | 'lost' | null; message: string };

/** The microphone of the window. `deviceId`: the one that was chosen, null for the system's own. `unsaved` is a recording that could not be put into the library yet. */
type Session = {
  state: MicrophoneState;
  deviceId: string | null;
  microphones: { id: string; name: string }[];
  isSaving: boolean;
  unsaved: { recording: MicrophoneRecording; failure: FailureRecord } | null;
  clippedSamples: number;
};

/** See Session. */
export const useMicrophone = create<Session>(() => ({
  state: { kind: 'closed' },
  deviceId: null,
  microphones: [],
  isSaving: false,
  unsaved: null,
  clippedSamples: 0,
}));

type LevelListener = (reading: MeterReading, keptMs: number) => void;
const levelListeners = new Set<LevelListener>();
let recorder: Recorder | null = null;
let openings = 0;
let countdown: ReturnType<typeof setTimeout> | undefined;

const setState = (state: MicrophoneState) => useMicrophone.setState({ state });
const stateNow = () => useMicrophone.getState().state;

/** Calls `listener` some twenty times a second while a microphone is open; draw from it, do not set state from it. */
export function onLevel(listener: LevelListener): () => void {
  levelListeners.add(listener);
  return () => void levelListeners.delete(listener);
}

/** Asks for the microphone and begins to measure; nothing is kept yet. */
export async function openMicrophone(deviceId: string | null): Promise<void> {
  closeMicrophone();
  const mine = openings;
  setState({ kind: 'opening' });
  try {
    const opened = await Recorder.open(deviceId, { level, lost });
    if (mine !== openings) {
      opened.close();
      return;
    }
    recorder = opened;
    useMicrophone.setState({ state: { kind: 'open' }, deviceId });
    useMicrophone.setState({ microphones: await listMicrophones() });
  } catch (error) {
    if (mine !== openings) return;
    const message = error instanceof Error ? error.message : String(error);
    setState({ kind: 'failed', problem: microphoneProblem(error), message });
  }
}

/** Gives the microphone back. What is being recorded is kept. */
export function closeMicrophone(): void {
  openings += 1;
  stopRecording();
  recorder?.close();
  recorder = null;
  setState({ kind: 'closed' });
}

/** Counts down, then keeps what is said. */
export function startRecording(): void {
  if (stateNow().kind === 'open') count(COUNT_FROM);
}

/** Ends the countdown or the recording; what was recorded goes into the library at once. */
export function stopRecording(): void {
  clearTimeout(countdown);
  const wasRecording = stateNow().kind === 'recording';
  if (recorder) setState({ kind: 'open' });
  const recording = wasRecording ? recorder?.stop(cloneTexts.microphone.fileName(new Date())) : null;
  if (recording) void saveRecording(recording);
}

/** Saves a recording to the library and selects it for the clone. A failure leaves it here for another try. */
export async function saveRecording(recording: MicrophoneRecording): Promise<void> {
  useMicrophone.setState({ isSaving: true, unsaved: null, clippedSamples: recording.clippedSamples });
  try {
    const item = await uploadFile(recording.file);
    takeMaterial(item.id);
    announce(cloneTexts.microphone.saved);
  } catch (error) {
    useMicrophone.setState({ unsaved: { recording, failure: apiFailure(error) } });
  } finally {
    useMicrophone.setState({ isSaving: false });
  }
}

function count(left: number): void {
  if (left > 0) {
    setState({ kind: 'counting', left });
    countdown = setTimeout(() => count(left - 1), COUNT_MS);
    return;
  }
  recorder?.start();
  setState({ kind: 'recording' });
}

function level(reading: MeterReading): void {
  const keptMs = recorder?.keptMs ?? 0;
  for (const listener of levelListeners) listener(reading, keptMs);
  if (stateNow().kind === 'recording' && keptMs >= SPEECH_LIMITS.cloneLongestMs) stopRecording();
}

/** The microphone was unplugged: what was said until then is kept like any other recording. */
function lost(): void {
  closeMicrophone();
  setState({ kind: 'failed', problem: 'lost', message: '' });
}
