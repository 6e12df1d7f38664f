import type { MusicKey } from '../../../shared/domain/music/music-key.ts';
import { type BarGrid } from './bar-grid.ts';
import type { BeatTones } from './beat-tones.ts';
import { chordFits, triadAt } from './chord-fits.ts';
import type { LeadStep } from './lead-line.ts';
import type { MeasuredBar } from './measured-bar.ts';
import { REFERENCE_RATE_HZ } from './read-sound.ts';
import type { LeadNote, Triad } from './reference-music.ts';

/** What bars are built from; `times` are those of the beats, s. */
export type HeardBeats = {
  samples: Float32Array;
  times: readonly number[];
  tones: readonly BeatTones[];
  lead: readonly LeadStep[];
  key: MusicKey | null;
};

/** Quieter than this no chord is heard, dB below full scale. */
const SILENT_DECIBELS = -60;
/** Chords that do not fit better than this are noise. */
const LEAST_FIT = 0.25;
/** Two steps of the lead line a beat. */
const STEPS = 2;

/** The bars of a reference, with a chord each and the lead line in them. */
export function barsOf(heard: HeardBeats, { beatsPerBar, firstBeat }: BarGrid): MeasuredBar[] {
  const bars: MeasuredBar[] = [];
  for (let beat = firstBeat; beat + beatsPerBar < heard.times.length; beat += beatsPerBar) {
    const [start, end] = [heard.times[beat]!, heard.times[beat + beatsPerBar]!];
    const decibels = loudnessOf(heard.samples, start, end);
    const isSilent = decibels < SILENT_DECIBELS;
    bars.push({
      startMs: Math.max(0, Math.round(start * 1000)),
      endMs: Math.round(end * 1000),
      chord: isSilent ? null : chordOf(heard.tones.slice(beat, beat + beatsPerBar), heard.key),
      lead: isSilent ? [] : leadIn(heard.lead, { beat, beatsPerBar }),
      decibels,
    });
  }
  return bars;
}

function chordOf(beats: readonly BeatTones[], key: MusicKey | null): Triad {
  const fits = chordFits(beats, key);
  const best = fits.indexOf(Math.max(...fits));
  return fits[best]! < LEAST_FIT ? null : triadAt(best);
}

function leadIn(lead: readonly LeadStep[], { beat, beatsPerBar }: { beat: number; beatsPerBar: number }): LeadNote[] {
  const [from, length] = [beat * STEPS, beatsPerBar * STEPS];
  return lead
    .filter(({ step }) => step >= from && step < from + length)
    .map(({ step, steps, pitch }) => ({ at: (step - from) / length, length: steps / length, pitch }));
}

function loudnessOf(samples: Float32Array, start: number, end: number): number {
  const from = Math.max(0, Math.round(start * REFERENCE_RATE_HZ));
  const to = Math.min(samples.length, Math.round(end * REFERENCE_RATE_HZ));
  let power = 0;
  for (let index = from; index < to; index++) power += samples[index]! ** 2;
  return to <= from ? -Infinity : 10 * Math.log10(power / (to - from) + 1e-12);
}
