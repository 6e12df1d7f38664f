import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { barsPath, peakBars } from '../../../shared/domain/media/peak-bars.ts';
import type { Playable } from '../../../shared/domain/library/search/library-row.ts';
import { mediaUrl } from '../../api/media-urls.ts';
import { usePeaks } from '../../media/waveform/peaks/use-peaks.ts';

const BAR_STEP_PX = 3;

/** The waveform of an item as bars over the whole width; nothing until its peaks are there. Coloured by `stroke` of its class. */
export function ItemWave({ playable, className }: { playable: Playable | null; className?: string | undefined }) {
  const { ref, width, height } = useElementSize<HTMLSpanElement>();
  const peaks = usePeaks(playable && mediaUrl.peaks(playable.id, playable.track ?? undefined)).data;
  const path = useMemo(
    () => (peaks && width > 0 ? barsPath(peakBars(peaks, Math.floor(width / BAR_STEP_PX)), height) : null),
    [peaks, width, height],
  );
  return (
    <span ref={ref} className={className} aria-hidden>
      {path === null ? null : (
        <svg width="100%" height={height} style={{ display: 'block' }}>
          <path d={path} strokeWidth={2} strokeLinecap="round" fill="none" />
        </svg>
      )}
    </span>
  );
}
