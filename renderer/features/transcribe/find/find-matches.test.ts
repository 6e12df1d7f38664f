import { describe, expect, it } from 'vitest';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { findMatches, replaceAll, replaceOne, stepMatch } from './find-matches.ts';

const lines = [
  { id: 'a' as SegmentId, text: 'The lamp, the Lamps.' },
  { id: 'b' as SegmentId, text: 'Größe und größer (1.5)' },
];
const query = (text: string, partial = {}) => ({ text, isCaseSensitive: false, isWholeWord: false, ...partial });

describe('find', () => {
  it('finds every place in every line, by default in any case', () => {
    expect(findMatches(lines, query('lamp'))).toEqual([
      { segmentId: 'a', start: 4, end: 8 },
      { segmentId: 'a', start: 14, end: 18 },
    ]);
    expect(findMatches(lines, query('Lamp', { isCaseSensitive: true }))).toHaveLength(1);
  });

  it('knows words of all languages', () => {
    expect(findMatches(lines, query('lamp', { isWholeWord: true }))).toHaveLength(1);
    expect(findMatches(lines, query('größe', { isWholeWord: true }))).toEqual([{ segmentId: 'b', start: 0, end: 5 }]);
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

  it('replaces one place or all, with the replacement as written', () => {
    expect(replaceAll('The lamp, the Lamps.', query('lamp'), '$&light')).toBe('The $&light, the $&lights.');
    expect(replaceOne('The lamp', { segmentId: 'a' as SegmentId, start: 4, end: 8 }, 'light')).toBe('The light');
  });
});
