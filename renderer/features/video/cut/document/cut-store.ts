import { create } from 'zustand';
import type { CutId, JobId } from '../../../../../shared/domain/ids.ts';

/** Which cut is open, and which export of it was begun in this window; the cuts themselves are core's. */
export const useCutStore = create<{ openId: CutId | null; exportId: JobId | null }>(() => ({
  openId: null,
  exportId: null,
}));

/** Opens another cut. */
export const openCut = (openId: CutId | null): void => useCutStore.setState({ openId, exportId: null });
