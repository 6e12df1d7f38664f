import type { HiddenStates } from '../../models/encoder-outputs.ts';
import type { SoundWindow } from '../../audio-input/read-speech.ts';
import { quietRuns } from '../../transcription/silence.ts';
import { placeInSpace, type SpeakerSpace } from '../speaker-space.ts';
import { frameTable, stretchFeatures } from './stretch-features.ts';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

/** A stretch of a file, in ms, and the point of its voice in the speaker space. */
export type VoicePrint = { startMs: number; endMs: number; point: Float32Array };

/** Length of the stretches that are described, where speech goes on that long. */
export const STRETCH_MS = 1500;
const HOP_MS = 500;
const SHORTEST_SPEECH_MS = 250;
/** Shorter pauses are part of fluent speech. */
const PAUSE_MS = 120;

/** Describes the voices of a window in overlapping stretches within its speech. */
export function voicePrints(window: SoundWindow, hidden: HiddenStates, space: SpeakerSpace): VoicePrint[] {
  const table = frameTable(window.samples, hidden);
  return stretches(window).flatMap(({ startMs, endMs }) => {
    const features = stretchFeatures(table, startMs - window.startMs, endMs - window.startMs);
    return features === null ? [] : [{ startMs, endMs, point: placeInSpace(space, features) }];
  });
}

function stretches(window: SoundWindow): TimeSpan[] {
  return pieces(window).flatMap((speech) => {
    const lengthMs = speech.endMs - speech.startMs;
    if (lengthMs < SHORTEST_SPEECH_MS) return [];
    const count = Math.max(1, Math.ceil((lengthMs - STRETCH_MS) / HOP_MS) + 1);
    const room = Math.max(0, lengthMs - STRETCH_MS);
    return Array.from({ length: count }, (_, index) => {
      const startMs = speech.startMs + (count === 1 ? 0 : (room * index) / (count - 1));
      return { startMs, endMs: Math.min(speech.endMs, startMs + STRETCH_MS) };
    });
  });
}

/** Speech between pauses that are long enough to change places in. */
function pieces(window: SoundWindow): TimeSpan[] {
  const pauses = quietRuns(window.samples)
    .filter((run) => run.endMs - run.startMs >= PAUSE_MS)
    .map((run) => ({ startMs: window.startMs + run.startMs, endMs: window.startMs + run.endMs }));
  return window.speech.flatMap((speech) => {
    const inside = pauses.filter((pause) => pause.startMs > speech.startMs && pause.endMs < speech.endMs);
    const starts = [speech.startMs, ...inside.map((pause) => pause.endMs)];
    const ends = [...inside.map((pause) => pause.startMs), speech.endMs];
    return starts.map((startMs, index) => ({ startMs, endMs: ends[index]! }));
  });
}
