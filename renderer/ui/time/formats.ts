const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** `0:05`, `12:19`, `1:12:48`: a time for facts and hints. Rounds down to whole seconds; negative counts as 0. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}

/** `12:19.06`: formatClock with hundredths, for the running clock of the player. */
export function formatClockHundredths(ms: number): string {
  return `${formatClock(ms)}.${pad(Math.floor((Math.max(0, ms) % 1000) / 10))}`;
}

/** `00:12:19.060`: the full time code of lists, fields and exports. */
export function formatTimecode(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const hours = Math.floor(whole / 3_600_000);
  const minutes = Math.floor(whole / 60_000) % 60;
  const seconds = Math.floor(whole / 1000) % 60;
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${pad(whole % 1000, 3)}`;
}

/**
 * Milliseconds of a typed time: `90`, `1:30`, `0:01:30.5`, comma or dot before the fraction. Null when it is no time.
 */
export function parseTimecode(value: string): number | null {
  const match = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(value.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  if (match[2] !== undefined && Number(seconds) > 59) return null;
  if (match[1] !== undefined && Number(minutes) > 59) return null;
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** `512 B`, `3.4 MB`, `31 GB`: bytes in decimal units with at most two figures before the point rule. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${Math.max(0, Math.round(bytes))} B`;
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}
