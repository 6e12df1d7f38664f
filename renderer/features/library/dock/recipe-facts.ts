import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import { formatDay } from '../../../ui/time/formats.ts';
import { texts } from '../texts.ts';

/** One line of a recipe. */
export type RecipeFact = { name: string; value: string };

const MOST_CHARACTERS = 200;

/** What tells programs how to read a recipe, and ids of other items, which are named among the relations. */
const isInternal = (name: string): boolean =>
  name === 'kind' || name === 'version' || name === 'role' || /ItemId$|Sha256$|^spans$/u.test(name);

/** What a recipe says in plain values, in its order; lists and nested parts are told by what they hold. */
export function recipeFacts(recipe: Record<string, unknown> | null): RecipeFact[] {
  // Lines that came with subtitles were recognised by nobody.
  const isWritten = typeof recipe?.['subtitles'] === 'string';
  return Object.entries(recipe ?? {}).flatMap(([name, value]) => {
    const written =
      isInternal(name) || (isWritten && name === 'engine') ? '' : (wordsOfValue(name, value) ?? valueText(value));
    return written === '' ? [] : [{ name: wordsOf(name), value: written }];
  });
}

/** `speakerCount` becomes "Speaker count", as the recipe of whatever kind calls it; `voiceId` "Voice ID". */
function wordsOf(name: string): string {
  const { recipeNames }: { recipeNames: Readonly<Record<string, string>> } = texts.dock;
  const known = recipeNames[name];
  if (known !== undefined) return known;
  const words = name
    .replace(/AtMs$/u, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bid$/u, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Values that are stored as keys, in the words of the window; null for all others. */
function wordsOfValue(name: string, value: unknown): string | null {
  if (name === 'engine' && (value === 'local' || value === 'cloud')) return texts.engines[value];
  if (name === 'language' && typeof value === 'string') return LANGUAGE_NAMES[value] ?? value;
  if (name.endsWith('AtMs') && typeof value === 'number') return formatDay(value);
  return null;
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
