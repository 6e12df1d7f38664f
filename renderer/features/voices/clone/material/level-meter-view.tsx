import { useEffect, useRef } from 'react';
import { SPEECH_LIMITS } from '../../../../../shared/domain/speech/speech-options.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { meterShare } from '../../../../media/recorder/level-meter.ts';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './material.module.css';
import { onLevel } from './microphone-session.ts';

const words = cloneTexts.microphone;

/** Level, falling peak, clip light and the running time; drawn on each reading without React. */
export function LevelMeter({ isRecording }: { isRecording: boolean }) {
  const meter = useRef<HTMLDivElement>(null);
  const clip = useRef<HTMLSpanElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      onLevel((reading, keptMs) => {
        const element = meter.current;
        if (!element) return;
        element.style.setProperty('--level', `${meterShare(reading.levelDb) * 100}%`);
        element.style.setProperty('--peak', `${meterShare(reading.peakDb) * 100}%`);
        element.setAttribute('aria-valuenow', String(Math.round(reading.levelDb)));
        clip.current?.toggleAttribute('data-on', reading.isClipping);
        if (clock.current && isRecording) clock.current.textContent = formatShortTime(keptMs);
      }),
    [isRecording],
  );
  return (
    <div className={classes.meterRow}>
      <div
        ref={meter}
        className={classes.meter}
        role="meter"
        aria-label={words.level}
        aria-valuemin={-60}
        aria-valuemax={0}
        aria-valuenow={-60}
      >
        <span className={classes.meterGood} aria-hidden />
        <span className={classes.meterLevel} aria-hidden />
        <span className={classes.meterPeak} aria-hidden />
      </div>
      <span ref={clip} className={classes.clipLight}>
        {words.clip}
      </span>
      <span className={classes.clock} data-on={isRecording || undefined}>
        <span ref={clock}>{formatShortTime(0)}</span>
        <span className={wizard.small}>{words.of(formatShortTime(SPEECH_LIMITS.cloneLongestMs))}</span>
      </span>
    </div>
  );
}
