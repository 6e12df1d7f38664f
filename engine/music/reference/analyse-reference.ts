import { keyOf } from '../../../shared/audio/music/key.ts';
import { spectraOf } from '../../../shared/audio/music/spectra.ts';
import { tempoOf } from '../../../shared/audio/music/tempo.ts';
import { barGrid } from './bar-grid.ts';
import { barsOf } from './bars.ts';
import { beatTimes, steadyTempo } from './beat-times.ts';
import { beatTones } from './beat-tones.ts';
import { leadLine } from './lead-line.ts';
import type { MeasuredBar } from './measured-bar.ts';
import { REFERENCE_RATE_HZ, readSound } from './read-sound.ts';
import type { ReferenceMusic } from './reference-music.ts';
import { sectionsOf } from './sections.ts';
import { tonesOf } from './tones.ts';

/** Below this what begins does not repeat regularly enough for a beat. */
const LEAST_CONFIDENCE = 0.2;
/** How bars are counted where there is no beat. */
const EVEN_PACE_BPM = 100;
/** Quieter than this is no sound, as a share of full scale. */
const SILENCE = 0.001;

/**
 * What is played in a file: tempo, bars with a chord each, key, sections and lead line, by rules. `checkpoint` is called all the time and may throw.
 * @throws Failure as `readSound` does
 */
export async function analyseReference(file: string, checkpoint: () => void): Promise<ReferenceMusic> {
  return analyseSound(await readSound(file, checkpoint), checkpoint);
}

/** The same of mono sound at REFERENCE_RATE_HZ. */
export function analyseSound(samples: Float32Array, checkpoint: () => void): ReferenceMusic {
  const spectra = spectraOf(samples, REFERENCE_RATE_HZ, checkpoint);
  const tempo = tempoOf(spectra, checkpoint);
  const isSteady = tempo !== null && tempo.confidence >= LEAST_CONFIDENCE;
  const lengthSeconds = samples.length / REFERENCE_RATE_HZ;
  const beatSeconds = 60 / (isSteady ? tempo.bpm : EVEN_PACE_BPM);
  const times = isSteady
    ? beatTimes({ ...spectra, beatSeconds }, lengthSeconds)
    : Array.from({ length: Math.floor(lengthSeconds / beatSeconds) + 1 }, (_, beat) => beat * beatSeconds);
  const tones = tonesOf(samples, checkpoint);
  const key = keyOf(spectra);
  const perBeat = beatTones(tones, times);
  const grid = isSteady ? barGrid(perBeat) : { beatsPerBar: 4 as const, firstBeat: 0 };
  const heard = { samples, times, tones: perBeat, lead: leadLine(tones, times), key };
  const durationMs = Math.round(lengthSeconds * 1000);
  const span = soundSpan(samples);
  const bars = withoutRing(barsOf(heard, grid), span.soundEndMs);
  return {
    durationMs,
    tempoBpm: Math.round((isSteady ? steadyTempo(times) : EVEN_PACE_BPM) * 100) / 100,
    isSteady,
    beatsPerBar: grid.beatsPerBar,
    key: key && { tonic: key.tonic, isMinor: key.isMinor },
    bars: bars.map(({ decibels: _decibels, ...bar }) => bar),
    sections: sectionsOf(bars, { ...span, durationMs }),
  };
}

/** Bars from which little more than an ending rings, dB below the loudest bar. */
const RING_DECIBELS = 16;

/** Without the bars at the end in which no more is played; one bar stays at least. */
function withoutRing(bars: readonly MeasuredBar[], soundEndMs: number): MeasuredBar[] {
  const loudest = Math.max(...bars.map(({ decibels }) => decibels));
  const last = bars.findLastIndex(
    ({ decibels, startMs }) => decibels >= loudest - RING_DECIBELS && startMs < soundEndMs,
  );
  return bars.slice(0, Math.max(1, last + 1));
}

function soundSpan(samples: Float32Array): { soundStartMs: number; soundEndMs: number } {
  const isSound = (value: number) => Math.abs(value) > SILENCE;
  const first = samples.findIndex(isSound);
  const last = samples.findLastIndex(isSound);
  const msOf = (index: number) => Math.round((index / REFERENCE_RATE_HZ) * 1000);
  return first < 0 ? { soundStartMs: 0, soundEndMs: 0 } : { soundStartMs: msOf(first), soundEndMs: msOf(last + 1) };
}
