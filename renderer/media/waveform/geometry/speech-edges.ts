/** Times at which speech seems to begin and to end, ms, ascending. */
export type SpeechEdges = { onsetsMs: Float64Array; endsMs: Float64Array };

const MIN_PAUSE_MS = 120;
const MIN_SPEECH_MS = 60;
const BINS = 512;

/** The value that `share` of the loudness values do not exceed, to 1/512. */
function quantile(histogram: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    seen += histogram[bin] ?? 0;
    if (seen >= total * share) return bin / BINS;
  }
  return 1;
}

/** Loudness that separates speech from this recording's own noise floor. */
function threshold(loudness: ArrayLike<number>): number {
  const histogram = new Uint32Array(BINS);
  for (let at = 0; at < loudness.length; at += 1) {
    const bin = Math.min(BINS - 1, Math.floor((loudness[at] ?? 0) * BINS));
    histogram[bin] = (histogram[bin] ?? 0) + 1;
  }
  const floor = quantile(histogram, loudness.length, 0.15);
  const loud = quantile(histogram, loudness.length, 0.95);
  return floor + Math.max((loud - floor) * 0.12, 1 / BINS);
}

/**
 * Finds where speech begins and ends in a loudness curve (0…1, one value each `stepMs`). Pauses under 120 ms and bursts
 * under 60 ms do not count.
 */
export function findSpeechEdges(loudness: ArrayLike<number>, stepMs: number): SpeechEdges {
  const level = threshold(loudness);
  const minPause = Math.max(1, Math.round(MIN_PAUSE_MS / stepMs));
  const minSpeech = Math.max(1, Math.round(MIN_SPEECH_MS / stepMs));
  const onsets: number[] = [];
  const ends: number[] = [];
  let runStart = -1;
  let lastLoud = -1;
  const close = () => {
    if (runStart >= 0 && lastLoud - runStart + 1 >= minSpeech) {
      onsets.push(runStart * stepMs);
      ends.push((lastLoud + 1) * stepMs);
    }
    runStart = -1;
  };
  for (let at = 0; at < loudness.length; at += 1) {
    if ((loudness[at] ?? 0) < level) continue;
    if (runStart >= 0 && at - lastLoud > minPause) close();
    if (runStart < 0) runStart = at;
    lastLoud = at;
  }
  close();
  return { onsetsMs: Float64Array.from(onsets), endsMs: Float64Array.from(ends) };
}
