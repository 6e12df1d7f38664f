import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { ClipPoster } from '../../../ui/items/clips/clip-poster.tsx';
import { ItemImage } from '../../../ui/items/images/item-image.tsx';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import classes from './composer.module.css';

/** An item in few pixels: what an image or a clip looks like, else the sign of its kind. */
export function ItemLook({ row }: { row: LibraryRow }) {
  const { id, kind, mediaState } = row;
  const { icon: Icon, name } = SHOWN_KINDS[kind];
  const sign = <Icon size={15} stroke={1.6} role="img" aria-label={name} />;
  if (mediaState !== 'ready' || (kind !== 'image' && kind !== 'clip')) return sign;
  return (
    <span className={classes.look} role="img" aria-label={name}>
      {kind === 'clip' ? (
        <ClipPoster id={id} missing={sign} />
      ) : (
        <ItemImage address={mediaUrl.thumbnail(id)} missing={sign} />
      )}
    </span>
  );
}
