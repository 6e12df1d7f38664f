import type { SongStyle } from '../prompt/song-style.ts';
import type { ScoreNote } from '../score/score.ts';
import { singLine } from './sing-line.ts';
import type { Singer } from './singers.ts';
import { LEAD_SECONDS } from './sung-timing.ts';
import { bellFilter, highPassFilter } from '../mixing/biquad.ts';
import { SONG_RATE_HZ } from '../mixing/render-options.ts';
import { createStrip, type Busses } from '../mixing/strip.ts';
import { createTimeline } from '../mixing/timeline.ts';

/** Loudness of the voice beside a lead instrument of the same level, dB: words must be heard over the band. */
const OVER_LEAD_DECIBELS = 5;
/** As loud as a part whose notes follow each other (see partGain). */
const PART_GAIN = 0.6;
const REVERB = 0.14;
const DUCKING = 0.25;

type Vocals = (from: number, busses: Busses, duck: Float32Array | null) => void;

/** Puts the singer into the busses. A line is sung when its time comes, so a stream begins at once. */
export function createVocals(
  lines: readonly ScoreNote[][],
  { singer, style }: { singer: Singer; style: SongStyle },
): Vocals {
  const { genre } = style;
  const level = (genre.parts.lead?.level ?? -3) + OVER_LEAD_DECIBELS;
  const strip = createStrip(
    {
      gain: PART_GAIN * 10 ** (level / 20),
      pan: 0,
      reverb: REVERB + 0.2 * (genre.parts.lead?.reverb ?? 0),
      delay: 0.3 * (genre.parts.lead?.delay ?? 0),
      width: 0.08,
      ducking: (genre.ducking ?? 0) * DUCKING,
      filters: [highPassFilter(90, SONG_RATE_HZ), bellFilter(2800, 3, SONG_RATE_HZ)],
    },
    9,
  );
  const starts = lines.map((line) => line[0]!.startSeconds - LEAD_SECONDS);
  const sung = new Map<string, Float32Array>();
  const timeline = createTimeline(
    starts.map((seconds) => Math.round(seconds * SONG_RATE_HZ)),
    (index) => {
      const line = lines[index]!;
      const name = nameOf(line);
      const samples = sung.get(name) ?? sungSamples(line, singer);
      sung.set(name, samples);
      return { samples, gain: line[0]!.velocity };
    },
  );
  return (from, busses, duck) => {
    const samples = new Float32Array(busses.mix.left.length);
    if (timeline(samples, from)) strip(samples, busses, duck);
  };
}

/** Lines of the same words and melody sound alike, as in every chorus: a hundredth of a second does not matter. */
const nameOf = (line: readonly ScoreNote[]): string =>
  line
    .map(({ syllable, pitch, startSeconds }) =>
      [syllable!.text, pitch, Math.round((startSeconds - line[0]!.startSeconds) * 5)].join(' '),
    )
    .join();

/** The line from LEAD_SECONDS before its first note, also where its first word cannot be said. */
function sungSamples(line: readonly ScoreNote[], singer: Singer): Float32Array {
  const sung = singLine(line, singer, SONG_RATE_HZ);
  if (!sung) return new Float32Array(0);
  const late = Math.max(0, Math.round((sung.startSeconds + LEAD_SECONDS - line[0]!.startSeconds) * SONG_RATE_HZ));
  if (late === 0) return sung.samples;
  const samples = new Float32Array(late + sung.samples.length);
  samples.set(sung.samples, late);
  return samples;
}
