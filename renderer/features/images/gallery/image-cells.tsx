import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconHeartFilled, IconShieldX, IconStarFilled } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { textIn } from '../../../../shared/domain/failures/failure-data.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { ItemImage } from '../../../ui/items/images/item-image.tsx';
import { ColourLabelSign } from '../../../ui/items/colour-labels/colour-label-sign.tsx';
import { VerdictSign } from '../../../ui/items/fields/verdict-sign.tsx';
import { NewSign } from '../../../ui/items/unread/new-sign.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { reuseRequest } from '../actions/request-actions.ts';
import type { GalleryCell, ImageCell } from '../results/image-cells.ts';
import { useImages } from '../results/images-store.ts';
import { QueuedWords } from '../../../ui/time/queued-words.tsx';
import { texts } from '../texts.ts';
import classes from './gallery.module.css';

const words = texts.card;

/** What can happen to a cell. */
export type CellEvents = {
  onClick: (event: MouseEvent) => void;
  onDoubleClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onDragStart: (event: DragEvent) => void;
};

type Place = { at: number; isTabStop: boolean };

/** A cell of the gallery, whatever is in it. */
export function GalleryCellView({ cell, ...props }: { cell: GalleryCell } & Place & CellEvents) {
  if (cell.kind === 'item') return <ImageCard cell={cell} {...props} />;
  const { at, isTabStop, onKeyDown, onClick } = props;
  const name =
    cell.kind === 'pending' ? words.pending(cell.number, cell.total) : words.missingNamed(cell.number, cell.total);
  return (
    <div
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      className={classes.card}
      data-kind={cell.kind}
      data-image-at={at}
      data-image-cell={cell.key}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span className="visually-hidden">{name}</span>
      {cell.kind === 'pending' ? <Pending cell={cell} /> : <Missing cell={cell} />}
    </div>
  );
}

/** An image, its stars, and whether it is selected or a favourite. */
function ImageCard({ cell, ...props }: { cell: ImageCell } & Place & CellEvents) {
  const { at, isTabStop, ...events } = props;
  const id = useId();
  const isSelected = useImages(({ selection }) => selection.ids.has(cell.id));
  const { row, number, total } = cell;
  const title = row?.title ?? words.loading;
  return (
    <div
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      className={classes.card}
      data-kind="image"
      data-image-at={at}
      data-image-cell={cell.key}
      aria-selected={isSelected}
      aria-labelledby={`${id}-name ${id}-marks`}
      aria-busy={row === null}
      data-verdict={row?.organised.verdict ?? undefined}
      draggable
      {...events}
    >
      <span id={`${id}-name`} className="visually-hidden">
        {words.image(title, number, total)}
      </span>
      {row?.mediaState === 'ready' ? (
        <ItemImage
          isTile
          address={mediaUrl.thumbnail(cell.id)}
          missing={<PANEL_ICONS.images size={28} stroke={1.25} />}
        />
      ) : (
        <PANEL_ICONS.images size={28} stroke={1.25} />
      )}
      <span className={classes.check} aria-hidden>
        <IconCheck size={13} stroke={2.4} />
      </span>
      <span id={`${id}-marks`}>
        <Marks cell={cell} />
      </span>
    </div>
  );
}

/** Whether it is new, colour label, stars, favourite and verdict, in signs for the eye and in words for the ear. */
function Marks({ cell }: { cell: ImageCell }) {
  const { rating = 0, isFavourite = false, verdict = null, colourLabel = null } = cell.row?.organised ?? {};
  return (
    <>
      <NewSign row={cell.row} isOnCard />
      <VerdictSign verdict={verdict} className={classes.verdict} />
      {rating > 0 || colourLabel !== null ? (
        <span className={classes.stars}>
          <ColourLabelSign label={colourLabel} />
          {rating > 0 ? (
            <>
              <IconStarFilled size={12} aria-hidden />
              <span aria-hidden>{rating}</span>
              <span className="visually-hidden">{words.stars(rating)}</span>
            </>
          ) : null}
        </span>
      ) : null}
      {isFavourite ? (
        <span className={classes.heart}>
          <IconHeartFilled size={13} aria-hidden />
          <span className="visually-hidden">{words.favourite}</span>
        </span>
      ) : null}
    </>
  );
}

function Pending({ cell }: { cell: Extract<GalleryCell, { kind: 'pending' }> }) {
  const { isRunning, sinceMs, startsAtMs } = cell;
  const nowMs = useNow(isRunning && sinceMs !== null);
  return (
    <>
      <ProgressRing share={null} size={18} />
      <span className={classes.words}>
        <strong>{isRunning ? words.generating : <QueuedWords startsAtMs={startsAtMs} queued={words.queued} />}</strong>
        {/* It counts for the eye; the ear hears when it is done. */}
        <span className={classes.small} aria-hidden>
          {isRunning && sinceMs !== null ? formatShortTime(Math.max(0, nowMs - sinceMs)) : ' '}
        </span>
      </span>
    </>
  );
}

/** Why an image is not there, and what to do about it. The others of its request are retried at their heading. */
function Missing({ cell }: { cell: Extract<GalleryCell, { kind: 'missing' }> }) {
  const { failure, generation } = cell;
  const isBlocked = failure?.code === 'CONTENT_REFUSED';
  const Icon = isBlocked ? IconShieldX : IconAlertTriangle;
  const text = failure && failure.code !== 'CANCELLED' ? failureText(failure) : null;
  // What the service objects to is what the user can change: the rest is said by the title.
  const said = isBlocked ? textIn(failure.data, 'serviceMessage') : null;
  const title = isBlocked ? words.blocked : failure?.code === 'CANCELLED' ? words.stopped : words.missing;
  return (
    <>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        <strong title={title}>{title}</strong>
        <span className={classes.why} title={text ? `${text.what}. ${text.why}` : undefined}>
          {said ?? text?.why ?? (failure ? '' : words.missingWhy)}
        </span>
        {isBlocked && generation ? (
          <Button variant="subtle" size="compact-xs" tabIndex={-1} onClick={() => reuseRequest(generation)}>
            {words.editPrompt}
          </Button>
        ) : null}
      </span>
    </>
  );
}
