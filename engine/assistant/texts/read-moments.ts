import { numberOf } from '../language/number-words.ts';

const NUMBER = String.raw`(?:\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?)`;
const HOURS = String.raw`(?<hours>${NUMBER})\s*(?:h|hrs?|hours?)\b`;
const MINUTES = String.raw`(?<minutes>${NUMBER})\s*(?:m|mins?|minutes?)\b`;
const SECONDS = String.raw`(?<seconds>${NUMBER})\s*(?:s|secs?|seconds?)?\b`;
const CLOCK = String.raw`(?<clock>\d{1,2}(?::\d{2}){1,2})`;
const AND = String.raw`[\s,]*(?:and\s+)?`;
/** A moment as people say it: 1:02:03, 2 min 30, an hour and five minutes, 90 s. */
export const MOMENT =
  String.raw`(?:${CLOCK}|(?:${HOURS}${AND})(?:${MINUTES}${AND})?(?:${SECONDS})?|(?:MINUTES2${AND})(?:SECONDS2)?|(?<only>\d+(?:\.\d+)?|${NUMBER}(?=\s*s))\s*(?:s|secs?|seconds?)\b)`
    .replace('MINUTES2', MINUTES.replace('<minutes>', '<minutes2>'))
    .replace('SECONDS2', SECONDS.replace('<seconds>', '<seconds2>'));

const amount = (said: string | undefined): number => {
  if (said === undefined) return 0;
  if (/^half/i.test(said)) return 0.5;
  return /^an?$/i.test(said) ? 1 : (numberOf(said) ?? Number(said));
};

/** Seconds of what `MOMENT` found. */
export function secondsOf(groups: Readonly<Record<string, string | undefined>>): number {
  const { clock, hours, minutes, minutes2, seconds, seconds2, only } = groups;
  if (clock !== undefined) return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return amount(hours) * 3600 + amount(minutes ?? minutes2) * 60 + amount(seconds ?? seconds2 ?? only);
}
