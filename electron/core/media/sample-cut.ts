import type { SpeechTreatment } from '../../../shared/audio/treatment/treat-speech.ts';
import type { MediaSource } from './media-source.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/**
 * Which stretches to cut, joined in the order given, and where to. The file is 16-bit mono at the recording's rate, or at a
 * lower one where it would be larger than `maxBytes`. What is beyond `maxMs` is left out.
 */
export type SampleCut = { spans: readonly TimeSpan[]; target: string; maxBytes: number; maxMs: number };

/** See SampleCut, with the recording. */
export type SampleCutRequest = MediaSource & SampleCut & { signal?: AbortSignal };

/**
 * A sample treated as the local engine treats it before it learns a voice: one channel at its rate, no longer than it learns
 * from. A file at `target` is replaced.
 */
export type SampleTreatment = SpeechTreatment & { file: string; fileName: string; target: string };

/**
 * How the sound of the stretches is; levels in dBFS, never below -100. `noiseDb` is the level of the quietest parts, null
 * where there is no difference between parts. `speech` are the louder stretches on the time line of the cut.
 */
export type SoundMeasures = {
  levelDb: number;
  peakDb: number;
  noiseDb: number | null;
  clippedShare: number;
  speechMs: number;
  speech: TimeSpan[];
};

/** A cut as it lies on disk. `spans` are the stretches on its own time line. */
export type CutSample = {
  file: string;
  sizeBytes: number;
  sampleRateHz: number;
  durationMs: number;
  spans: TimeSpan[];
  sound: SoundMeasures;
};
