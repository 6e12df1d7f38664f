const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** A moment in few characters: of the last two days the time, before that the day. */
export function formatWhen(atMs: number, nowMs: number): string {
  const yesterday = new Date(nowMs);
  yesterday.setDate(yesterday.getDate() - 1);
  return atMs >= yesterday.setHours(0, 0, 0, 0) ? time.format(atMs) : day.format(atMs);
}
