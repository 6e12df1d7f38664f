import type { HeardMusic } from '../../domain/music/heard-music.ts';
import { energyOf } from './energy.ts';
import { keyOf } from './key.ts';
import { spectraOf } from './spectra.ts';
import { tempoOf } from './tempo.ts';

/** Sure enough to be said; see scripts/bench/studios/music-analysis.ts. */
const LEAST_TEMPO = 0.35;
const LEAST_FIT = 0.6;
const LEAST_MARGIN = 0.04;
/** What is no music may sound like a key, but hardly with a beat as well: without one, a key must be plain. */
const LEAST_FIT_ALONE = 0.75;

/** Tempo, key and energy of mono sound, by its onsets, tones and loudness. Energy is measured of anything: it means nothing of what is no music. */
export function musicOf(samples: Float32Array, sampleRateHz: number): HeardMusic {
  const spectra = spectraOf(samples, sampleRateHz);
  const tempo = tempoOf(spectra);
  const key = keyOf(spectra);
  const isSteady = tempo !== null && tempo.confidence >= LEAST_TEMPO;
  const leastFit = isSteady ? LEAST_FIT : LEAST_FIT_ALONE;
  const isInKey = key !== null && key.fit >= leastFit && key.margin >= LEAST_MARGIN;
  return {
    tempoBpm: isSteady ? tempo.bpm : null,
    key: isInKey ? { tonic: key.tonic, isMinor: key.isMinor } : null,
    energy: energyOf(samples, spectra),
  };
}
