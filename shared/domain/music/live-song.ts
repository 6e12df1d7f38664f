import type { GenerationId, ItemId } from '../ids.ts';

/**
 * A take whose sound comes in: sound so far, ms, and its peaks, pairs of minimum and maximum at even steps. `itemId` is the item
 * that it becomes.
 */
export type LiveSong = {
  generationId: GenerationId;
  position: number;
  itemId: ItemId;
  receivedMs: number;
  peaks: number[];
};
