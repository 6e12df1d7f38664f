import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { estimateDurationMs } from '../../../../shared/domain/speech/duration-estimate.ts';
import type { Take, TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { usePeaks } from '../../../media/waveform/peaks/use-peaks.ts';
import type { LineState } from '../document/opened/line-states.ts';
import { useWords } from '../document/words.ts';
import type { WaveLevels } from './wave-path.ts';

/** The sound of a line as it is drawn: that of its take, or of the one that is growing. */
export type LineSoundView = {
  lineId: LineId;
  takeId: ItemId;
  take: Take | null;
  /** Length, ms; grows with a growing take. */
  durationMs: number;
  /** What the full width stands for, ms: of a growing take its likely length, so that what was drawn stays in its place. */
  scaleMs: number;
  levels: WaveLevels | null;
  words: readonly TakeWord[];
  isGrowing: boolean;
};

/** See LineSoundView; null where nothing can be drawn yet. */
export function useLineSound(lineId: LineId, state: LineState | null): LineSoundView | null {
  const growingId = state?.generation?.state === 'running' ? state.generation.takeId : null;
  const take = state?.take ?? null;
  const live = useQuery({
    ...api.scripts.live.queryOptions({ input: { takeId: growingId ?? ('' as ItemId) } }),
    enabled: growingId !== null,
  }).data;
  const isGrowing = growingId !== null && live != null;
  const stored = useTakeLevels(isGrowing ? null : (take?.id ?? null));
  const words = useWords(!isGrowing && take?.hasWords ? take.id : null);
  const recipe = isGrowing ? (state?.recipe ?? null) : null;
  const expectedMs = useMemo(() => (recipe ? estimateDurationMs(recipe.text, recipe.speed) : 0), [recipe]);
  const view = useMemo(() => {
    if (isGrowing && live) {
      const { takeId, receivedMs: durationMs } = live;
      const levels = levelsOfPairs(live.peaks, live.peakMs);
      const scaleMs = Math.max(durationMs, expectedMs);
      return { lineId, takeId, take: null, durationMs, scaleMs, levels, words: live.words, isGrowing };
    }
    if (!take) return null;
    const { durationMs } = take;
    return { lineId, takeId: take.id, take, durationMs, scaleMs: durationMs, levels: stored, words, isGrowing: false };
  }, [lineId, isGrowing, live, take, stored, words, expectedMs]);
  return useGrownLevels(view);
}

/** Until the stored waveform is there, that of the growing take stays. */
function useGrownLevels(view: LineSoundView | null): LineSoundView | null {
  const [grown, setGrown] = useState<{ takeId: ItemId; levels: WaveLevels } | null>(null);
  const levels = view?.isGrowing ? view.levels : null;
  const takeId = view?.takeId ?? null;
  useEffect(() => {
    if (takeId !== null && levels !== null) setGrown({ takeId, levels });
  }, [takeId, levels]);
  return useMemo(
    () => (view && view.levels === null && grown?.takeId === view.takeId ? { ...view, levels: grown.levels } : view),
    [view, grown],
  );
}

/** The stored peaks of a take; null until they were read. They are written a moment after the take was stored. */
export function useTakeLevels(takeId: ItemId | null): WaveLevels | null {
  const item = useQuery({
    ...api.library.get.queryOptions({ input: { id: takeId ?? ('' as ItemId) } }),
    enabled: takeId !== null,
  }).data;
  const isRead = takeId !== null && item?.media.state === 'ready';
  return usePeaks(isRead ? mediaUrl.peaks(takeId) : null).data ?? null;
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
