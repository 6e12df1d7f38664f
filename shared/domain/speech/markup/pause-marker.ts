/** Shortest and longest pause (service.md, text rule 1). */
export const PAUSE_LIMITS_MS = { least: 10, most: 99_990 } as const;

const NUMBER = /^\d+(?:\.(\d+))?$/;

/** What a pause marker says: its length, or why it is none. `pauseMs` is null where there is no number at all. */
export type PauseReading = {
  pauseMs: number | null;
  problem: 'pause_malformed' | 'pause_out_of_range' | 'pause_too_precise' | null;
};

/** The marker of a pause, brought into the limits and to hundredths of a second. */
export function pauseMarker(pauseMs: number): string {
  const { least, most } = PAUSE_LIMITS_MS;
  const hundredths = Math.round(Math.min(most, Math.max(least, pauseMs)) / 10);
  return `<#${hundredths / 100}#>`;
}

/** Reads what stands between `<#` and `#>`. */
export function readPause(content: string): PauseReading {
  const number = NUMBER.exec(content);
  if (!number) return { pauseMs: null, problem: 'pause_malformed' };
  const pauseMs = Math.round(Number(content) * 1000);
  if ((number[1]?.length ?? 0) > 2) return { pauseMs, problem: 'pause_too_precise' };
  const isInRange = pauseMs >= PAUSE_LIMITS_MS.least && pauseMs <= PAUSE_LIMITS_MS.most;
  return { pauseMs, problem: isInRange ? null : 'pause_out_of_range' };
}
