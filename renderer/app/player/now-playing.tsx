import { IconAlertCircle, IconRefresh, IconVolume } from '@tabler/icons-react';
import { player, usePlayer } from '../../media/player/player-hooks.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ItemImage } from '../../ui/items/images/item-image.tsx';
import { SHOWN_KINDS } from '../../ui/kinds/shown-kinds.ts';
import { TEXTS } from '../texts.ts';
import classes from './player-sheet.module.css';

/** What is loaded, or why nothing is heard and how to go on. */
export function NowPlaying() {
  const track = usePlayer((state) => state.track);
  const error = usePlayer((state) => state.error);
  const isStalled = usePlayer((state) => state.isStalled);
  const facts = useFacts();
  const Icon = error ? IconAlertCircle : track ? SHOWN_KINDS[track.kind ?? 'recording'].icon : IconVolume;
  const hasStopped = error !== null || isStalled;
  return (
    <div className={classes.now}>
      <div className={classes.art} data-failed={error !== null || undefined}>
        {track?.coverUrl && error === null ? (
          <ItemImage
            key={track.coverUrl}
            address={track.coverUrl}
            missing={<Icon size={19} stroke={1.6} aria-hidden />}
          />
        ) : (
          <Icon size={19} stroke={1.6} aria-hidden />
        )}
      </div>
      <div className={classes.words}>
        <div className={classes.title} title={track?.title}>
          {track?.title ?? TEXTS.player.nothing}
        </div>
        <div className={classes.facts} role={hasStopped ? 'alert' : undefined} title={error ?? undefined}>
          {facts}
        </div>
      </div>
      {track && hasStopped ? (
        <IconButton aria-label={TEXTS.player.retry} onClick={() => player.retry()}>
          <IconRefresh size={16} stroke={1.6} />
        </IconButton>
      ) : null}
    </div>
  );
}

function useFacts(): string | undefined {
  const hasTrack = usePlayer((state) => state.track !== null);
  const subtitle = usePlayer((state) => state.track?.subtitle);
  const error = usePlayer((state) => state.error);
  const isStalled = usePlayer((state) => state.isStalled);
  const isWaiting = usePlayer((state) => state.isWaiting && state.isPlaying);
  const isGrowing = usePlayer((state) => state.isGrowing);
  if (error) return `${TEXTS.player.failed}. ${error}`;
  if (isStalled) return TEXTS.player.stalled;
  if (isWaiting) return isGrowing ? TEXTS.player.waitingForSound : TEXTS.player.waiting;
  return subtitle ?? (hasTrack ? TEXTS.player.howToPlay : undefined);
}
