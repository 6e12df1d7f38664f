import { type Query, useQuery } from '@tanstack/react-query';
import { type Peaks, parsePeaks } from '../../../../shared/domain/media/peaks.ts';
import { createPeakPyramid, type PeakPyramid } from './peak-pyramid.ts';

const LOOK_EVERY_MS = 500;
const MOST_LOOKS = 60;
/** A file that is missing may come back: its disk is connected, its folder is found. */
const LOOK_AGAIN_EVERY_MS = 10_000;

/**
 * Stored peaks at an address (null: of nothing). They are written at the end of the pass that reads a sound, a moment after
 * the sound is known: `data` is null until then.
 */
export function usePeaks(url: string | null) {
  return useQuery(peaksOptions(url));
}

/** Like usePeaks, in all resolutions. */
export function usePeakPyramid(url: string | null) {
  return useQuery({ ...peaksOptions(url), select: toPyramid });
}

const toPyramid = (peaks: Peaks | null): PeakPyramid | null => peaks && createPeakPyramid(peaks, peaks.durationMs);

function peaksOptions(url: string | null) {
  return {
    queryKey: ['peaks', url],
    queryFn: ({ signal }: { signal: AbortSignal }) => readPeaks(url ?? '', signal),
    enabled: url !== null,
    staleTime: ({ state }: Query<Peaks | null>) => (state.data === null ? 0 : Number.POSITIVE_INFINITY),
    refetchInterval: ({ state }: Query<Peaks | null>) => {
      if (state.data) return false;
      return state.data === null && state.dataUpdateCount < MOST_LOOKS ? LOOK_EVERY_MS : LOOK_AGAIN_EVERY_MS;
    },
    gcTime: 60_000,
    structuralSharing: false,
  } as const;
}

/** Null while they do not exist. */
async function readPeaks(url: string, signal: AbortSignal): Promise<Peaks | null> {
  const response = await fetch(url, { signal });
  if (response.status === 404 || response.status === 425) return null;
  if (!response.ok) throw new Error(`The waveform data is unavailable (HTTP ${response.status}).`);
  return parsePeaks(await response.arrayBuffer());
}
