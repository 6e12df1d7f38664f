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

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const NUMBER = Object.keys(NUMBERS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const WORDED = new RegExp(String.raw`\b(${NUMBER}) (and a half )?(seconds?|minutes?|mins?)\b( and a half)?`);
const FIGURES = /(?<![\d.])(\d+(?:\.\d+)?)\s*(seconds?|secs?|s|minutes?|mins?)\b/g;
/** "An 80s song" names a decade, "808s" a drum machine. */
const NAMED_YEARS = /^(?:19\d0|20\d0|[5-9]0|808|909)$/;

function lengthInFigures(text: string): number | null {
  for (const [, figure, unit] of text.matchAll(FIGURES)) {
    if (unit === 's' && NAMED_YEARS.test(figure!)) continue;
    return Number(figure) * (unit!.startsWith('m') ? 60 : 1);
  }
  return null;
}

function lengthInWords(text: string): number | null {
  if (/\bhalf a minute\b|\bhalf minute\b/.test(text)) return 30;
  const found = WORDED.exec(text);
  if (!found) return null;
  const amount = NUMBERS[found[1]!]! + (found[2] || found[4] ? 0.5 : 0);
  return amount * (found[3]!.startsWith('m') ? 60 : 1);
}

/** How long the song shall be, s, or null. */
export function readLength(text: string): number | null {
  const clock = /\b(\d{1,2}):(\d{2})\b(?:\s*(?:long|minutes?|min))?/.exec(text);
  const seconds =
    lengthInFigures(text) ?? (clock ? Number(clock[1]) * 60 + Number(clock[2]) : null) ?? lengthInWords(text);
  if (seconds === null) return null;
  return Math.max(LENGTH_LIMITS_SECONDS.shortest, Math.min(LENGTH_LIMITS_SECONDS.longest, seconds));
}
