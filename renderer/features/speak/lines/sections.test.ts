import { expect, it } from 'vitest';
import type { LineId } from '../../../../shared/domain/ids.ts';
import type { LineState } from '../document/opened/line-states.ts';
import { newLine } from './new-rows.ts';
import { sectionIndexAt, sectionNumber, sectionsOf } from './sections.ts';

const row = (id: string, section: string | null, durationMs: number | null, causes: string[] = []) => ({
  line: { ...newLine({ id: id as LineId, text: 'Text', section }), order: 0 },
  state: { take: durationMs === null ? null : { durationMs }, causes } as unknown as LineState,
});

it('sums the takes of each section and says how it stands', () => {
  const sections = sectionsOf([
    row('a', null, 1000),
    row('b', 'One', 2000),
    row('c', null, 500, ['text']),
    row('d', 'Two', null),
    row('e', null, 700),
  ]);
  expect(sections.map(({ title, durationMs, kind }) => [title, durationMs, kind])).toEqual([
    ['', 1000, 'made'],
    ['One', 2500, 'stale'],
    ['Two', null, 'missing'],
  ]);
  const order = ['a', 'b', 'c', 'd', 'e'] as LineId[];
  expect(['a', 'c', 'e', 'x'].map((id) => sectionIndexAt(sections, order, id as LineId))).toEqual([0, 1, 2, -1]);
});

it('has none where the script has none', () => {
  expect(sectionsOf([row('a', null, 1000)])).toEqual([]);
});

it('numbers sections as the list does: lines before the first one are one too', () => {
  const line = (id: string, section: string | null) => ({ id: id as LineId, section });
  const lines = [line('a', null), line('b', ''), line('c', null), line('d', 'Two')];
  expect(['b', 'd'].map((id) => sectionNumber(lines, id as LineId))).toEqual([2, 3]);
  expect(sectionNumber(lines.slice(1), 'b' as LineId)).toBe(1);
});
