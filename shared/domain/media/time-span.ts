/** A span of time within a sound, ms; the end is not part of it. */
export type TimeSpan = { startMs: number; endMs: number };
