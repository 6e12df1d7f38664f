import { describe, expect, it } from 'vitest';
import {
  findMatches,
  matchesByLine,
  nextMatch,
  partInText,
  replaceAll,
  replaceOne,
  stepMatch,
} from './find-matches.ts';

const lines = [
  { id: 'a', text: 'The lamp, the Lamps.' },
  { id: 'b', text: 'Größe und größer (1.5)' },
];
const query = (text: string, partial = {}) => ({ text, isCaseSensitive: false, isWholeWord: false, ...partial });

describe('find', () => {
  it('finds every place in every line, by default in any case', () => {
    expect(findMatches(lines, query('lamp'))).toEqual([
      { lineId: 'a', start: 4, end: 8 },
      { lineId: 'a', start: 14, end: 18 },
    ]);
    expect(findMatches(lines, query('Lamp', { isCaseSensitive: true }))).toHaveLength(1);
  });

  it('knows words of all languages', () => {
    expect(findMatches(lines, query('lamp', { isWholeWord: true }))).toHaveLength(1);
    expect(findMatches(lines, query('größe', { isWholeWord: true }))).toEqual([{ lineId: 'b', start: 0, end: 5 }]);
  });

  it('takes the query as plain text', () => {
    expect(findMatches(lines, query('(1.5)'))).toHaveLength(1);
    expect(findMatches(lines, query('.*'))).toEqual([]);
    expect(findMatches(lines, query(''))).toEqual([]);
  });

  it('steps round the end', () => {
    expect(stepMatch(3, 2, 1)).toBe(0);
    expect(stepMatch(3, 0, -1)).toBe(2);
    expect(stepMatch(3, -1, -1)).toBe(2);
    expect(stepMatch(0, 0, 1)).toBe(-1);
  });

  it('begins with the line that is selected', () => {
    const matches = findMatches(lines, query('e'));
    const [first] = matches.filter(({ lineId }) => lineId === 'b');
    expect(matches[nextMatch(matches, { current: -1, lineId: 'b' }, 1)]).toEqual(first);
    expect(nextMatch(matches, { current: 0, lineId: 'b' }, 1)).toBe(1);
    expect(nextMatch(matches, { current: -1, lineId: 'c' }, -1)).toBe(matches.length - 1);
    expect(nextMatch([], { current: -1, lineId: null }, 1)).toBe(-1);
  });

  it('knows the hits of each line', () => {
    const byLine = matchesByLine(findMatches(lines, query('lamp')));
    expect([byLine.get('a')?.length, byLine.get('b')]).toEqual([2, undefined]);
  });

  it('replaces one place or all, with the replacement as written', () => {
    expect(replaceAll('The lamp, the Lamps.', query('lamp'), '$&light')).toBe('The $&light, the $&lights.');
    expect(replaceOne('The lamp', { lineId: 'a', start: 4, end: 8 }, 'light')).toBe('The light');
  });
});

it('looks for as much of a search as a text has', () => {
  expect([
    partInText(' my Fellow ', 'And so, my fellow Americans'),
    partInText('fellow amer', 'My fellow citizens'),
    partInText('x', 'none'),
  ]).toEqual(['my Fellow', 'fellow', '']);
});
