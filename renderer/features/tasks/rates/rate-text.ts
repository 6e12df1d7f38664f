import type { RateUse } from '../../../../shared/domain/jobs/job-facts.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { TEXTS } from '../texts.ts';

/** Requests that may be sent at once, of those that are documented; null where only the service knows its limit. */
export function freeRequests({ count, used, nextAtMs }: RateUse, nowMs: number): number | null {
  if (count === null) return null;
  return nextAtMs !== null && nextAtMs > nowMs ? 0 : Math.max(0, count - used);
}

/** What the rate is of: the operation, with its model where it is counted for each. */
export function rateName({ operation, model }: RateUse): string {
  const names: Record<string, string> = TEXTS.rates.operations;
  const name = names[operation] ?? TEXTS.rates.other;
  return model === null ? name : `${name}, ${model}`;
}

/** How much of it is free, or when the next request may be sent. Nothing is said of limits that are not known. */
export function rateText(rate: RateUse, nowMs: number): string {
  const { count, windowMs, nextAtMs } = rate;
  const free = freeRequests(rate, nowMs);
  if (nextAtMs !== null && nextAtMs > nowMs) return TEXTS.rates.nextIn(formatShortTime(nextAtMs - nowMs));
  return free === null || count === null || windowMs === null
    ? TEXTS.rates.free
    : TEXTS.rates.freeOf(free, count, windowText(windowMs));
}

function windowText(windowMs: number): string {
  if (windowMs === 1000) return TEXTS.rates.second;
  return windowMs === 60_000 ? TEXTS.rates.minute : formatShortTime(windowMs);
}
