import { ActionIcon, Button, Menu, Slider, Tooltip } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRepeat,
  IconRewindBackward5,
  IconRewindForward5,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { player, usePlayer, usePlayerFrame } from '../../media/player/player-hooks.ts';
import { formatRate, RATES } from '../../media/player/player-time.ts';
import { actionRegistry } from '../../ui/actions/action-registry.ts';
import { CommandButton, TooltipWithKeys } from '../../ui/actions/command-button.tsx';
import { useAction } from '../../ui/actions/use-actions.ts';
import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import { formatRunningClock } from '../../ui/time/formats.ts';
import { TEXTS } from '../texts.ts';
import { MiniWaveform } from './mini-waveform.tsx';
import { NowPlaying } from './now-playing.tsx';
import classes from './player-sheet.module.css';
import { QueueButton } from './queue-button.tsx';
import { usePlayerActions } from './use-player-actions.ts';

/** The player: never leaves, never changes its height; plays on while panels change. */
export const PlayerSheet = memo(function PlayerSheet() {
  usePlayerActions();
  return (
    <section className={classes.sheet} data-region="player" tabIndex={-1} aria-label={TEXTS.regions.player}>
      <NowPlaying />
      <Transport />
      <Extras />
    </section>
  );
});

function Transport() {
  return (
    <div className={classes.transport}>
      <CommandButton id="player.back" icon={IconRewindBackward5} iconSize={18} />
      <PlayButton />
      <CommandButton id="player.forward" icon={IconRewindForward5} iconSize={18} />
      <Clock />
      <MiniWaveform />
      <Duration />
    </div>
  );
}

function PlayButton() {
  const isPlaying = usePlayer((state) => state.isPlaying);
  const { keys, enabled } = useAction('player.toggle');
  const label = isPlaying ? TEXTS.player.pause : TEXTS.player.play;
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <Tooltip label={<TooltipWithKeys label={label} chord={keys[0]} />}>
      <button
        type="button"
        className={classes.play}
        aria-label={label}
        aria-disabled={!enabled}
        onClick={() => actionRegistry.run('player.toggle')}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Tooltip>
  );
}

function Clock() {
  const text = useRef<HTMLSpanElement>(null);
  const track = usePlayer((state) => state.track);
  usePlayerFrame((timeMs) => {
    if (text.current) text.current.textContent = player.getState().track ? formatRunningClock(timeMs) : '0:00';
  });
  return (
    <span ref={text} className={classes.clock} data-testid="player-clock" data-loaded={track !== null || undefined}>
      0:00
    </span>
  );
}

/** Written outside React: the length of sound that is still being made grows. */
function Duration() {
  const text = useRef<HTMLSpanElement>(null);
  const track = usePlayer((state) => state.track);
  const write = () => {
    const shown = formatShortTime(player.getState().track ? player.durationMs() : 0);
    if (text.current && text.current.textContent !== shown) text.current.textContent = shown;
  };
  usePlayerFrame(write);
  useEffect(write, [track]);
  return <span ref={text} className={classes.duration} />;
}

function Extras() {
  return (
    <div className={classes.extras}>
      <Speed />
      <CommandButton id="player.loop" icon={IconRepeat} iconSize={16} />
      <Volume />
      <QueueButton />
    </div>
  );
}

function Speed() {
  const rate = usePlayer((state) => state.rate);
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`${TEXTS.player.speed}, ${formatRate(rate)}`}
          className={classes.rate}
        >
          {formatRate(rate)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={TEXTS.player.speed}>
        {RATES.map((value) => (
          <Menu.Item key={value} onClick={() => player.setRate(value)} aria-current={value === rate || undefined}>
            {formatRate(value)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Volume() {
  const volume = usePlayer((state) => state.volume);
  const isMuted = usePlayer((state) => state.isMuted || state.volume === 0);
  const { keys } = useAction('player.mute');
  const label = isMuted ? TEXTS.player.unmute : TEXTS.player.mute;
  return (
    <>
      <Tooltip label={<TooltipWithKeys label={label} chord={keys[0]} />}>
        <ActionIcon aria-label={label} aria-pressed={isMuted} onClick={() => actionRegistry.run('player.mute')}>
          {isMuted ? <IconVolumeOff size={16} stroke={1.6} /> : <IconVolume size={16} stroke={1.6} />}
        </ActionIcon>
      </Tooltip>
      <Slider
        className={classes.volume}
        min={0}
        max={100}
        step={5}
        value={isMuted ? 0 : Math.round(volume * 100)}
        thumbLabel={TEXTS.player.volume}
        onChange={(value) => player.setVolume(value / 100)}
      />
    </>
  );
}
