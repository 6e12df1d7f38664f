import { useElementSize } from '@mantine/hooks';
import { useMemo, useRef } from 'react';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { usePlayerFrame } from '../../../../media/player/player-hooks.ts';
import { barsPath, peakBars } from '../../../../../shared/domain/media/peak-bars.ts';
import { playingLine } from '../../playback/play.ts';
import { useTakeLevels } from '../../waveform/use-line-sound.ts';
import classes from './takes.module.css';

const HEIGHT = 20;

/** The sound of a take as small bars, the heard part lit. */
export function TakeWave({ takeId }: { takeId: ItemId }) {
  const { ref, width } = useElementSize<HTMLSpanElement>();
  const heard = useRef<SVGPathElement>(null);
  const levels = useTakeLevels(takeId);
  const path = useMemo(
    () => (levels && width > 0 ? barsPath(peakBars(levels, Math.floor(width / 3)), HEIGHT) : null),
    [levels, width],
  );
  usePlayerFrame((timeMs) => {
    const line = playingLine();
    const length = line ? line.endMs - line.startMs : 0;
    const share = line?.takeId === takeId && length > 0 ? Math.min(1, (timeMs - line.startMs) / length) : 0;
    heard.current?.style.setProperty('clip-path', `inset(0 ${(1 - Math.max(0, share)) * 100}% 0 0) view-box`);
  });
  return (
    <span ref={ref} className={classes.takeWave}>
      {path === null ? null : (
        <svg width="100%" height={HEIGHT} aria-hidden>
          <path className={classes.bars} d={path} />
          <path ref={heard} className={classes.heardBars} d={path} />
        </svg>
      )}
    </span>
  );
}
