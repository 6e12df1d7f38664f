import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Changes } from '../../changes/changes.ts';
import { createGrowingBytes, type GrowingBytes } from './growing-bytes.ts';
import { createGrowingTake, type GrowingTake } from './growing-take.ts';

/** A reader who asks for the sound when the last chunk has just come still gets all of it. */
const LINGER_MS = 10_000;
/** The renderer reads peaks and words anew each time it is told; more often would not look better. */
const PUBLISH_EVERY_MS = 100;

/** The takes that grow now. */
export interface LiveTakes {
  /** Begins a take in a new file; `file` must not exist. It may be listened to at once, whatever the file does. */
  begin(take: { id: ItemId; scriptId: ItemId; file: string }): Promise<GrowingTake>;
  /** The take while it grows. */
  get(id: ItemId): GrowingTake | null;
  /** The bytes of the take while it grows and for a moment after; they end with it, also where none came. */
  heard(id: ItemId): GrowingBytes | null;
  /** Says that sound or words came. */
  grown(id: ItemId): void;
  /** Takes it out, whether or not it came to anything; its bytes end and stay readable for a moment. */
  end(id: ItemId): void;
}

type Entry = { bytes: GrowingBytes; take: GrowingTake | null; scriptId: ItemId; isGrowing: boolean };

/** Builds the registry of growing takes; `changes` hears of `generation` as they grow. */
export function createLiveTakes(changes: Changes): LiveTakes {
  const entries = new Map<ItemId, Entry>();
  const publishedAtMs = new Map<ItemId, number>();
  const late = new Map<ItemId, NodeJS.Timeout>();
  const publish = (scriptId: ItemId) => {
    clearTimeout(late.get(scriptId));
    late.delete(scriptId);
    publishedAtMs.set(scriptId, Date.now());
    changes.publish('generation', [scriptId]);
  };
  return {
    async begin({ id, scriptId, file }) {
      const entry: Entry = { bytes: createGrowingBytes(), take: null, scriptId, isGrowing: true };
      // Before anything is waited for: who hears of the take may ask for its sound in the same moment.
      entries.set(id, entry);
      entry.take = await createGrowingTake({ id, file }, entry.bytes);
      return entry.take;
    },
    get: (id) => {
      const entry = entries.get(id);
      return entry?.isGrowing ? entry.take : null;
    },
    heard: (id) => entries.get(id)?.bytes ?? null,
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
      entry.bytes.end();
      setTimeout(() => entries.delete(id), LINGER_MS).unref();
      publish(entry.scriptId);
      publishedAtMs.delete(entry.scriptId);
    },
  };
}
