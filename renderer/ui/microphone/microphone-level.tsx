import { useEffect, useRef } from 'react';
import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import { type MeterReading, meterShare } from '../../media/recorder/level-meter.ts';
import classes from './microphone-level.module.css';

/** Some twenty times a second while a microphone is open; draw from it, do not set state from it. */
export type LevelListener = (reading: MeterReading, keptMs: number) => void;

/** How loud an open microphone is and how long was recorded, drawn on each reading without React. `onLevel` returns what ends listening. */
export function MicrophoneLevel({
  label,
  onLevel,
}: {
  label: string;
  onLevel: (listener: LevelListener) => () => void;
}) {
  const meter = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onLevel(({ levelDb, isClipping }, keptMs) => {
        const { current } = meter;
        if (!current) return;
        current.style.setProperty('--level', `${meterShare(levelDb) * 100}%`);
        current.toggleAttribute('data-clipping', isClipping);
        current.setAttribute('aria-valuenow', String(Math.round(levelDb)));
        if (clock.current) clock.current.textContent = formatShortTime(keptMs);
      }),
    [onLevel],
  );
  return (
    <>
      <div
        ref={meter}
        className={classes.meter}
        role="meter"
        aria-label={label}
        aria-valuemin={-60}
        aria-valuemax={0}
        aria-valuenow={-60}
      />
      <span ref={clock} className={classes.clock}>
        {formatShortTime(0)}
      </span>
    </>
  );
}
