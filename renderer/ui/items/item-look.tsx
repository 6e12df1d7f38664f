import type { ReactNode } from 'react';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { LibraryRow } from '../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../api/media-urls.ts';
import { SHOWN_KINDS } from '../kinds/shown-kinds.ts';
import { ClipPoster } from './clips/clip-poster.tsx';
import { ItemImage } from './images/item-image.tsx';
import classes from './items.module.css';

type Props = {
  row: Pick<LibraryRow, 'id' | 'kind' | 'mediaState' | 'coverId'>;
  /** What stands for an item without a picture; the icon of its kind where none is given. */
  sign?: ReactNode;
  /** It is large enough for its shape to be seen, see ItemImage. */
  isTile?: boolean;
  /** The size of the picture. */
  className?: string | undefined;
};

/** An item in few pixels: what an image or a clip looks like, or the cover of a song, else a sign. */
export function ItemLook({ row, sign = <KindIcon kind={row.kind} />, isTile = false, className }: Props) {
  const { id, kind, coverId } = row;
  if (!hasPicture(row)) return sign;
  return (
    <span
      className={`${classes.look} ${className ?? ''}`}
      data-tile={isTile || undefined}
      role="img"
      aria-label={SHOWN_KINDS[kind].name}
    >
      {kind === 'clip' ? (
        <ClipPoster key={id} id={id} isTile={isTile} missing={sign} />
      ) : (
        <ItemImage key={coverId ?? id} isTile={isTile} address={mediaUrl.thumbnail(coverId ?? id)} missing={sign} />
      )}
    </span>
  );
}

/** Whether an item has a picture that can be shown now. */
export const hasPicture = ({ kind, mediaState, coverId }: Props['row']): boolean =>
  coverId !== null || (mediaState === 'ready' && (kind === 'image' || kind === 'clip'));

function KindIcon({ kind }: { kind: ItemKind }) {
  const { icon: Icon, name } = SHOWN_KINDS[kind];
  return <Icon size={15} stroke={1.6} role="img" aria-label={name} />;
}
