import type { RegionEdge } from './geometry/hit-test.ts';
import { withEdge } from './geometry/region-drag.ts';
import type { WaveRegion } from './geometry/region-index.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** Several presses of an arrow are one step of undo when they follow each other within this time. */
const COMMIT_AFTER_MS = 400;

/** Milliseconds that an arrow key moves an edge by, negative to the left; null for any other key. */
export function nudgeOfKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): number | null {
  if (event.altKey) return null;
  const step = event.ctrlKey || event.metaKey ? 500 : event.shiftKey ? 100 : 10;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') return -step;
  if (event.key === 'ArrowRight' || event.key === 'ArrowUp') return step;
  return null;
}

/** An edge that the keyboard has moved and that is not committed yet. */
export type PendingNudge = { id: string; edge: RegionEdge; span: TimeSpan };

/** Collects presses of arrow keys on an edge into one change. */
export class EdgeNudging {
  readonly #commit: (nudge: PendingNudge) => void;
  #pending: PendingNudge | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(commit: (nudge: PendingNudge) => void) {
    this.#commit = commit;
  }

  /** The line as the keyboard has moved it so far. */
  get pending(): PendingNudge | null {
    return this.#pending;
  }

  /** Moves an edge of a line by a few milliseconds and returns where it is now. */
  nudge(region: WaveRegion, edge: RegionEdge, move: { byMs: number; durationMs: number }): number {
    if (this.#pending && (this.#pending.id !== region.id || this.#pending.edge !== edge)) this.flush();
    const from = this.#pending?.span ?? { startMs: region.startMs, endMs: region.endMs };
    const toMs = (edge === 'start' ? from.startMs : from.endMs) + move.byMs;
    const span = withEdge(from, edge, { toMs, durationMs: move.durationMs });
    this.#pending = { id: region.id, edge, span };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), COMMIT_AFTER_MS);
    return edge === 'start' ? span.startMs : span.endMs;
  }

  /** Commits what is pending now: before another gesture, when the focus leaves, before the view goes. */
  flush(): void {
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#pending = null;
    if (pending) this.#commit(pending);
  }
}
