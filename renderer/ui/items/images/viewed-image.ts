import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import type { ViewedImage } from '../../image-viewer/viewed-image.ts';

/** An item as the viewer of images takes it. */
export const viewedImage = ({ id, title }: Pick<LibraryRow, 'id' | 'title'>): ViewedImage => ({
  id,
  title,
  original: mediaUrl.original(id),
  thumbnail: mediaUrl.thumbnail(id),
});
