import type { ItemId } from '../../ids.ts';
import type { ItemKind } from '../item-kinds.ts';

/** How many items there are of something, and what their files take, bytes. */
export type StorageShare = { count: number; sizeBytes: number };

/**
 * What the library takes on the disk: files of items by kind, the largest first, and by the month in which they were created
 * (`2026-11`, in the time zone of this computer), the newest first. Both count what is in the bin too. `cacheBytes` is what of the
 * cache is made again when it is needed; `freeBytes` what is left on the disk, null where the system does not say.
 */
export type LibraryStorage = StorageShare & {
  kinds: (StorageShare & { kind: ItemKind })[];
  months: (StorageShare & { month: string })[];
  bin: StorageShare;
  cacheBytes: number;
  freeBytes: number | null;
};

/** Items outside the bin whose files hold the very same bytes, the oldest first. `sizeBytes` is that of one of them. */
export type DuplicateItems = { items: { id: ItemId; kind: ItemKind; title: string }[]; sizeBytes: number };
