import type { ItemId, SoundId } from '../../shared/domain/ids.ts';

/** Addresses of an item's bytes, relative to the page; the host answers them with Range. Only ids ever travel. */
export const mediaUrl = {
  /** The file as it came. */
  original: (id: ItemId) => `/media/${id}/original`,
  /** What the player plays: the original, or a derived copy where the original cannot be sought exactly. */
  playback: (id: ItemId) => `/media/${id}/playback`,
  /** Stored peaks, see shared/domain/peaks.ts. */
  peaks: (id: ItemId) => `/media/${id}/peaks`,
};

/** Addresses of a kept sound that is no library item: a preview, a joined sample. It may vanish with the cache. */
export const soundUrl = {
  original: (id: SoundId) => `/sounds/${id}/original`,
  /** Stored peaks, see shared/domain/peaks.ts. */
  peaks: (id: SoundId) => `/sounds/${id}/peaks`,
};
