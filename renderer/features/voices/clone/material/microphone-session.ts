import { create } from 'zustand';
import type { FailureRecord } from '../../../../../shared/domain/failures/failure.ts';
import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { Listeners } from '../../../../media/listeners.ts';
import type { MeterReading } from '../../../../media/recorder/level-meter.ts';
import { listMicrophones, type MicrophoneProblem, Recorder } from '../../../../media/recorder/recorder.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { microphoneBlocked } from '../../../../ui/microphone/microphone-blocked.ts';
import type { LevelListener } from '../../../../ui/microphone/microphone-level.tsx';
import { recordingDisk } from '../../../../ui/microphone/recording-disk.ts';
import { StreamedRecording } from '../../../../ui/microphone/streamed-recording.ts';
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

/**
 * The microphone of the window. `deviceId`: the one that was chosen, null for the system's own. `unsaved`: a recording could not be
 * begun, be written further or be put into the library; `retry` tries that again.
 */
type Session = {
  state: MicrophoneState;
  deviceId: string | null;
  microphones: { id: string; name: string }[];
  isSaving: boolean;
  unsaved: { failure: FailureRecord; retry: () => void } | null;
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

const levels = new Listeners<Parameters<LevelListener>>();
let recorder: Recorder | null = null;
let recording: StreamedRecording | null = null;
let openings = 0;
/** Of the countdown or recording that is under way; one that was ended finds another number here. */
let attempts = 0;
let countdown: ReturnType<typeof setTimeout> | undefined;

const setState = (state: MicrophoneState) => useMicrophone.setState({ state });
const stateNow = () => useMicrophone.getState().state;

/** Calls `listener` some twenty times a second while a microphone is open; draw from it, do not set state from it. */
export const onLevel = (listener: LevelListener): (() => void) => levels.add(listener);

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
    setState({ ...microphoneBlocked(error), kind: 'failed' });
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
  const ended = endRecording();
  if (ended) void takeIn(ended, () => (ended.isEmpty ? ended.discard() : ended.finish()));
}

function endRecording(): StreamedRecording | null {
  attempts += 1;
  clearTimeout(countdown);
  const ended = recording;
  recording = null;
  if (!recorder) return ended;
  if (ended) useMicrophone.setState({ clippedSamples: recorder.stopInto().clippedSamples });
  setState({ kind: 'open' });
  return ended;
}

/** Saves a recording to the library and selects it for the clone. After a failure it is tried again from where it is, on the disk. */
async function takeIn(ended: StreamedRecording, work: () => Promise<LibraryItem | void>): Promise<void> {
  useMicrophone.setState({ isSaving: true, unsaved: null });
  try {
    const item = await work();
    if (!item) return;
    takeMaterial(item.id);
    announce(cloneTexts.microphone.saved);
  } catch (error) {
    keepUnsaved(error, () => void takeIn(ended, () => ended.save()));
  } finally {
    useMicrophone.setState({ isSaving: false });
  }
}

function keepUnsaved(error: unknown, retry: () => void): void {
  useMicrophone.setState({ unsaved: { failure: apiFailure(error), retry } });
}

function count(left: number): void {
  if (left > 0) {
    setState({ kind: 'counting', left });
    countdown = setTimeout(() => count(left - 1), COUNT_MS);
  } else if (recorder) void record(recorder);
}

async function record(source: Recorder): Promise<void> {
  const mine = attempts;
  try {
    const begun = await StreamedRecording.begin(source, { disk: recordingDisk, onUnwritable });
    if (mine !== attempts) {
      source.stopInto();
      await begun.discard();
      return;
    }
    recording = begun;
    useMicrophone.setState({ state: { kind: 'recording' }, unsaved: null, clippedSamples: 0 });
  } catch (error) {
    // What was cancelled meanwhile concerns nobody; a file that is left is found by the next window.
    if (mine !== attempts) return;
    setState({ kind: 'open' });
    keepUnsaved(error, startRecording);
  }
}

function onUnwritable(error: unknown): void {
  const ended = endRecording();
  if (ended) keepUnsaved(error, () => void takeIn(ended, () => ended.save()));
}

function level(reading: MeterReading): void {
  const keptMs = recorder?.keptMs ?? 0;
  levels.call(reading, keptMs);
  if (stateNow().kind === 'recording' && keptMs >= SPEECH_LIMITS.cloneLongestMs) stopRecording();
}

/** The microphone was unplugged: what was said until then is kept like any other recording. */
function lost(): void {
  closeMicrophone();
  setState({ kind: 'failed', problem: 'lost', message: '' });
}
