import { leadShare, type MeasuredBar, meanOf } from './measured-bar.ts';
import type { ReferenceSection } from './reference-music.ts';
import { type BarSpan, labelsOf } from './section-labels.ts';

/** Sections last at least so many bars, and change where the bars on both sides differ most. */
const LEAST_BARS = 4;
/** A difference of so many dB is as much as another chord in each bar. */
const DECIBELS = 6;
/** A beginning or end without sound of at least this length is a section of its own, ms. */
const SILENCE_MS = 500;

/** Where sound begins and ends in a reference, and how long the reference is, ms. */
export type SoundSpan = { soundStartMs: number; soundEndMs: number; durationMs: number };

/**
 * The sections of a reference, by loudness, chords and lead line; they follow each other without gaps from 0 to its end
 * (statements P15 to P18). Times in ms.
 */
export function sectionsOf(
  bars: readonly MeasuredBar[],
  { soundStartMs, soundEndMs, durationMs }: SoundSpan,
): ReferenceSection[] {
  if (soundEndMs <= soundStartMs) return [silence(0, durationMs)];
  const startMs = soundStartMs >= SILENCE_MS ? soundStartMs : 0;
  const endMs = durationMs - soundEndMs >= SILENCE_MS ? soundEndMs : durationMs;
  const spans = spansOf(bars);
  const labels = labelsOf(bars, spans);
  const played = spans.map(({ firstBar, count }, index) => ({
    label: labels[index]!,
    startMs: index === 0 ? startMs : bars[firstBar]!.startMs,
    endMs: index === spans.length - 1 ? endMs : bars[firstBar + count]!.startMs,
    firstBar,
    bars: count,
  }));
  const whole = played.length > 0 ? played : [{ label: 'inst' as const, startMs, endMs, firstBar: 0, bars: 0 }];
  return [
    ...(startMs > 0 ? [silence(0, startMs)] : []),
    ...whole,
    ...(endMs < durationMs ? [silence(endMs, durationMs)] : []),
  ];
}

const silence = (startMs: number, endMs: number): ReferenceSection => ({
  label: 'silence',
  startMs,
  endMs,
  firstBar: 0,
  bars: 0,
});

function spansOf(bars: readonly MeasuredBar[]): BarSpan[] {
  const borders = [0, ...bordersOf(bars)];
  if (bars.length === 0) return [];
  return borders.map((firstBar, index) => ({ firstBar, count: (borders[index + 1] ?? bars.length) - firstBar }));
}

/** Bars before which a section begins: where the difference is greatest, and greater than it mostly is. */
function bordersOf(bars: readonly MeasuredBar[]): number[] {
  const differences = bars.map((_, bar) => differenceAt(bars, bar));
  const inside = differences.slice(LEAST_BARS, bars.length - LEAST_BARS + 1);
  const mean = inside.reduce((sum, value) => sum + value, 0) / Math.max(1, inside.length);
  const borders: number[] = [];
  const candidates = [...differences.keys()]
    .filter((bar) => bar >= LEAST_BARS && bar <= bars.length - LEAST_BARS && differences[bar]! > mean)
    .toSorted((one, other) => differences[other]! - differences[one]!);
  for (const bar of candidates) {
    if (borders.every((border) => Math.abs(border - bar) >= LEAST_BARS)) borders.push(bar);
  }
  return borders.toSorted((one, other) => one - other);
}

/** How much the four bars before a bar differ from the four from it on. */
function differenceAt(bars: readonly MeasuredBar[], bar: number): number {
  const [before, behind] = [bars.slice(Math.max(0, bar - LEAST_BARS), bar), bars.slice(bar, bar + LEAST_BARS)];
  if (before.length === 0 || behind.length === 0) return 0;
  const loudness = Math.abs(meanOf(before, ({ decibels }) => decibels) - meanOf(behind, ({ decibels }) => decibels));
  const lead = Math.abs(meanOf(before, leadShare) - meanOf(behind, leadShare));
  const others = behind.filter(({ chord }, index) => {
    const former = before[index]?.chord;
    return chord?.root !== former?.root || chord?.isMinor !== former?.isMinor;
  }).length;
  return loudness / DECIBELS + lead + others / LEAST_BARS;
}
