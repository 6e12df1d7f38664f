import { formatShortTime } from '../../../shared/domain/media/time-code.ts';
import { timeTexts } from './time-texts.ts';
import { useNow } from './use-now.ts';

/** That something waits for its turn; where a limit is waited out, when it starts (Unix time in ms). */
export function QueuedWords({ startsAtMs, queued }: { startsAtMs: number | null; queued: string }) {
  const nowMs = useNow(startsAtMs !== null);
  if (startsAtMs === null || startsAtMs <= nowMs) return queued;
  return timeTexts.startsIn(formatShortTime(startsAtMs - nowMs));
}
