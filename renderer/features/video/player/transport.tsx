import { Button, NativeSelect } from '@mantine/core';
import {
  IconMovie,
  IconPhotoDown,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { mediaUrl } from '../../../api/media-urls.ts';
import { clipPlayer } from '../../../media/clips/clip-player.ts';
import { CommandButton } from '../../../ui/actions/command-button.tsx';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { actionRegistry } from '../../../ui/actions/action-registry.ts';
import { useAction } from '../../../ui/actions/use-actions.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ensureClipPictures, useClipPictures } from '../../../ui/items/clips/clip-pictures.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { texts } from '../texts.ts';
import controls from '../clip-controls.module.css';
import classes from './player.module.css';

const words = texts.player;
const SPEEDS = [0.25, 0.5, 1, 1.5, 2];

/** Where the clip is, frame by frame; play, speed, and what is taken out of it. */
export function Transport({ clip }: { clip: ShownClip }) {
  const { isPlaying, shuttle, speed, timeMs, durationMs, frameMs } = useSyncExternalStore(
    clipPlayer.subscribe,
    clipPlayer.getState,
  );
  const total = Math.max(1, Math.round(durationMs / frameMs));
  const frame = Math.min(total, Math.floor(timeMs / frameMs + 1e-3) + 1);
  return (
    <>
      <Strip clip={clip} share={durationMs === 0 ? 0 : timeMs / durationMs} at={{ frame, total, frameMs }} />
      <div className={controls.transport}>
        <span className={controls.time}>
          {timeCode(timeMs)} <span className={classes.frameCount}>{words.frame(frame, total)}</span>
        </span>
        <CommandButton id="video.previousFrame" icon={IconPlayerSkipBack} iconSize={16} />
        <IconButton aria-label={isPlaying ? words.pause : words.play} onClick={() => clipPlayer.toggle()}>
          {isPlaying ? <IconPlayerPauseFilled size={17} /> : <IconPlayerPlayFilled size={17} />}
        </IconButton>
        <CommandButton id="video.nextFrame" icon={IconPlayerSkipForward} iconSize={16} />
        {shuttle !== null && shuttle !== 1 ? <span className={classes.shuttle}>{words.shuttle(shuttle)}</span> : null}
        <NativeSelect
          size="xs"
          aria-label={words.speed}
          className={classes.speed ?? ''}
          value={String(speed)}
          data={SPEEDS.map((value) => ({ value: String(value), label: `${value}×` }))}
          onChange={(event) => clipPlayer.setSpeed(Number(event.currentTarget.value))}
        />
        <span className={classes.space} />
        <FrameButton command="video.grabFrame" label={words.grab} icon={<IconPhotoDown size={15} stroke={1.6} />} />
        <FrameButton command="video.continueShot" label={words.continue} icon={<IconMovie size={15} stroke={1.6} />} />
      </div>
    </>
  );
}

function FrameButton({
  command,
  label,
  icon,
}: {
  command: 'video.grabFrame' | 'video.continueShot';
  label: string;
  icon: ReactNode;
}) {
  const { enabled, keys } = useAction(command);
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.frameButton ?? ''}
      title={label}
      disabled={!enabled}
      leftSection={icon}
      rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
      onClick={() => void actionRegistry.run(command)}
    >
      <span className={classes.frameLabel}>{label}</span>
    </Button>
  );
}

type StripProps = { clip: ShownClip; share: number; at: { frame: number; total: number; frameMs: number } };

/** The clip from its beginning to its end in pictures; arrow keys go frame by frame, with Shift ten at once. */
function Strip({ clip: { row }, share, at: { frame, total, frameMs } }: StripProps) {
  const pictures = useClipPictures(row.id);
  useEffect(() => ensureClipPictures(row.id), [row.id]);
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1;
    if (event.key === 'ArrowRight' || event.key === 'ArrowUp') clipPlayer.step(by);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') clipPlayer.step(-by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.strip}>
      {pictures === 'ready' ? <img src={mediaUrl.sprite(row.id)} alt="" draggable={false} /> : null}
      <Marks />
      <span className={classes.head} style={{ insetInlineStart: `${share * 100}%` }} />
      <input
        type="range"
        className={controls.range}
        aria-label={words.position}
        aria-valuetext={words.frameNamed(timeCode((frame - 1) * frameMs), frame, total)}
        min={0}
        max={Math.max(1, total - 1)}
        value={frame - 1}
        onKeyDown={press}
        onChange={(event) => clipPlayer.seek((Number(event.currentTarget.value) + 0.5) * frameMs)}
      />
    </div>
  );
}

/** What is not played between the marks is darker. */
function Marks() {
  const { inMs, outMs, durationMs } = useSyncExternalStore(clipPlayer.subscribe, clipPlayer.getState);
  if (durationMs === 0 || (inMs === null && outMs === null)) return null;
  const [from, to] = [inMs ?? 0, outMs ?? durationMs];
  const share = (ms: number) => `${(ms / durationMs) * 100}%`;
  return (
    <>
      <span className={classes.leftOut} style={{ insetInlineStart: 0, width: share(from) }} />
      <span className={classes.leftOut} style={{ insetInlineStart: share(to), insetInlineEnd: 0 }} />
      <span className="visually-hidden" role="status">
        {words.marks(timeCode(from), timeCode(to))}
      </span>
    </>
  );
}

/** `0:02.120` */
function timeCode(ms: number): string {
  const seconds = ms / 1000;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
}
