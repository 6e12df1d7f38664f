import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';

/** Whether two spans begin and end together. */
export const isSameSpan = (a: TimeSpan, b: TimeSpan): boolean => a.startMs === b.startMs && a.endMs === b.endMs;
