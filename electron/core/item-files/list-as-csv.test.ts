import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import papaparse from 'papaparse';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { addItem } from '../library/find/test-data/found-library.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { listAsCsv } from './list-as-csv.ts';

/* A list is opened in other people's spreadsheets: nothing in it may run there, and nothing may get lost. */

let context: TestContext;
beforeEach(() => {
  context = openTestContext();
});
afterEach(() => context.end());

const add = (id: string, title: string) => addItem(context.db, { id, kind: 'recording', title, durationMs: 61_500 });
/** The rows as a spreadsheet reads them, by their header. */
function rowsOf(files: readonly { id: ItemId; file: string | null }[]): Record<string, string>[] {
  const text = listAsCsv(context.db, files);
  return papaparse.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })
    .data;
}
const listed = (...ids: ItemId[]) => ids.map((id) => ({ id, file: null }));

describe('a list of items', () => {
  it('has each in its own row, in the order that was asked for, with the name of its file', () => {
    const [a, b] = [add('a', 'Talk'), add('b', 'Interview')];
    const rows = rowsOf([
      { id: b, file: 'b.wav' },
      { id: a, file: null },
    ]);
    expect(rows.map(({ id, file, title, duration_seconds }) => [id, file, title, duration_seconds])).toEqual([
      ['b', 'b.wav', 'Interview', '61.5'],
      ['a', '', 'Talk', '61.5'],
    ]);
  });

  it('begins with a mark by which spreadsheets know UTF-8, and has a header also where nothing is listed', () => {
    const text = listAsCsv(context.db, []);
    expect(text.startsWith('\uFEFFid,file,kind,title,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('runs no formula, whatever begins a title, also behind blanks and in full width', () => {
    const hostile = ['=1+1', '+cmd', '-2', '@SUM(A1)', '  =HYPERLINK("x")', '＝1', '\t=1', '\r=1'];
    const rows = rowsOf(listed(...hostile.map((title, at) => add(`h${at}`, title))));
    expect(rows).toHaveLength(hostile.length);
    for (const { title = '' } of rows) expect(title).toMatch(/^'/);
  });

  it('keeps commas, quotes, line breaks and every letter', () => {
    const titles = ['one, two', 'say "no"', 'two\nlines', 'Žluťoučký 🎙', "it's", ' blanks '];
    const rows = rowsOf(listed(...titles.map((title, at) => add(`t${at}`, title))));
    expect(rows.map(({ title }) => title)).toEqual(titles);
  });

  it('is whole over more items than are read at once, and leaves out what is gone', () => {
    const ids = Array.from({ length: 401 }, (_, at) => add(`i${at}`, `Title ${at}`));
    const rows = rowsOf(listed(...ids.slice(0, 200), 'gone' as ItemId, ...ids.slice(200)));
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('says what somebody made of an item: stars, verdict, note, tags and folders, several with semicolons', () => {
    const id = add('a', 'Talk');
    context.db.write((tx) => {
      tx.run(
        `INSERT INTO organisation (subject_kind, subject_id, is_favourite, rating, verdict, note)
         VALUES ('item', 'a', 1, 4, 'picked', '=note')`,
      );
      for (const [position, tag] of ['sea', 'fog'].entries())
        tx.run(
          `INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('item', 'a', :position, :tag)`,
          { position, tag },
        );
    });
    const [row] = rowsOf(listed(id));
    expect(row).toMatchObject({ rating: '4', favourite: 'yes', verdict: 'picked', note: "'=note", tags: 'sea; fog' });
  });
});
