import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Changes } from '../../changes/changes.ts';
import { createGrowingTake, type GrowingTake } from './growing-take.ts';

/** A reader who asks for the sound when the last chunk has just come still gets all of it. */
const LINGER_MS = 10_000;
/** The renderer reads peaks and words anew each time it is told; more often would not look better. */
const PUBLISH_EVERY_MS = 100;

/** The takes that grow now. */
export interface LiveTakes {
  /** Begins a take in a new file; `file` must not exist. */
  begin(take: { id: ItemId; scriptId: ItemId; file: string }): Promise<GrowingTake>;
  /** The take while it grows. */
  get(id: ItemId): GrowingTake | null;
  /** The take while it grows and for a moment after. */
  heard(id: ItemId): GrowingTake | null;
  /** Says that sound or words came. */
  grown(id: ItemId): void;
  /** Takes it out; its bytes stay readable for a moment. */
  end(id: ItemId): void;
}

type Entry = { take: GrowingTake; scriptId: ItemId; isGrowing: boolean };

/** Builds the registry of growing takes; `changes` hears of `making` as they grow. */
export function createLiveTakes(changes: Changes): LiveTakes {
  const entries = new Map<ItemId, Entry>();
  const publishedAtMs = new Map<ItemId, number>();
  const late = new Map<ItemId, NodeJS.Timeout>();
  const publish = (scriptId: ItemId) => {
    clearTimeout(late.get(scriptId));
    late.delete(scriptId);
    publishedAtMs.set(scriptId, Date.now());
    changes.publish('making', [scriptId]);
  };
  return {
    async begin({ id, scriptId, file }) {
      const take = await createGrowingTake({ id, file });
      entries.set(id, { take, scriptId, isGrowing: true });
      return take;
    },
    get: (id) => {
      const entry = entries.get(id);
      return entry?.isGrowing ? entry.take : null;
    },
    heard: (id) => entries.get(id)?.take ?? null,
    grown(id) {
      const scriptId = entries.get(id)?.scriptId;
      if (scriptId === undefined || late.has(scriptId)) return;
      const restMs = (publishedAtMs.get(scriptId) ?? 0) + PUBLISH_EVERY_MS - Date.now();
      if (restMs <= 0) publish(scriptId);
      else late.set(scriptId, setTimeout(() => publish(scriptId), restMs).unref());
    },
    end(id) {
      const entry = entries.get(id);
      if (!entry?.isGrowing) return;
      entry.isGrowing = false;
      setTimeout(() => entries.delete(id), LINGER_MS).unref();
      publish(entry.scriptId);
      publishedAtMs.delete(entry.scriptId);
    },
  };
}
