const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIFE_MS = 7 * DAY_MS;

/** How a time that is running out is shown: grey above two days, amber to six hours, red below (look.md section 7). */
export type ExpiryState = { share: number; tone: 'quiet' | 'warn' | 'danger'; text: string; isOver: boolean };

const count = (number: number, unit: string) => `${number} ${number === 1 ? unit : `${unit}s`}`;

/**
 * Time left of a life, seven days unless `lifeMs` says otherwise. Days are rounded up so that "2 days" turns amber with the
 * ring; hours are rounded down, because near the end nobody should be promised more than there is.
 */
export function expiryState(expiresAtMs: number, nowMs: number, lifeMs = LIFE_MS): ExpiryState {
  // The page's now may be older than the time that was given: never more than the whole life.
  const leftMs = Math.min(lifeMs, Math.max(0, expiresAtMs - nowMs));
  const tone = leftMs > 2 * DAY_MS ? 'quiet' : leftMs > 6 * HOUR_MS ? 'warn' : 'danger';
  return { share: Math.min(1, leftMs / lifeMs), tone, text: words(leftMs), isOver: leftMs === 0 };
}

function words(leftMs: number): string {
  if (leftMs === 0) return 'Expired';
  if (leftMs >= DAY_MS) return count(Math.ceil(leftMs / DAY_MS), 'day');
  if (leftMs >= HOUR_MS) return count(Math.floor(leftMs / HOUR_MS), 'hour');
  return count(Math.ceil(leftMs / 60_000), 'minute');
}
