import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import classes from './compare.module.css';

/** How far an arrow moves the divider, %. */
const STEP = 2;

type Props = {
  label: string;
  percent: number;
  move: (percent: number) => void;
  /** What the divider goes across. */
  place: RefObject<HTMLElement | null>;
};

/** What divides two pictures that lie over each other; dragged, or moved by arrows, Home and End. */
export function Divider({ label, percent, move, place }: Props) {
  const bounded = (to: number) => move(Math.min(100, Math.max(0, to)));
  const follow = ({ clientX, buttons }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (box && buttons > 0) bounded(((clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: percent - STEP, ArrowRight: percent + STEP, Home: 0, End: 100 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    bounded(to);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={classes.divider}
      style={{ left: `${percent}%` }}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={follow}
    />
  );
}
