import type { ReferenceBar } from './reference-music.ts';

/** A bar and how loud it is, dB below full scale. */
export type MeasuredBar = ReferenceBar & { decibels: number };

/** How much of a bar the lead line plays, 0 to 1. */
export const leadShare = ({ lead }: ReferenceBar): number =>
  Math.min(
    1,
    lead.reduce((sum, { length }) => sum + length, 0),
  );

/** The mean of what each bar has; 0 for no bars. */
export const meanOf = (bars: readonly MeasuredBar[], valueOf: (bar: MeasuredBar) => number): number =>
  bars.reduce((sum, bar) => sum + valueOf(bar), 0) / Math.max(1, bars.length);
