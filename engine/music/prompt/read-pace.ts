/** Slowest and fastest music that is played. */
export const TEMPO_LIMITS_BPM = { slowest: 40, fastest: 220 } as const;
/** Shortest and longest instrumental that a prompt can ask for, s. */
export const LENGTH_LIMITS_SECONDS = { shortest: 5, longest: 300 } as const;

const MARKINGS: readonly (readonly [word: RegExp, bpm: number])[] = [
  [/\blargo\b/, 54],
  [/\badagio\b/, 66],
  [/\bandante\b/, 80],
  [/\bmoderato\b/, 108],
  [/\ballegro\b/, 132],
  [/\bvivace\b/, 152],
  [/\bpresto\b/, 176],
];

/** Beats a minute that searchable text asks for, or null. */
export function readTempo(text: string): number | null {
  const number =
    /(\d{2,3})(?:\.\d+)?\s*(?:bpm|beats per minute)/.exec(text)?.[1] ?? /\bbpm\s*[:=]?\s*(\d{2,3})/.exec(text)?.[1];
  if (number === undefined) return MARKINGS.find(([word]) => word.test(text))?.[1] ?? null;
  return Math.max(TEMPO_LIMITS_BPM.slowest, Math.min(TEMPO_LIMITS_BPM.fastest, Number(number)));
}

/** How long the song shall be, s, or null. */
export function readLength(text: string): number | null {
  const clock = /\b(\d{1,2}):(\d{2})\b(?:\s*(?:long|minutes?|min))?/.exec(text);
  const words = /(\d+(?:\.\d+)?)\s*(seconds?|secs?|s|minutes?|mins?)\b/.exec(text);
  const seconds = words
    ? Number(words[1]) * (words[2]!.startsWith('m') ? 60 : 1)
    : clock
      ? Number(clock[1]) * 60 + Number(clock[2])
      : null;
  if (seconds === null) return null;
  return Math.max(LENGTH_LIMITS_SECONDS.shortest, Math.min(LENGTH_LIMITS_SECONDS.longest, seconds));
}
