import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { type CaptionStyle, DEFAULT_CAPTION_STYLE } from '../../../../shared/domain/cut/caption-style.ts';
import type { Cut } from '../../../../shared/domain/cut/cut.ts';
import { framesToMs } from '../../../../shared/domain/cut/plan-film.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { cutPlayer } from '../../../media/clips/cut-player.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { CaptionLines } from './captions/caption-lines.tsx';
import { clipIndexAt } from './document/clip-at.ts';
import { cutTexts } from './document/cut-texts.ts';
import controls from '../clip-controls.module.css';
import classes from './cut.module.css';
import type { Film } from './document/use-film.ts';

const words = cutTexts.screen;

type Props = { cut: Cut; film: Film | undefined };

/** The film as it will be: its pictures, its captions, and where the playhead is. */
export function CutScreen({ cut, film }: Props) {
  const first = useRef<HTMLVideoElement>(null);
  const second = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (first.current && second.current) return cutPlayer.attach([first.current, second.current]);
    return undefined;
  }, []);
  const { widthPx, heightPx } = film?.plan ?? { widthPx: 16, heightPx: 9 };
  return (
    <section className={classes.view} aria-label={words.label}>
      <div className={classes.screen} onClick={cutPlayer.toggle} role="presentation">
        <div className={classes.picture} data-film-picture style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
          {/* Captions of a cut are drawn over it, from the narration. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video ref={first} playsInline preload="auto" aria-hidden />
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video ref={second} playsInline preload="auto" aria-hidden />
          {film && cut.document.captions !== 'none' ? <Caption film={film} style={shownStyle(cut)} /> : null}
        </div>
      </div>
      {film ? <TimeLine cut={cut} film={film} /> : null}
      <Transport film={film} />
    </section>
  );
}

/** A text track looks as players choose: as usual. */
const shownStyle = ({ document: { captions, captionStyle } }: Cut): CaptionStyle =>
  captions === 'burnt' ? (captionStyle ?? DEFAULT_CAPTION_STYLE) : DEFAULT_CAPTION_STYLE;

function Caption({ film, style }: { film: Film; style: CaptionStyle }) {
  const at = useSyncExternalStore(cutPlayer.subscribe, () => {
    const { timeMs } = cutPlayer.getState();
    return film.captions.findIndex(({ startMs, endMs }) => timeMs >= startMs && timeMs < endMs);
  });
  const caption = film.captions[at];
  return caption ? <CaptionLines lines={caption.lines} style={style} picture={film.plan} /> : null;
}

function Transport({ film }: { film: Film | undefined }) {
  const { rate, timeMs, durationMs } = useSyncExternalStore(cutPlayer.subscribe, cutPlayer.getState);
  return (
    <div className={controls.transport}>
      <span className={controls.time}>
        {clock(timeMs)} <span className={controls.fact}>/ {clock(durationMs)}</span>
      </span>
      <IconButton aria-label={words.previous} disabled={!film} onClick={() => cutPlayer.step(-1)}>
        <IconPlayerSkipBack size={16} stroke={1.6} />
      </IconButton>
      <IconButton
        aria-label={rate === 0 ? words.play : words.pause}
        disabled={durationMs === 0}
        onClick={cutPlayer.toggle}
      >
        {rate === 0 ? <IconPlayerPlayFilled size={17} /> : <IconPlayerPauseFilled size={17} />}
      </IconButton>
      <IconButton aria-label={words.next} disabled={!film} onClick={() => cutPlayer.step(1)}>
        <IconPlayerSkipForward size={16} stroke={1.6} />
      </IconButton>
      {rate !== 0 && rate !== 1 ? <span className={classes.rate}>{words.rate(rate)}</span> : null}
      <span className={classes.space} />
      <span className={classes.hint}>{words.keys}</span>
    </div>
  );
}

/** Clips, narration and music, one above the other, with the playhead; arrow keys go frame by frame, with Shift ten at once. */
function TimeLine({ cut, film }: { cut: Cut; film: Film }) {
  const { timeMs } = useSyncExternalStore(cutPlayer.subscribe, cutPlayer.getState);
  const { plan, durationMs, narration } = film;
  const share = (ms: number) => `${durationMs === 0 ? 0 : Math.min(100, Math.max(0, (ms / durationMs) * 100))}%`;
  const bar = (fromMs: number, toMs: number) => ({
    insetInlineStart: share(fromMs),
    insetInlineEnd: `calc(100% - ${share(toMs)})`,
  });
  const offsetMs = cut.document.narration?.offsetMs ?? 0;
  const at = clipIndexAt(plan, { timeMs });
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 10 : 1;
    if (event.key === 'ArrowRight' || event.key === 'ArrowUp') cutPlayer.step(by);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') cutPlayer.step(-by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.line}>
      <div className={classes.track}>
        {plan.clips.map(({ clip, startFrame, frames }, index) => (
          <span
            key={clip.id}
            className={classes.segment}
            data-on={index === at || undefined}
            style={bar(framesToMs(startFrame, plan), framesToMs(startFrame + frames, plan))}
          >
            {index + 1}
          </span>
        ))}
      </div>
      {narration ? (
        <div className={classes.track} data-thin>
          {narration.speech.map(({ startMs, endMs }) => (
            <span key={startMs} className={classes.speech} style={bar(startMs + offsetMs, endMs + offsetMs)} />
          ))}
        </div>
      ) : null}
      {film.musicMs !== null ? (
        <div className={classes.track} data-thin>
          <span className={classes.song} style={bar(0, film.musicMs)} />
        </div>
      ) : null}
      <span className={classes.head} style={{ insetInlineStart: share(timeMs) }} />
      <input
        type="range"
        className={controls.range}
        aria-label={words.position}
        aria-valuetext={words.positionText(clock(timeMs), clock(durationMs), at + 1)}
        min={0}
        max={Math.max(1, plan.frames - 1)}
        value={Math.min(plan.frames, Math.round((timeMs * plan.framesPerSecond) / 1000))}
        onKeyDown={press}
        onChange={(event) => cutPlayer.seek(framesToMs(Number(event.currentTarget.value), plan))}
      />
    </div>
  );
}

/** `0:02.12` */
const clock = (ms: number): string => `${formatShortTime(ms)}.${String(Math.floor((ms % 1000) / 10)).padStart(2, '0')}`;
