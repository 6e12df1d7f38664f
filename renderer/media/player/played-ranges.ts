import { nextTurn, type Turn } from './player-time.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/** Watches the playhead pass the end of a range that is played once, or of the loop. */
export class PlayedRanges {
  #once: TimeSpan | null = null;
  #previousMs = 0;

  get hasOnce(): boolean {
    return this.#once !== null;
  }

  /** The playhead was put somewhere: what was played once is over, and what it jumped across does not count. */
  moved(timeMs: number): void {
    this.#once = null;
    this.#previousMs = timeMs;
  }

  /** From where the playhead was put, this range is played and no more. */
  playOnce(range: TimeSpan): void {
    this.#once = range;
  }

  endOnce(): void {
    this.#once = null;
  }

  /** What the playhead does next, now that it is at `nowMs`. */
  turn(nowMs: number, loop: TimeSpan | null): Turn {
    const turn = nextTurn(nowMs, this.#previousMs, { loop, once: this.#once });
    this.#previousMs = turn.kind === 'run' ? nowMs : turn.toMs;
    return turn;
  }
}
