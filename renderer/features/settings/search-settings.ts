import { bestMatches } from '../../ui/search/match-words.ts';
import { type SectionId, SECTIONS } from './rows/section-list.ts';
import { type RowId, ROWS } from './rows/row-texts.ts';

/** A row found by its words. */
export type SettingHit = { id: RowId; label: string; section: SectionId };

const ALL = Object.entries(ROWS).map(([id, row]) => ({ id: id as RowId, ...row }));
const sectionTitle = (id: SectionId) => SECTIONS.find((section) => section.id === id)?.title ?? '';

/** Rows whose words fit the query, best first. */
export function searchSettings(query: string): SettingHit[] {
  const words = (row: (typeof ALL)[number]) =>
    `${row.label} ${sectionTitle(row.section)} ${row.description} ${row.also}`;
  return bestMatches(query, ALL, words).map(({ id, label, section }) => ({ id, label, section }));
}
