import { Menu, Tooltip } from '@mantine/core';
import {
  IconDots,
  IconPinFilled,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import type { Take } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { player, usePlayer } from '../../../../media/player/player-hooks.ts';
import { TooltipWithKeys } from '../../../../ui/actions/command-button.tsx';
import { Keys } from '../../../../ui/actions/keys/keys.tsx';
import { useAction } from '../../../../ui/actions/use-actions.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useLitLineId } from '../../playback/time-lines/lit-word.ts';
import { playingLine, playTake } from '../../playback/play.ts';
import { checkTakes, keepTake, pickTake, rateTake, removeTake } from '../../takes/take-actions.ts';
import { saveTakes } from '../../exporting/plan/export-files.ts';
import type { OpenScript } from '../../document/opened/open-script.ts';
import classes from './takes.module.css';
import { texts } from './takes-texts.ts';
import { recipeDifferences } from './recipe-differences.ts';
import { TakeWave } from './take-wave.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** One take: play, its sound, its length and stars; the chosen one has an edge. */
export function TakeRow({ open, take }: { open: OpenScript; take: Take }) {
  const isPlaying = usePlayer((state) => state.isPlaying);
  // Renders again when another line is heard.
  useLitLineId();
  const isHeard = isPlaying && playingLine()?.takeId === take.id;
  const Icon = isHeard ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const length = texts.seconds(take.durationMs);
  return (
    <li className={classes.take} data-picked={take.isPicked || undefined}>
      <IconButton
        size="1.5rem"
        className={classes.takePlay ?? ''}
        data-heard={isHeard || undefined}
        aria-label={isHeard ? texts.pause(take.number) : texts.play(take.number)}
        onClick={() => (isHeard ? player.pause() : void playTake(open, take))}
      >
        <Icon size={15} />
      </IconButton>
      <button
        type="button"
        className={classes.pick}
        aria-pressed={take.isPicked}
        aria-label={texts.pick(take.number, length)}
        onClick={() => void pickTake(open, take)}
      >
        <TakeWave takeId={take.id} />
      </button>
      <div className={classes.takeFacts}>
        <span className={classes.takeLength}>
          {take.isPartial ? <span className={classes.warn}>{texts.isPartial} </span> : null}
          {take.isKept ? <IconPinFilled size={11} role="img" aria-label={texts.pinned} /> : null}
          {length}
        </span>
        <Stars take={take} />
      </div>
      <TakeMenu open={open} take={take} />
    </li>
  );
}

function Stars({ take }: { take: Take }) {
  return (
    <span className={classes.stars} role="radiogroup" aria-label={texts.rate(take.number)}>
      {STARS.map((count) => (
        <Star key={count} take={take} count={count} />
      ))}
    </span>
  );
}

function Star({ take, count }: { take: Take; count: (typeof STARS)[number] }) {
  const { keys } = useAction(`speak.rate${count}`);
  const Icon = count <= take.rating ? IconStarFilled : IconStar;
  const label = texts.stars(count);
  return (
    // The keys are for the chosen take.
    <Tooltip label={<TooltipWithKeys label={label} chord={take.isPicked ? keys[0] : undefined} />}>
      <button
        type="button"
        role="radio"
        aria-checked={count === take.rating}
        aria-label={label}
        data-on={count <= take.rating || undefined}
        tabIndex={count === Math.max(1, take.rating) ? 0 : -1}
        // The same again takes the stars away.
        onClick={() => void rateTake(take, count === take.rating ? 0 : count)}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
          const next = Math.min(5, Math.max(0, take.rating + by));
          if (by === 0 || next === take.rating) return;
          event.preventDefault();
          event.stopPropagation();
          void rateTake(take, next);
          const row = event.currentTarget.parentElement;
          row?.querySelectorAll('button')[Math.max(0, next - 1)]?.focus();
        }}
      >
        <Icon size={11} stroke={1.6} aria-hidden />
      </button>
    </Tooltip>
  );
}

function TakeMenu({ open, take }: { open: OpenScript; take: Take }) {
  const now = open.states.get(take.lineId)?.recipe ?? null;
  const differences = now ? recipeDifferences(take.recipe, now) : [];
  const names = texts.diffNames;
  const { keys } = useAction('speak.keepTake');
  return (
    <Menu position="bottom-end" returnFocus width="16rem">
      <Menu.Target>
        <IconButton size="1.5rem" className={classes.more ?? ''} aria-label={texts.more(take.number)}>
          <IconDots size={15} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={take.isPicked} onClick={() => void pickTake(open, take)}>
          {texts.use}
        </Menu.Item>
        {/* The key is for the chosen take. */}
        <Menu.Item
          rightSection={take.isPicked && keys[0] ? <Keys chord={keys[0]} /> : null}
          onClick={() => void keepTake(take)}
        >
          {take.isKept ? texts.unpin : texts.pin}
        </Menu.Item>
        <Menu.Item onClick={() => void checkTakes([take])}>{texts.check}</Menu.Item>
        <Menu.Item onClick={() => void saveTakes([take])}>{texts.save}</Menu.Item>
        <Menu.Item onClick={() => void removeTake(take)}>{texts.remove}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{differences.length > 0 ? texts.differences : texts.same}</Menu.Label>
        {differences.map(({ key, was, now: value }) => (
          <p key={key} className={classes.difference}>
            {was === null && value === null
              ? `${names[key]} ${texts.other}`
              : texts.diff(names[key], was ?? texts.nothing, value ?? texts.nothing)}
          </p>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
