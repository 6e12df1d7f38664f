import { type ItemKind, ITEM_KINDS } from '../../../../../shared/domain/library/item-kinds.ts';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import { ClipPoster } from '../../../../ui/items/clips/clip-poster.tsx';
import { ItemImage } from '../../../../ui/items/images/item-image.tsx';
import { ItemWave } from '../../../../ui/items/item-wave.tsx';
import { SHOWN_KINDS } from '../../../../ui/kinds/shown-kinds.ts';
import classes from '../items.module.css';
import { MarkedText } from './marked-text.tsx';

/**
 * What an item looks like: itself where it is an image, its cover or waveform where it is sound, its first lines where it is text,
 * else the sign of its kind. `isTile`: see ItemImage.
 */
export function ItemThumb({
  row,
  search = '',
  isTile = false,
}: {
  row: LibraryRow;
  search?: string;
  isTile?: boolean;
}) {
  if (isImage(row)) return <Picture key={row.id} row={row} isTile={isTile} />;
  if (row.mediaState === 'ready' && ITEM_KINDS[row.kind].mediaType === 'video')
    return <ClipPoster key={row.id} id={row.id} isTile={isTile} missing={<KindSign kind={row.kind} size={28} />} />;
  if (row.found) return <FoundLine text={row.found.text} search={search} />;
  if (row.coverId !== null)
    return (
      <ItemImage
        key={row.coverId}
        isTile={isTile}
        address={mediaUrl.thumbnail(row.coverId)}
        missing={<Wave row={row} />}
      />
    );
  if (row.mediaState === 'ready' && ITEM_KINDS[row.kind].mediaType === 'audio') return <Wave row={row} />;
  if (row.lines.length > 0) return <Lines row={row} />;
  return <KindSign kind={row.kind} size={28} />;
}

/** Whether a row has a look, so that others can be like it. */
export const hasLook = ({ kind, mediaState }: LibraryRow): boolean =>
  mediaState === 'ready' && (ITEM_KINDS[kind].mediaType === 'image' || ITEM_KINDS[kind].mediaType === 'video');

/** Whether an item can be looked at: an image that has been read. */
export const isImage = ({ kind, mediaState }: Pick<LibraryRow, 'kind' | 'mediaState'>): boolean =>
  mediaState === 'ready' && ITEM_KINDS[kind].mediaType === 'image';

/** An image as large as there is room; the sign of its kind where it has no such file. */
function Picture({ row, isTile }: { row: LibraryRow; isTile: boolean }) {
  const missing = <KindSign kind={row.kind} size={28} />;
  return <ItemImage isTile={isTile} address={mediaUrl.thumbnail(row.id)} missing={missing} />;
}

/** The sign of a kind in the middle of its tile. */
export function KindSign({ kind, size }: { kind: ItemKind; size: number }) {
  const { icon: Icon } = SHOWN_KINDS[kind];
  return (
    <span className={classes.sign}>
      <Icon size={size} stroke={1.25} aria-hidden />
    </span>
  );
}

function Wave({ row }: { row: LibraryRow }) {
  return (
    <span className={classes.wave}>
      <ItemWave playable={row.playable} className={classes.bars} />
    </span>
  );
}

/** Where something is searched for, the line in which it was found. */
function FoundLine({ text, search }: { text: string; search: string }) {
  return (
    <span className={classes.lines}>
      <span>
        <MarkedText text={text} search={search} />
      </span>
    </span>
  );
}

function Lines({ row }: { row: LibraryRow }) {
  return (
    <span className={classes.lines}>
      {row.lines.map(({ speaker, text }, index) => (
        <span key={index}>
          {speaker === null ? null : <strong>{speaker} </strong>}
          {text}{' '}
        </span>
      ))}
    </span>
  );
}
