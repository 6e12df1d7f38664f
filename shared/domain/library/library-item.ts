import type { ItemId } from '../ids.ts';
import type { ItemKind } from './item-kinds.ts';
import type { MediaState } from './media-facts.ts';

/** One item of the library. `sourceName` is the name of the file it came from; `recipe` is how it was made, or null. */
export type LibraryItem = {
  id: ItemId;
  kind: ItemKind;
  title: string;
  sourceName: string | null;
  sizeBytes: number | null;
  media: MediaState;
  recipe: Record<string, unknown> | null;
  createdAtMs: number;
  updatedAtMs: number;
  binnedAtMs: number | null;
};
