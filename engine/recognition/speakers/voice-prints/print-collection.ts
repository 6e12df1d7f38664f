import type { VoicePrint } from './voice-print.ts';

/** Enough for more than four hours of speech at the full rate; 0.7 kB each. */
const MOST_PRINTS = 32_000;

/** Prints of a file in time order. When there are too many every second one is dropped, so hours take no more memory. */
export class PrintCollection {
  private prints: VoicePrint[] = [];
  private every = 1;
  private seen = 0;

  /** Adds the next prints. */
  add(prints: readonly VoicePrint[]): void {
    for (const print of prints) {
      if (this.seen % this.every === 0) this.prints.push(print);
      this.seen++;
      if (this.prints.length < MOST_PRINTS) continue;
      this.prints = this.prints.filter((_, index) => index % 2 === 0);
      this.every *= 2;
    }
  }

  /** What was kept. */
  all(): VoicePrint[] {
    return this.prints;
  }
}
