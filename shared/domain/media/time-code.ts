/** Time as `HH:MM:SS.mmm`, or with a comma as SRT wants it. Hours grow beyond two digits when needed. */
export function formatTimeCode(timeMs: number, decimal: '.' | ',' = '.'): string {
  const total = Math.max(0, Math.round(timeMs));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const clock = [total / 3_600_000, (total / 60_000) % 60, (total / 1000) % 60].map(two).join(':');
  return `${clock}${decimal}${String(total % 1000).padStart(3, '0')}`;
}

/** Time as `m:ss`, from an hour on as `h:mm:ss`; fractions are cut off as a clock does. */
export function formatShortTime(timeMs: number): string {
  const seconds = Math.floor(Math.max(0, timeMs) / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Reads `1:02:03.5`, `62.5`, `1:02` or `00:00:01,250` into ms; null for anything else. */
export function parseTimeCode(text: string): number | null {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,5}):)?(\d{1,7})(?:[.,](\d{1,6}))?$/.exec(text.trim());
  if (!match) return null;
  const [, hours, minutes, seconds = '0', fraction = ''] = match;
  if (hours !== undefined && Number(minutes) > 59) return null;
  if (minutes !== undefined && Number(seconds) > 59) return null;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds);
  return whole * 1000 + Math.round(Number(`0.${fraction || '0'}`) * 1000);
}
