import type { RegionEdge } from './geometry/hit-test.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** How a click chooses: alone, in addition, or up to. */
export type SelectMode = 'one' | 'toggle' | 'range';

/** The part of the recording in view and the zoom with its limits, px for each second. */
export type WaveView = { startMs: number; endMs: number; pxPerSecond: number; limits: { min: number; max: number } };

/** What a person does on the waveform. */
export type WaveformEvents = {
  seek: (ms: number) => void;
  select: (id: string, mode: SelectMode) => void;
  retime: (id: string, span: TimeSpan, edge: RegionEdge) => void;
  shift: (ids: readonly string[], deltaMs: number) => void;
  /** An edge moved by the keyboard and not yet committed; for announcing. */
  nudged: (id: string, edge: RegionEdge, ms: number) => void;
  /** A range was drawn on empty space; null when it was dropped. */
  rangeDrawn: (span: TimeSpan | null) => void;
  insertRange: (span: TimeSpan) => void;
  viewChanged: (view: WaveView) => void;
  /** The user scrolled while following. */
  followingSuspended: () => void;
};
