const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What the time zone of this computer adds to UTC, ms. */
const offsetMs = (atMs: number): number => -new Date(atMs).getTimezoneOffset() * MINUTE_MS;

/** From a time on, what the time zone adds to UTC. */
type Offset = { fromMs: number; addedMs: number };

/**
 * An SQL expression for the local day of a column of Unix ms, counted from 1970: plain arithmetic, since the date functions of
 * SQLite ask the system about every row. Right for times from `oldestMs` to `newestMs`.
 */
export function localDaySql(column: string, { oldestMs, newestMs }: { oldestMs: number; newestMs: number }): string {
  const [latest, ...earlier] = offsetsBetween(oldestMs, newestMs).toReversed();
  const dayWith = (addedMs: number) => `(${column} + ${addedMs}) / ${DAY_MS}`;
  if (!latest) return dayWith(0);
  const cases = [latest, ...earlier.slice(0, -1)].map(
    ({ fromMs, addedMs }) => `WHEN ${column} >= ${fromMs} THEN ${dayWith(addedMs)}`,
  );
  const first = earlier.at(-1);
  return first ? `CASE ${cases.join(' ')} ELSE ${dayWith(first.addedMs)} END` : dayWith(latest.addedMs);
}

/** Such a day as it is written: `2026-11-29`. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Where the clocks change, to the minute. */
function offsetsBetween(oldestMs: number, newestMs: number): Offset[] {
  const offsets: Offset[] = [{ fromMs: oldestMs, addedMs: offsetMs(oldestMs) }];
  for (let atMs = oldestMs; atMs < newestMs; atMs += DAY_MS) {
    const nextMs = Math.min(newestMs, atMs + DAY_MS);
    const addedMs = offsetMs(nextMs);
    if (addedMs !== offsets.at(-1)?.addedMs) offsets.push({ fromMs: changeBetween(atMs, nextMs), addedMs });
  }
  return offsets;
}

function changeBetween(beforeMs: number, afterMs: number): number {
  const added = offsetMs(afterMs);
  let [low, high] = [Math.floor(beforeMs / MINUTE_MS), Math.ceil(afterMs / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMs(middle * MINUTE_MS) === added) high = middle;
    else low = middle;
  }
  return high * MINUTE_MS;
}
