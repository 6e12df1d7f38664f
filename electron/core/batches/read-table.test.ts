import { describe, expect, it } from 'vitest';
import { MAX_BATCH_ROWS } from '../../../shared/domain/batch/batch-table.ts';
import { readTable } from './read-table.ts';

const csv = (text: string) => readTable(text, { fileName: 'list.csv', separator: null });

describe('a table', () => {
  it('has commas, semicolons or tabs, and any line ends', () => {
    expect(csv('text,voice\r\nFog,Anna\r\nSea,Ben\r\n')).toMatchObject({
      separator: 'comma',
      rows: [
        ['text', 'voice'],
        ['Fog', 'Anna'],
        ['Sea', 'Ben'],
      ],
    });
    expect(csv('text;speed\nFog, then sea;1,2\nSea, then fog;0,9').rows[1]).toEqual(['Fog, then sea', '1,2']);
    expect(csv('text\tvoice\rFog\tAnna\rSea\tBen')).toMatchObject({ separator: 'tab', rows: { length: 3 } });
  });

  it('has tabs in a file that is named so, though a single row does not tell', () => {
    expect(readTable('Fog, then sea\tAnna', { fileName: 'list.tsv', separator: null })).toMatchObject({
      separator: 'tab',
      rows: [['Fog, then sea', 'Anna']],
    });
  });

  it('keeps line ends, separators and quotation marks within quoted cells', () => {
    expect(csv('text,voice\n"She said ""no"",\nand left.",Anna\n').rows[1]).toEqual([
      'She said "no",\nand left.',
      'Anna',
    ]);
  });

  it('leaves out a byte order mark', () => {
    expect(csv('\uFEFFtext,voice\nFog,Anna').rows[0]).toEqual(['text', 'voice']);
  });

  it('keeps empty rows between others, so that numbers are those of the file, and none at its end', () => {
    expect(csv('text,voice\n\nFog,Anna\n,\n\n').rows.map((row) => row.join(''))).toEqual(['textvoice', '', 'FogAnna']);
  });

  it('names the row whose quotation marks do not pair', () => {
    expect(csv('text,voice\nFog,Anna\n"Sea,Ben\nRain,Cy').malformed).toEqual([3]);
  });

  it('is read to a limit and says how much is left out', () => {
    const { rows, leftOut } = csv(Array.from({ length: MAX_BATCH_ROWS + 7 }, (_, row) => `Line ${row},x`).join('\n'));
    expect([rows.length, leftOut]).toEqual([MAX_BATCH_ROWS, 7]);
  });

  it('is read with the separator that is chosen', () => {
    const read = (separator: 'lines' | 'semicolon') => readTable('a;b,c\nd;e,f', { fileName: 'x.csv', separator });
    expect(read('lines').rows).toEqual([['a;b,c'], ['d;e,f']]);
    expect(read('semicolon').rows).toEqual([
      ['a', 'b,c'],
      ['d', 'e,f'],
    ]);
  });
});

describe('a text that was pasted', () => {
  const pasted = (text: string) => readTable(text, { fileName: null, separator: null });

  it('is lines, whatever punctuation they have', () => {
    expect(pasted('Hello, world; again.\n“Yes”, she said.')).toMatchObject({
      separator: 'lines',
      rows: [['Hello, world; again.'], ['“Yes”, she said.']],
    });
    expect(pasted('One "quote.\nTwo.').rows).toHaveLength(2);
  });

  it('is a table where every row has the same number of tabs, as cells copied out of a spreadsheet', () => {
    expect(pasted('Fog\tAnna\nSea\tBen').rows[1]).toEqual(['Sea', 'Ben']);
    expect(pasted('Fog\tAnna\nSea').separator).toBe('lines');
  });

  it('is lines in a text file, too', () => {
    expect(readTable('a\tb\nc\td', { fileName: 'list.txt', separator: null }).separator).toBe('lines');
  });
});
