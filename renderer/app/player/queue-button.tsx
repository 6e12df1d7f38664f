import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconArrowsShuffle, IconPlaylist, IconRepeat, IconX } from '@tabler/icons-react';
import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import { playQueue, usePlayer, usePlayQueue } from '../../media/player/player-hooks.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TEXTS } from '../texts.ts';
import rows from '../../ui/collection/list/popover-rows.module.css';
import classes from './queue-button.module.css';

/** What plays and what comes after it: jump to it, take it out. */
export function QueueButton() {
  const comingCount = usePlayQueue(({ tracks, index }) => Math.max(0, tracks.length - 1 - index));
  const label = comingCount > 0 ? TEXTS.player.queueWith(comingCount) : TEXTS.player.queue;
  return (
    <Popover position="top-end" width="20rem" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Tooltip label={label}>
          <ActionIcon aria-label={label}>
            <IconPlaylist size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown ?? ''} aria-label={TEXTS.player.queue}>
        <header className={classes.head}>
          <h2 className={rows.heading}>{TEXTS.player.queue}</h2>
          <QueueOrder />
        </header>
        <QueueList />
      </Popover.Dropdown>
    </Popover>
  );
}

/** What comes in an order of chance, and from the beginning again. */
function QueueOrder() {
  const comingCount = usePlayQueue(({ tracks, index }) => Math.max(0, tracks.length - 1 - index));
  const isRepeating = usePlayQueue((state) => state.isRepeating ?? false);
  return (
    <>
      <IconButton
        aria-label={TEXTS.player.shuffle}
        aria-disabled={comingCount < 2}
        data-disabled={comingCount < 2 || undefined}
        onClick={() => playQueue.shuffle()}
      >
        <IconArrowsShuffle size={15} stroke={1.6} />
      </IconButton>
      <IconButton
        aria-label={TEXTS.player.repeatQueue}
        aria-pressed={isRepeating}
        onClick={() => playQueue.setRepeating(!isRepeating)}
      >
        <IconRepeat size={15} stroke={1.6} />
      </IconButton>
    </>
  );
}

function QueueList() {
  const tracks = usePlayQueue((state) => state.tracks);
  const current = usePlayQueue((state) => state.index);
  const loaded = usePlayer((state) => state.track);
  if (tracks.length === 0) {
    return <p className={rows.quiet}>{loaded ? TEXTS.player.queueOnly(loaded.title) : TEXTS.player.queueEmpty}</p>;
  }
  return (
    <ol className={`${rows.rows} ${classes.scroller}`}>
      {tracks.map((track, index) => (
        <li key={track.id} className={rows.row} aria-current={index === current || undefined}>
          <button
            type="button"
            className={`${rows.choose} ${classes.stacked}`}
            data-autofocus={index === current || undefined}
            onClick={() => playQueue.jump(index)}
          >
            <span className={rows.name}>{track.title}</span>
            <span className={rows.facts}>{track.subtitle}</span>
          </button>
          <span className={rows.facts}>{track.durationMs > 0 ? formatShortTime(track.durationMs) : ''}</span>
          {index === current ? null : (
            <IconButton
              size="1.5rem"
              aria-label={TEXTS.player.removeFromQueue(track.subtitle || track.title)}
              onClick={() => playQueue.remove(index)}
            >
              <IconX size={13} stroke={1.6} />
            </IconButton>
          )}
        </li>
      ))}
    </ol>
  );
}
