import { IconCheck, IconHeartFilled, IconStarFilled } from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent, MouseEvent } from 'react';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { cameraSteps } from '../../../../shared/domain/generation/clips/camera-commands.ts';
import { ClipPoster } from '../../../ui/items/clips/clip-poster.tsx';
import { ColourLabelSign } from '../../../ui/items/colour-labels/colour-label-sign.tsx';
import { VerdictSign } from '../../../ui/items/fields/verdict-sign.tsx';
import { NewSign } from '../../../ui/items/unread/new-sign.tsx';
import { PANEL_ICONS } from '../../../ui/kinds/panel-icons.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { useVideo } from '../results/video-store.ts';
import { texts } from '../texts.ts';
import classes from './gallery.module.css';

const words = texts.gallery;

/** What can happen to a card. */
export type CardEvents = {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onDragStart: (event: DragEvent) => void;
};

/** A clip: looked through under the mouse, its length, how it is kept. */
export function ClipCard({ clip, ...props }: { clip: ShownClip; at: number; isTabStop: boolean } & CardEvents) {
  const { at, isTabStop, ...events } = props;
  const { row } = clip;
  const isSelected = useVideo(({ selection }) => selection.ids.has(row.id));
  const length = row.durationMs === null ? '' : formatShortTime(row.durationMs);
  const sign = <PANEL_ICONS.video size={28} stroke={1.25} />;
  return (
    <div
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      className={classes.card}
      data-clip-at={at}
      data-clip={row.id}
      aria-selected={isSelected}
      data-verdict={row.organised.verdict ?? undefined}
      draggable
      {...events}
    >
      {/* Its name is its words in this order, the picture is above them by its style. */}
      <span className={classes.title}>{row.title}</span>
      <span className={classes.picture}>
        {row.mediaState === 'ready' ? <ClipPoster id={row.id} isScrubbed isTile missing={sign} /> : sign}
        <span className={classes.check} aria-hidden>
          <IconCheck size={13} stroke={2.4} />
        </span>
        <NewSign row={row} isOnCard />
        {length === '' ? null : <span className={classes.length}>{length}</span>}
      </span>
      <span className={classes.facts}>
        <span>{factsOf(clip)}</span>
        <Marks clip={clip} />
      </span>
    </div>
  );
}

/** Resolution and the first move of the camera, as far as they are known. */
function factsOf({ generation }: ShownClip): string {
  if (!generation) return '';
  const { resolution, prompt } = generation.recipe;
  const [move] = cameraSteps(prompt);
  return [resolution, move?.commands[0]].filter(Boolean).join(' · ');
}

function Marks({ clip: { row } }: { clip: ShownClip }) {
  const { rating, isFavourite, verdict, colourLabel } = row.organised;
  return (
    <span className={classes.marks}>
      <ColourLabelSign label={colourLabel} />
      <VerdictSign verdict={verdict} />
      {rating > 0 ? (
        <>
          <IconStarFilled size={12} aria-hidden />
          <span>{rating}</span>
          <span className="visually-hidden">{words.stars(rating)}</span>
        </>
      ) : null}
      {isFavourite ? (
        <>
          <IconHeartFilled size={12} aria-hidden />
          <span className="visually-hidden">{words.isFavourite}</span>
        </>
      ) : null}
    </span>
  );
}
