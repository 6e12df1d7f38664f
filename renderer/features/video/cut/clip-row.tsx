import { NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPhotoOff, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { Cut, CutClip } from '../../../../shared/domain/cut/cut.ts';
import { type FilmClip, framesToMs } from '../../../../shared/domain/cut/plan-film.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { cutPlayer } from '../../../media/clips/cut-player.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ClipPoster } from '../../../ui/items/clips/clip-poster.tsx';
import { TimeField } from '../../../ui/time/time-field.tsx';
import { changeClip, changeCut, moveClip } from './document/change-cut.ts';
import { cutTexts } from './document/cut-texts.ts';
import controls from '../clip-controls.module.css';
import posters from '../posters.module.css';
import classes from './cut.module.css';
import type { Film } from './document/use-film.ts';

const words = cutTexts.list;
const DISSOLVES_MS = [0, 200, 500, 1000, 2000];

type RowProps = {
  cut: Cut;
  clip: CutClip;
  index: number;
  film: Film | undefined;
  placed: FilmClip | null;
  isShown: boolean;
};

/** A clip of a cut: what is used of it and when it comes. Its button goes there. */
export function ClipRow({ cut, clip, index, film, placed, isShown }: RowProps) {
  const number = index + 1;
  const title = film?.titles.get(clip.itemId) ?? null;
  const startMs = film && placed ? framesToMs(placed.startFrame, film.plan) : null;
  const facts =
    placed && film && startMs !== null
      ? `${words.used(framesToMs(placed.frames, film.plan))} ${words.starts(startMs)}`
      : '';
  const move = (by: number) => {
    const count = cut.document.clips.length;
    announce(words.moved(moveClip(cut.id, { from: index, by, count })));
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.altKey && by !== undefined) move(by);
    else if (event.key === 'Delete') leave(cut, clip);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li className={classes.clip} data-on={isShown || undefined}>
      <button
        type="button"
        className={classes.clipButton}
        aria-current={isShown || undefined}
        onClick={() => startMs !== null && cutPlayer.seek(startMs)}
        onKeyDown={press}
      >
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        <span className={posters.poster} aria-hidden>
          {title === null ? (
            <IconPhotoOff size={18} stroke={1.25} />
          ) : (
            <ClipPoster key={clip.itemId} id={clip.itemId as ItemId} isTile missing={null} />
          )}
        </span>
        <Words number={number} title={film ? (title ?? words.gone) : ''} isGone={title === null} facts={facts} />
      </button>
      {placed ? <Trim cut={cut} clip={clip} placed={placed} number={number} /> : null}
      <Tools cut={cut} clip={clip} index={index} move={move} />
    </li>
  );
}

function Words(props: { number: number; title: string; isGone: boolean; facts: string }) {
  const { number, title, isGone, facts } = props;
  return (
    <span className={classes.clipWords}>
      <span className="visually-hidden">{words.clip(number, '')}</span>
      <span className={classes.clipTitle} data-gone={isGone || undefined}>
        {title}
      </span>
      <span className={controls.fact}>{facts}</span>
    </span>
  );
}

function Tools(props: { cut: Cut; clip: CutClip; index: number; move: (by: number) => void }) {
  const { cut, clip, index, move } = props;
  const number = index + 1;
  return (
    <span className={classes.tools}>
      <IconButton size="1.5rem" aria-label={words.up(number)} disabled={index === 0} onClick={() => move(-1)}>
        <IconArrowUp size={15} stroke={1.6} />
      </IconButton>
      <IconButton
        size="1.5rem"
        aria-label={words.down(number)}
        disabled={number === cut.document.clips.length}
        onClick={() => move(1)}
      >
        <IconArrowDown size={15} stroke={1.6} />
      </IconButton>
      <IconButton size="1.5rem" aria-label={words.remove(number)} onClick={() => leave(cut, clip)}>
        <IconX size={15} stroke={1.6} />
      </IconButton>
    </span>
  );
}

const leave = ({ id }: Cut, clip: CutClip): void =>
  changeCut(id, 'leave', (document) => ({
    ...document,
    clips: document.clips.filter((each) => each.id !== clip.id),
  }));

/** From where to where the clip is used, and how it takes over from the one before. */
function Trim({ cut, clip, placed, number }: { cut: Cut; clip: CutClip; placed: FilmClip; number: number }) {
  const { inMs, outMs, facts } = placed;
  const trim = (change: Partial<CutClip>) => changeClip(cut.id, 'trim', { clipId: clip.id, change });
  const choices = [...new Set([...DISSOLVES_MS, clip.dissolveMs])].toSorted((a, b) => a - b);
  return (
    <span className={classes.trim}>
      <span className={controls.fact} aria-hidden>
        {words.inShort}
      </span>
      <TimeField
        label={words.in(number)}
        valueMs={inMs}
        minMs={0}
        maxMs={Math.max(0, outMs - 80)}
        onChange={(value) => trim({ inMs: Math.round(value) })}
      />
      <span className={controls.fact} aria-hidden>
        {words.outShort}
      </span>
      <TimeField
        label={words.out(number)}
        valueMs={outMs}
        minMs={inMs + 80}
        maxMs={facts.durationMs}
        onChange={(value) => trim({ outMs: value >= facts.durationMs ? null : Math.round(value) })}
      />
      {number === 1 ? (
        <span className={classes.transition} />
      ) : (
        <NativeSelect
          size="xs"
          className={classes.transition ?? ''}
          aria-label={words.transition(number)}
          value={String(clip.dissolveMs)}
          data={choices.map((ms) => ({ value: String(ms), label: ms === 0 ? words.hard : words.dissolve(ms) }))}
          onChange={(event) =>
            changeClip(cut.id, 'dissolve', {
              clipId: clip.id,
              change: { dissolveMs: Number(event.currentTarget.value) },
            })
          }
        />
      )}
    </span>
  );
}
