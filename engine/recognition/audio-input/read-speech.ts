import { Failure } from '../../../shared/domain/failures/failure.ts';
import { msToSamples, samplesToMs } from '../models/sample-rate.ts';
import type { MonoSound } from './mono-samples.ts';
import { SampleBuffer } from './sample-buffer.ts';
import { amplified, levelGain } from './speech-level.ts';
import { SpeechWindows, type SpeechWindow } from './speech-windows.ts';
import { FRAME_SAMPLES, HISTORY_SAMPLES, type VoiceActivity } from './voice-activity.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** About 65 s: long enough for the detector's lanes, short enough for a first text at once. */
const BLOCK_SAMPLES = 2048 * FRAME_SAMPLES;

/** A window with its sound. `speech` are the stretches in it that hold speech. */
export type SoundWindow = { startMs: number; samples: Float32Array<ArrayBuffer>; speech: TimeSpan[] };

/**
 * Reads a file and yields the windows that hold speech, in time order; returns the true length in ms. Holds no more than
 * a block and an open window, however long the file is.
 * @throws Failure AUDIO_EMPTY when the file holds no sound
 */
export async function* readSpeech(
  sound: MonoSound,
  voiceActivity: VoiceActivity,
): AsyncGenerator<SoundWindow, number, void> {
  const buffer = new SampleBuffer();
  const windows = new SpeechWindows();
  let judgedTo = 0;
  // One factor for a block and not for each window: loud and quiet speakers keep their distance.
  let gain = 1;
  const judge = async (end: number): Promise<SpeechWindow[]> => {
    const from = Math.max(0, judgedTo - HISTORY_SAMPLES);
    const samples = buffer.copy(from, end);
    gain = levelGain(samples);
    const probabilities = await voiceActivity.probabilities(amplified(samples, gain), judgedTo - from);
    judgedTo = end;
    return windows.push(probabilities);
  };
  for await (const block of sound.blocks()) {
    buffer.append(block);
    while (buffer.end - judgedTo >= BLOCK_SAMPLES) {
      for (const window of await judge(judgedTo + BLOCK_SAMPLES)) yield withSound(window, buffer, gain);
      buffer.dropBefore(Math.min(judgedTo - HISTORY_SAMPLES, msToSamples(windows.neededFromMs)));
    }
  }
  if (buffer.end === 0) throw new Failure('AUDIO_EMPTY', 'The file contains no audio.');
  const last = buffer.end > judgedTo ? await judge(buffer.end) : [];
  for (const window of [...last, ...windows.finish(samplesToMs(buffer.end))]) yield withSound(window, buffer, gain);
  return samplesToMs(buffer.end);
}

function withSound(window: SpeechWindow, buffer: SampleBuffer, gain: number): SoundWindow {
  const from = msToSamples(window.startMs);
  const samples = amplified(buffer.copy(from, msToSamples(window.endMs)), gain);
  return { startMs: window.startMs, samples, speech: window.speech };
}
