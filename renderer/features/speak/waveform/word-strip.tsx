import { useMemo } from 'react';
import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import classes from './line-sound.module.css';
import { useLitWord } from '../playback/time-lines/lit-word.ts';
import type { LineSoundView } from './use-line-sound.ts';
import { thinWords } from './word-strip-layout.ts';

const GAP = 4;
/** Words further off than this would no longer stand below their sound. */
const SLIDE = 22;
/** Letters are measured as the strip shows them; the text size of the page scales both alike. */
const FONT_SIZE_REM = 0.6875;

/** The words of a line at their own times. */
export function WordStrip(props: { sound: LineSoundView; width: number; seek: (atMs: number) => void }) {
  const { sound, width, seek } = props;
  const { words, scaleMs: durationMs, takeId } = sound;
  const heard = useLitWord(sound.lineId);
  const lit = heard?.takeId === takeId ? heard : null;
  const shown = useMemo(() => placeWords(words, width, durationMs), [words, width, durationMs]);
  const litAt = lit?.isSounding ? lit.index : -1;
  const litWord = words[litAt];
  const isLitShown = shown.some(({ index }) => index === litAt);
  const placed = isLitShown || !litWord ? shown : aroundLit(shown, { words, litAt, width, durationMs });
  return (
    <div className={classes.words} aria-hidden data-testid="word-strip">
      {placed.map(({ index, left }) => (
        <span
          key={index}
          className={classes.word}
          data-light={index === litAt ? 'lit' : lit && index <= lit.index ? 'said' : undefined}
          style={{ left }}
          onPointerDown={() => seek(words[index]?.startMs ?? 0)}
        >
          {words[index]?.text}
        </span>
      ))}
    </div>
  );
}

/** A lit word that had no room takes that of its neighbours. */
function aroundLit(
  shown: { index: number; left: number }[],
  lit: { words: readonly TakeWord[]; litAt: number; width: number; durationMs: number },
): { index: number; left: number }[] {
  const { words, litAt, width, durationMs } = lit;
  const measure = textMeasure();
  const widthOf = (index: number) => measure(words[index]?.text ?? '');
  const own = widthOf(litAt) + 2 * GAP;
  const left = Math.min(((words[litAt]?.startMs ?? 0) / durationMs) * width, width - own);
  const kept = shown.filter((word) => word.left + widthOf(word.index) + GAP < left || word.left > left + own);
  return [...kept, { index: litAt, left }].toSorted((a, b) => a.index - b.index);
}

function placeWords(words: readonly TakeWord[], width: number, durationMs: number) {
  if (width <= 0 || durationMs <= 0) return [];
  const measure = textMeasure();
  return thinWords(
    words.map((word) => ({ left: (word.startMs / durationMs) * width, width: measure(word.text) })),
    { width, gap: GAP, slide: SLIDE },
  );
}

/** Reads the fonts of the page once for all words that are placed together. */
function textMeasure(): (text: string) => number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const root = getComputedStyle(document.documentElement);
  const size = FONT_SIZE_REM * Number.parseFloat(root.fontSize);
  if (canvas) canvas.font = `500 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => canvas?.measureText(text).width ?? text.length * size * 0.55;
}
