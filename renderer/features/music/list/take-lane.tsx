import { Loader, VisuallyHidden } from '@mantine/core';
import {
  IconAlertTriangle,
  IconClock,
  IconHeart,
  IconHeartFilled,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { usePlayer } from '../../../media/player/player-hooks.ts';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QueuedWords } from '../../../ui/time/queued-words.tsx';
import { ItemWave } from '../../../ui/items/item-wave.tsx';
import { markFavourite } from '../../../ui/items/actions/organise-items.ts';
import { ColourLabelSign } from '../../../ui/items/colour-labels/colour-label-sign.tsx';
import { NewSign } from '../../../ui/items/unread/new-sign.tsx';
import { texts as itemsTexts } from '../../../ui/items/items-texts.ts';
import { dragOut } from '../../../ui/items/actions/take-out.ts';
import { dragOptions } from '../../../ui/items/exporting/export-store.ts';
import { toggleTake } from '../actions/playback/play-take.ts';
import { openSongMenu } from '../actions/song-menu.ts';
import { type SongCell, type TakeCell, takeLetter } from '../results/song-cells.ts';
import { openTake, useSongs } from '../results/songs-store.ts';
import { useLiveSong } from '../results/use-live-songs.ts';
import { texts } from '../texts.ts';
import { GrowingTake } from './growing-take.tsx';
import classes from './list.module.css';

const words = texts.take;

/** A take in its row: there, coming, or missing with the reason. */
export function TakeLane({ cell, title }: { cell: SongCell; title: string }) {
  const live = useLiveSong(cell);
  if (cell.kind === 'item') return <ReadyTake cell={cell} title={title} />;
  if (cell.kind === 'pending' && live) return <GrowingTake cell={cell} title={title} song={live} />;
  const letter = takeLetter(cell);
  if (cell.kind === 'pending') {
    return (
      <div className={classes.lane}>
        {cell.isRunning ? <Loader size={14} /> : <IconClock size={14} stroke={1.6} aria-hidden />}
        <b>{letter}</b>
        <span className={classes.small}>
          {cell.isRunning ? words.generating : <QueuedWords startsAtMs={cell.startsAtMs} queued={words.queued} />}
        </span>
      </div>
    );
  }
  return (
    <div className={`${classes.lane} ${classes.missing}`}>
      <IconAlertTriangle size={14} stroke={1.6} aria-hidden />
      <b>{letter}</b>
      <span className={classes.small} title={cell.failure ? failureText(cell.failure).why : undefined}>
        {missingWords(cell)}
      </span>
    </div>
  );
}

function missingWords({ failure }: Extract<SongCell, { kind: 'missing' }>): string {
  if (failure?.code === 'CONTENT_REFUSED') return words.blocked;
  if (failure?.code === 'CANCELLED') return words.stopped;
  return failure ? failureText(failure).what : words.failed;
}

function ReadyTake({ cell, title }: { cell: TakeCell; title: string }) {
  const { id, row } = cell;
  const letter = takeLetter(cell);
  const playable = row?.playable ?? null;
  const isOpen = useSongs(({ openId }) => openId === id);
  const isPlaying = usePlayer(({ track, isPlaying: plays }) => plays && track?.id === id);
  const isFavourite = row?.organised.isFavourite ?? false;
  const Play = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.lane} data-open={isOpen || undefined} data-playing={isPlaying || undefined}>
      <IconButton
        size="1.375rem"
        disabled={playable === null}
        aria-label={isPlaying ? words.pause(title, letter) : words.play(title, letter)}
        onClick={() => {
          openTake(id);
          toggleTake(cell);
        }}
      >
        <Play size={12} />
      </IconButton>
      <button
        type="button"
        className={classes.open}
        data-take={id}
        aria-pressed={isOpen}
        draggable
        onClick={() => openTake(id)}
        onDoubleClick={() => toggleTake(cell)}
        onKeyDown={(event) => press(event, id)}
        onContextMenu={(event) => {
          openTake(id);
          openSongMenu(event, words.menu(title));
        }}
        onDragStart={(event) => void dragOut(event, { ids: [id], options: dragOptions('songs') })}
      >
        <VisuallyHidden>{words.before(title)}</VisuallyHidden>
        <b>{letter}</b>
        <NewSign row={row} />
        {row?.mediaState === 'ready' ? (
          <ItemWave playable={playable} className={classes.wave} />
        ) : (
          <span className={classes.small}>{words.reading}</span>
        )}
        <ColourLabelSign label={row?.organised.colourLabel ?? null} />
        <span className={classes.length}>{playable ? formatShortTime(playable.durationMs) : ''}</span>
      </button>
      <IconButton
        size="1.375rem"
        aria-label={isFavourite ? itemsTexts.removeFavourite : itemsTexts.addFavourite}
        aria-pressed={isFavourite}
        onClick={() => void markFavourite([id], !isFavourite)}
      >
        <Heart size={14} className={isFavourite ? classes.heart : undefined} />
      </IconButton>
    </div>
  );
}

/** The open take goes to the bin: that which has the keyboard. The command knows it once it has been rendered. */
function bin(id: ItemId): void {
  if (useSongs.getState().openId !== id) flushSync(() => openTake(id));
  actionRegistry.run('file.moveToBin');
}

/** Arrows go from take to take over all songs; Enter belongs to the button, but not with Shift. */
function press(event: KeyboardEvent<HTMLElement>, id: ItemId): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (by !== 0) {
    const all = [...document.querySelectorAll<HTMLElement>('[data-take]')];
    const next = all[all.findIndex((each) => each.dataset['take'] === id) + by];
    next?.focus();
    next?.click();
  } else if (event.key === 'Delete') bin(id);
  else if (event.key === 'Enter' && event.shiftKey) actionRegistry.run('library.playAll');
  else return;
  event.preventDefault();
  event.stopPropagation();
}
