import { keyPhrases, titleCase } from './key-phrases.ts';

const MOST_TITLES = 5;

/** Titles made of the phrases that a text is about, best first; none where it says nothing. */
export function titleIdeas(text: string): string[] {
  const phrases = keyPhrases(text, 4).map(titleCase);
  const [first, second] = phrases;
  if (first === undefined) return [];
  const titles = [
    first,
    ...(second === undefined ? [] : [`${first} and ${second}`]),
    ...phrases.slice(1),
    ...(phrases.length > 2 ? [`${first}: ${phrases[2]}`] : []),
  ];
  return [...new Set(titles)].slice(0, MOST_TITLES);
}
