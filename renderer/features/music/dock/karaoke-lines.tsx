import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isPlaced, lineAt, type TimedLine } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { player, usePlayer, usePlayerFrame } from '../../../media/player/player-hooks.ts';
import { playTakeAt } from '../actions/playback/play-take.ts';
import { lyricsTexts } from '../lyrics/lyrics-texts.ts';
import { toneOf } from '../lyrics/tag-tone.ts';
import tones from '../lyrics/tones.module.css';
import type { TakeCell } from '../results/song-cells.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';
import { splitLine } from './split-line.ts';

const words = texts.lyrics;
/** Whoever scrolls wants to look around: the view stays for so long before it follows the song again. */
const LOOKING_MS = 4000;

/**
 * Lines of lyrics that follow the song: the one that is heard is lit with its words, a click or Enter plays from a line, arrows
 * go from line to line.
 */
export function KaraokeLines({ cell, lines }: { cell: TakeCell; lines: readonly TimedLine[] }) {
  const list = useRef<HTMLDivElement>(null);
  const follower = useRef(createFollower());
  useEffect(() => {
    const scrolled = () => follower.current.look();
    const element = list.current;
    element?.addEventListener('wheel', scrolled, { passive: true });
    return () => element?.removeEventListener('wheel', scrolled);
  }, []);
  const isLoaded = usePlayer(({ track }) => track?.id === cell.id);
  usePlayerFrame((timeMs) => {
    if (list.current) follower.current.follow(list.current, isLoaded ? { lines, timeMs } : null);
  });
  const first = lines.findIndex(isPlaced);
  return (
    <div ref={list} className={classes.karaoke} role="group" aria-label={words.label} data-selectable>
      {blocksOf(lines).map((block) => (
        <section key={block.number}>
          <h4 className={`${tones.tone} ${classes.tag}`} data-tone={toneOf(block.tag)}>
            {block.tag || lyricsTexts.untagged}
          </h4>
          {block.lines.map(({ line, index }) => (
            <Line key={index} cell={cell} line={line} index={index} isFirst={index === first} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Line(props: { cell: TakeCell; line: TimedLine; index: number; isFirst: boolean }) {
  const { cell, line, index, isFirst } = props;
  if (!isPlaced(line)) return <p className={classes.line}>{line.text}</p>;
  return (
    <button
      type="button"
      className={classes.line}
      data-line={index}
      tabIndex={isFirst ? 0 : -1}
      title={words.playFrom(formatShortTime(line.startMs))}
      onClick={() => playTakeAt(cell, line.startMs)}
      onKeyDown={moveFocus}
    >
      {splitLine(line).map(({ text, startMs }, part) =>
        startMs === null ? (
          text
        ) : (
          <span key={part} data-from={startMs}>
            {text}
          </span>
        ),
      )}
    </button>
  );
}

type Block = { number: number; tag: string; lines: { line: TimedLine; index: number }[] };

function blocksOf(lines: readonly TimedLine[]): Block[] {
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    if (blocks.at(-1)?.number !== line.block) blocks.push({ number: line.block, tag: line.tag, lines: [] });
    blocks.at(-1)?.lines.push({ line, index });
  }
  return blocks;
}

/** Arrows go from line to line, Home and End to the first and last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.currentTarget.closest('[role="group"]');
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  const at = all.indexOf(event.currentTarget);
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
  const next = all[steps[event.key] ?? -1];
  if (!next) return;
  next.focus();
  event.preventDefault();
  event.stopPropagation();
}

type Heard = { lines: readonly TimedLine[]; timeMs: number };

/** Lights what is heard without rendering: frames come sixty times a second. */
function createFollower() {
  let lookedAtMs = 0;
  let shown = -1;
  return {
    look: () => void (lookedAtMs = performance.now()),
    follow(list: HTMLElement, heard: Heard | null): void {
      const index = heard ? lineAt(heard.lines, heard.timeMs) : -1;
      const element = list.querySelector<HTMLElement>(`[data-line="${index}"]`);
      if (index !== shown || element?.dataset['now'] === undefined) {
        for (const lit of list.querySelectorAll<HTMLElement>('[data-now]')) darken(lit);
        if (element) element.dataset['now'] = 'true';
        element?.setAttribute('aria-current', 'true');
        const isLooking = performance.now() - lookedAtMs < LOOKING_MS;
        if (index !== shown && element && !isLooking && player.getState().isPlaying)
          element.scrollIntoView({ block: 'center' });
        shown = index;
      }
      for (const word of element?.querySelectorAll<HTMLElement>('[data-from]') ?? [])
        word.toggleAttribute('data-sung', Number(word.dataset['from']) <= (heard?.timeMs ?? 0));
    },
  };
}

function darken(line: HTMLElement): void {
  delete line.dataset['now'];
  line.removeAttribute('aria-current');
  for (const word of line.querySelectorAll('[data-sung]')) word.removeAttribute('data-sung');
}
