import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { parsePeaks } from '../../../../shared/domain/peaks.ts';
import type { Take, TakeWord } from '../../../../shared/domain/script/speech-recipe.ts';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import type { LineState } from '../document/line-states.ts';
import { useWords } from '../speak-context.tsx';
import type { WaveLevels } from './wave-path.ts';

/** The sound of a line as it is drawn: that of its take, or of the one that is growing. */
export type LineSoundView = {
  lineId: LineId;
  takeId: ItemId;
  take: Take | null;
  /** Length that is drawn, ms; grows with a growing take. */
  durationMs: number;
  levels: WaveLevels | null;
  words: readonly TakeWord[];
  isGrowing: boolean;
};

const NO_WORDS: readonly TakeWord[] = [];

/** See LineSoundView; null where nothing can be drawn yet. */
export function useLineSound(lineId: LineId, state: LineState | null): LineSoundView | null {
  const growingId = state?.making?.state === 'running' ? state.making.takeId : null;
  const take = state?.take ?? null;
  const live = useQuery({
    ...api.scripts.live.queryOptions({ input: { takeId: growingId ?? ('' as ItemId) } }),
    enabled: growingId !== null,
  }).data;
  const isGrowing = growingId !== null && live != null;
  const levels = useTakeLevels(isGrowing ? null : (take?.id ?? null));
  const words = useWords(!isGrowing && take?.hasWords ? take.id : null);
  return useMemo(() => {
    if (isGrowing && live) {
      const liveLevels = levelsOfPairs(live.peaks, live.peakMs);
      const { takeId, receivedMs: durationMs } = live;
      return { lineId, takeId, take: null, durationMs, levels: liveLevels, words: live.words ?? NO_WORDS, isGrowing };
    }
    if (!take) return null;
    return { lineId, takeId: take.id, take, durationMs: take.durationMs, levels, words, isGrowing: false };
  }, [lineId, isGrowing, live, take, levels, words]);
}

/** The stored peaks of a take; null until they were read. */
export function useTakeLevels(takeId: ItemId | null): WaveLevels | null {
  const url = takeId === null ? null : mediaUrl.peaks(takeId);
  return (
    useQuery({
      queryKey: ['peaks', url],
      enabled: url !== null,
      gcTime: 60_000,
      // The peaks of a take that was just stored are written a moment after it.
      retry: 5,
      retryDelay: 500,
      queryFn: async ({ signal }) => {
        const response = await fetch(url ?? '', { signal });
        if (!response.ok) throw new Error(`The waveform is not there (${response.status}).`);
        return parsePeaks(await response.arrayBuffer());
      },
    }).data ?? null
  );
}

function levelsOfPairs(pairs: readonly number[], stepMs: number): WaveLevels {
  const count = Math.floor(pairs.length / 2);
  const min = new Float32Array(count);
  const max = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    min[at] = pairs[at * 2] ?? 0;
    max[at] = pairs[at * 2 + 1] ?? 0;
  }
  return { min, max, rms: null, stepMs };
}
