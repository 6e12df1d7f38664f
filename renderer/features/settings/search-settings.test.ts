import { expect, it } from 'vitest';
import { searchSettings } from './search-settings.ts';
import { SECTIONS } from './section-list.ts';
import { ROWS } from './row-texts.ts';

it('finds a setting by its name, its description and other words for it', () => {
  const found = (query: string) => searchSettings(query).map(({ id }) => id);
  expect(found('text size')[0]).toBe('textScale');
  expect(found('dark mode')).toEqual(['theme']);
  expect(found('keychain')).toContain('apiKey');
  expect(found('bom')).toEqual(['subtitleByteOrderMark']);
  expect(found('nothing like this')).toEqual([]);
});

it('has at least one setting in every section', () => {
  const used = new Set(Object.values(ROWS).map(({ section }) => section));
  expect(SECTIONS.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});
