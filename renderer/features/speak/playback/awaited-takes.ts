import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import type { LineGeneration } from '../../../../shared/domain/script/script-views.ts';
import type { Take } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';

/** Who asked for a take that is awaited, and whether it could have been heard while it came. */
export type AwaitedTake = { jobId: JobId; isStream: boolean };

/** `afterNumber`: earlier takes of the line are not what is waited for. */
type Expected = AwaitedTake & { afterNumber: number };

/**
 * What was begun since the panel is open: takes that are heard while they grow, and lines that are heard once they are
 * complete, as what comes in one piece is, or what is so short that it was never seen to grow.
 */
export class AwaitedTakes {
  readonly #growing = new Set<ItemId>();
  readonly #expected = new Map<LineId, Expected>();

  /** Notes how a line stands. Returns the take to play now, since it grows; each is returned once. */
  begin({ takeId, lineId, jobId, route, state }: LineGeneration, takes: readonly Take[]): ItemId | null {
    if (state === 'failed') {
      this.#expected.delete(lineId);
      return null;
    }
    // One that is heard already is not waited for as well.
    if (takeId !== null && this.#growing.has(takeId)) return null;
    const isStream = route === 'stream';
    if (this.#expected.get(lineId)?.jobId !== jobId) {
      const numbers = takes.filter((take) => take.lineId === lineId).map((take) => take.number);
      this.#expected.set(lineId, { jobId, afterNumber: Math.max(0, ...numbers), isStream });
    }
    // Its sound is asked for before the first of it has come: whoever waits hears it earlier.
    if (!isStream || state !== 'running' || takeId === null) return null;
    this.#expected.delete(lineId);
    this.#growing.add(takeId);
    return takeId;
  }

  /** What a stored take is: `grown` was heard while it came, an awaited one is to be heard now; null for all others. */
  stored(take: Take): 'grown' | AwaitedTake | null {
    if (this.#growing.delete(take.id)) return 'grown';
    const awaited = this.#expected.get(take.lineId);
    if (!awaited || !take.isPicked || take.number <= awaited.afterNumber) return null;
    this.#expected.delete(take.lineId);
    return { jobId: awaited.jobId, isStream: awaited.isStream };
  }
}
