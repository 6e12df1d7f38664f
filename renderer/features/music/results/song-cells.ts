import type { SongGeneration } from '../../../../shared/domain/music/song-generation.ts';
import type * as room from '../../../ui/generation-form/results/gallery.ts';

/** See the room's GalleryCell: a take, one that is coming, or one that is missing. */
export type SongCell = room.GalleryCell<SongGeneration>;
/** A take that is there. */
export type TakeCell = room.ItemCell<SongGeneration>;
/** The takes of one request, or those of one day that came from files. */
export type SongGroup = room.GalleryGroup<SongGeneration>;
/** All that the list shows. */
export type SongGallery = room.Gallery<SongGeneration>;

/** Takes are called A, B, C by their place in the request. */
export const takeLetter = ({ number }: Pick<SongCell, 'number'>): string => String.fromCodePoint(64 + number);
