/** Ways of saying something, lower-case words and capital letters that are spelled; the first is the one that is said. */
export type Ways = readonly string[];

/** Nobody needs more to recognise what was said. */
const MOST_WAYS = 60;

/** What is said one after the other; an empty way leaves its part out. */
export function inTurn(...parts: readonly Ways[]): Ways {
  let ways: string[] = [''];
  for (const part of parts) {
    ways = ways.flatMap((head) => part.map((tail) => `${head} ${tail}`.trim())).slice(0, MOST_WAYS);
  }
  return [...new Set(ways)];
}

/** Other ways of saying the same, best first. */
export const eitherOf = (...all: readonly Ways[]): Ways => [...new Set(all.flat())].slice(0, MOST_WAYS);

/** Letters said by their names. */
export const spelled = (letters: string): string => [...letters.toUpperCase()].join(' ');
