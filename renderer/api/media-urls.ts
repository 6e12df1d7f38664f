import type { ItemId, SoundId } from '../../shared/domain/ids.ts';

/** Another track is another sound: whoever has the bytes of one must not go on in those of the other. */
const ofTrack = (track: number | undefined): string => (track === undefined ? '' : `?track=${track}`);

/**
 * Addresses of an item's bytes, relative to the page; the host answers them with Range. Only ids ever travel. `track` is the
 * audio track that was read of a recording with several.
 */
export const mediaUrl = {
  /** The file as it came. */
  original: (id: ItemId) => `/media/${id}/original`,
  /** What the player plays: the original, or a derived copy where the original cannot be sought exactly. */
  playback: (id: ItemId, track?: number) => `/media/${id}/playback${ofTrack(track)}`,
  /** Its waveform as a few heights from 0 to 1, in JSON; of an image or a clip a small image. */
  thumbnail: (id: ItemId) => `/media/${id}/thumbnail`,
  /** Of a clip a row of pictures from its beginning to its end. */
  sprite: (id: ItemId) => `/media/${id}/sprite`,
  /** Stored peaks, see shared/domain/media/peaks.ts. */
  peaks: (id: ItemId, track?: number) => `/media/${id}/peaks${ofTrack(track)}`,
};

/** Address of an edited image before it is kept; it vanishes when a few others have been made. */
export const editPreviewUrl = (previewId: string): string => `/edits/${previewId}`;

/** Addresses of a kept sound that is no library item: a preview, a joined sample. It may vanish with the cache. */
export const soundUrl = {
  original: (id: SoundId) => `/sounds/${id}/original`,
  /** Stored peaks, see shared/domain/media/peaks.ts. */
  peaks: (id: SoundId) => `/sounds/${id}/peaks`,
};
