import { expect, it } from 'vitest';
import { searchSettings } from './search-settings.ts';
import { SECTIONS } from './rows/section-list.ts';
import { ROWS } from './rows/row-texts.ts';

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

it('puts a setting that is called so before those that only mention it', () => {
  const [first] = searchSettings('api key');
  expect(first?.id).toBe('apiKey');
});

it('finds all settings of a section by the name of the section', () => {
  for (const { id, title } of SECTIONS) {
    const found = new Set(searchSettings(title).map((hit) => hit.id));
    const own = Object.entries(ROWS).flatMap(([row, { section }]) => (section === id ? [row] : []));
    expect([title, own.filter((row) => !found.has(row as keyof typeof ROWS))]).toEqual([title, []]);
  }
});

it('finds every setting by its own label', () => {
  const lost = Object.entries(ROWS).filter(([id, { label }]) => !searchSettings(label).some((hit) => hit.id === id));
  expect(lost.map(([id]) => id)).toEqual([]);
});

it('belongs to a section that the list of sections has', () => {
  const known = new Set<string>(SECTIONS.map(({ id }) => id));
  expect(Object.values(ROWS).filter(({ section }) => !known.has(section))).toEqual([]);
});
