import { texts } from '../texts.ts';

/** One line of a recipe. */
export type RecipeFact = { name: string; value: string };

const MOST_CHARACTERS = 200;

/** What a recipe says in plain values, in its order; lists and nested parts are told by what they hold. */
export function recipeFacts(recipe: Record<string, unknown> | null): RecipeFact[] {
  return Object.entries(recipe ?? {}).flatMap(([name, value]) => {
    const written = valueText(value);
    return written === '' ? [] : [{ name: wordsOf(name), value: written }];
  });
}

/** `speakerCount` becomes "Speaker count", as the recipe of whatever kind calls it. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '' || value === false) return '';
  if (value === true) return texts.dock.yes;
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(', ').slice(0, MOST_CHARACTERS);
  if (typeof value === 'object') {
    const parts = recipeFacts(value as Record<string, unknown>).map(({ name, value: part }) => `${name}: ${part}`);
    return parts.join(', ').slice(0, MOST_CHARACTERS);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MOST_CHARACTERS) : '';
}
