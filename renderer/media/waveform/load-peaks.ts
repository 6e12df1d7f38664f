import { parsePeaks } from '../../../shared/domain/peaks.ts';
import { createPeakPyramid, type PeakPyramid } from './peak-pyramid.ts';

/** Reads stored peaks. Null while they do not exist yet (the recording is still being read); throws Error otherwise. */
export async function loadPeaks(url: string, signal?: AbortSignal): Promise<PeakPyramid | null> {
  const response = await fetch(url, signal ? { signal } : {});
  if (response.status === 404 || response.status === 425) return null;
  if (!response.ok) throw new Error(`The waveform could not be read: HTTP ${response.status}.`);
  const peaks = parsePeaks(await response.arrayBuffer());
  return createPeakPyramid(peaks, peaks.durationMs);
}
