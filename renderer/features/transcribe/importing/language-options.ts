import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import { texts } from '../texts.ts';

/** The option of a choice of languages that leaves it to the engine. */
export const ANY_LANGUAGE = 'any';

/** What a choice of the language of a recording offers: those used lately first. */
export function languageOptions(recent: readonly string[]) {
  const option = (tag: string) => ({ value: tag, label: LANGUAGE_NAMES[tag] ?? tag });
  const known = recent.filter((tag) => Object.hasOwn(LANGUAGE_NAMES, tag));
  const rest = Object.keys(LANGUAGE_NAMES).filter((tag) => !known.includes(tag));
  return [
    { value: ANY_LANGUAGE, label: texts.importing.anyLanguage },
    ...(known.length > 0 ? [{ group: texts.importing.recentLanguages, items: known.map(option) }] : []),
    { group: texts.importing.allLanguages, items: rest.map(option) },
  ];
}
