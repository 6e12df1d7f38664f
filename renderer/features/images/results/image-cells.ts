import type { ImageGeneration } from '../../../../shared/domain/generation/images/image-generation.ts';
import type * as room from '../../../ui/generation-form/results/gallery.ts';

/** See the room's GalleryCell: an image, one that is coming, or one that is missing. */
export type GalleryCell = room.GalleryCell<ImageGeneration>;
/** An image of the gallery. */
export type ImageCell = room.ItemCell<ImageGeneration>;
/** The images of one request, or those of one day that came from files. */
export type GalleryGroup = room.GalleryGroup<ImageGeneration>;
/** All that the gallery shows. */
export type Gallery = room.Gallery<ImageGeneration>;
