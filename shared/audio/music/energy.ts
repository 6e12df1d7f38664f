import type { Spectra } from './spectra.ts';

/** An onset counts where the 24 bands together grow by this much (decades of power) within a hundredth of a second. */
const LEAST_ONSET = 6;
/** So many onsets a second bring density to 1 − 1/e. */
const DENSE_ONSETS = 3;
/** Loudness counts between these, dB below full scale on average: from a quiet recording to a mastered one that is as loud as can be. */
const QUIET_DB = -26;
const LOUD_DB = -10;
const DENSITY_SHARE = 0.6;

/**
 * How energetic music is, 0 to 100: for 60 % how many notes and beats begin a second (1 − e^(−onsets / 3)), for 40 % how loud it is on
 * average (−26 to −10 dB below full scale). A calm piece is below 40, a driving one above 60. Null for silence.
 */
export function energyOf(samples: Float32Array, { onsets, hopSeconds }: Spectra): number | null {
  let power = 0;
  for (const value of samples) power += value * value;
  if (onsets.length === 0 || power === 0) return null;
  const density = 1 - Math.exp(-countOnsets(onsets) / (onsets.length * hopSeconds) / DENSE_ONSETS);
  const levelDb = 10 * Math.log10(power / samples.length);
  const loudness = Math.min(1, Math.max(0, (levelDb - QUIET_DB) / (LOUD_DB - QUIET_DB)));
  return Math.round(100 * (DENSITY_SHARE * density + (1 - DENSITY_SHARE) * loudness));
}

/** Peaks that no other is near to. */
function countOnsets(onsets: Float64Array): number {
  let count = 0;
  for (let at = 2; at < onsets.length - 2; at++) {
    const here = onsets[at]!;
    if (here <= LEAST_ONSET || here < onsets[at - 1]! || here < onsets[at - 2]!) continue;
    if (here > onsets[at + 1]! && here > onsets[at + 2]!) count++;
  }
  return count;
}
