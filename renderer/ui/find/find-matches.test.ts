import { beforeAll, describe, expect, it } from 'vitest';
import {
  findMatches,
  linesInScope,
  matchAfter,
  matchesByLine,
  nextMatch,
  partInText,
  replaceAll,
  replaceOne,
  stepMatch,
} from './find-matches.ts';
import { loadPatterns, patternProblem } from './patterns.ts';

const lines = [
  { id: 'a', text: 'The lamp, the Lamps.' },
  { id: 'b', text: 'Größe und größer (1.5)' },
];
const query = (text: string, partial = {}) => ({
  text,
  isCaseSensitive: false,
  isWholeWord: false,
  isPattern: false,
  ...partial,
});

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

  describe('from where somebody is', () => {
    const document = ['fog', 'lamp', 'fog', 'a lamp, the lamp', 'fog'].map((text, index) => ({
      id: 'abcde'[index]!,
      text,
    }));
    const matches = findMatches(document, query('lamp'));
    const next = (current: number, lineId: string | null, by: 1 | -1) =>
      nextMatch(matches, { current, lineId, lines: document }, by);

    it('begins in the selected line where it has a hit, backwards with its last one', () => {
      expect([next(-1, 'b', 1), next(-1, 'd', 1), next(-1, 'd', -1)]).toEqual([0, 1, 2]);
    });

    it('goes on to the next line that has one, or back to the last, where the selected line has none', () => {
      expect([next(-1, 'a', 1), next(-1, 'c', 1), next(-1, 'c', -1), next(-1, 'e', -1)]).toEqual([0, 1, 0, 2]);
    });

    it('goes round the ends behind the last hit and before the first', () => {
      expect([next(-1, 'e', 1), next(-1, 'a', -1)]).toEqual([0, 2]);
    });

    it('goes from hit to hit within a line, and from another line once that is selected', () => {
      expect([next(1, 'd', 1), next(2, 'd', 1), next(1, 'd', -1)]).toEqual([2, 0, 0]);
      expect([next(0, 'e', -1), next(0, 'c', 1), next(2, 'a', 1)]).toEqual([2, 1, 0]);
    });

    it('goes on from the hit that was shown last where no line is selected or it is not there any more', () => {
      expect([next(-1, null, 1), next(-1, null, -1), next(0, 'gone', 1), next(1, null, 1)]).toEqual([0, 2, 1, 2]);
      expect(nextMatch([], { current: -1, lineId: 'a', lines: document }, 1)).toBe(-1);
    });
  });

  it('goes on behind a place that was replaced, also where that is a hit again, and from the end to the beginning', () => {
    const rows = [
      { id: 'a', text: 'lamp lamp' },
      { id: 'b', text: 'no' },
      { id: 'c', text: 'lamp' },
    ];
    const matches = findMatches(rows, query('lamp'));
    const next = (lineId: string, after: number) => matchAfter(matches, rows, { lineId, after });
    expect([next('a', 4), next('a', 9), next('b', 0), next('c', 4)]).toEqual([1, 2, 2, 0]);
    expect(matchAfter([], rows, { lineId: 'a', after: 0 })).toBe(-1);
  });

  it('knows the hits of each line', () => {
    const byLine = matchesByLine(findMatches(lines, query('lamp')));
    expect([byLine.get('a')?.length, byLine.get('b')]).toEqual([2, undefined]);
  });

  it('replaces one place or all, with the replacement as written', () => {
    expect(replaceAll(lines[0]!.text, findMatches(lines.slice(0, 1), query('lamp')), '$&light')).toBe(
      'The $&light, the $&lights.',
    );
    expect(replaceOne('The lamp', { lineId: 'a', start: 4, end: 8 }, 'light')).toBe('The light');
  });
});

describe('patterns', () => {
  beforeAll(loadPatterns);
  const pattern = (text: string) => query(text, { isPattern: true });
  const replaced = (text: string, wanted: string, replacement: string) =>
    replaceAll(text, findMatches([{ id: 'a', text }], pattern(wanted)), replacement);

  it('find what they describe, in any case unless it is asked for', () => {
    expect(findMatches(lines, pattern('lamps?')).map(({ start, end }) => [start, end])).toEqual([
      [4, 8],
      [14, 19],
    ]);
    expect(findMatches(lines, { ...pattern(String.raw`\p{Lu}\w+s`), isCaseSensitive: true })).toHaveLength(1);
  });

  it('put groups, the whole match, a dollar and a line break into the replacement', () => {
    expect(replaced('12 Nov, 3 Dec', String.raw`(\d+) (\w+)`, '$2 $1')).toBe('Nov 12, Dec 3');
    expect(replaced('five', 'five', '$$5 [$&]$7')).toBe('$5 [five]$7');
    expect(replaced('one, two', ', ', String.raw`,\n`)).toBe('one,\ntwo');
  });

  it('that are not finished find nothing and are told, and empty places are none', () => {
    expect([findMatches(lines, pattern('(lamp')), patternProblem(pattern('(lamp'))]).toEqual([[], 'incomplete']);
    expect([patternProblem(pattern('')), patternProblem(pattern('lamp'))]).toEqual([null, null]);
    expect(findMatches(lines, pattern('x*'))).toEqual([]);
  });

  it('that cannot be searched for in bounded time are told, and those that would never end in other engines end', () => {
    for (const text of [String.raw`(a)\1`, 'lamp(?=s)', 'lamp(?!s)'])
      expect([text, patternProblem(pattern(text)), findMatches(lines, pattern(text))]).toEqual([
        text,
        'unsupported',
        [],
      ]);
    expect(findMatches([{ id: 'a', text: `${'a'.repeat(5000)}!` }], pattern('(a+)+(a+)+$'))).toEqual([]);
    expect(replaced('the lamp', '(?<=the )lamp', 'light')).toBe('the light');
  });

  it('as whole words stand alone, whatever letters are beside them', () => {
    const whole = { ...pattern('l[aä]mp'), isWholeWord: true };
    const found = (text: string) => findMatches([{ id: 'a', text }], whole).map(({ start }) => start);
    expect([found('lamp lamps élamp (lämp) 𝒳lamp')]).toEqual([[0, 18]]);
  });
});

it('looks only through the lines that were selected', () => {
  expect(linesInScope(lines, { scope: ['b'] })).toEqual([lines[1]]);
  expect(linesInScope(lines, { scope: null })).toBe(lines);
});

it('looks for as much of a search as a text has', () => {
  expect([
    partInText(' my Fellow ', 'And so, my fellow Americans'),
    partInText('fellow amer', 'My fellow citizens'),
    partInText('x', 'none'),
  ]).toEqual(['my Fellow', 'fellow', '']);
});
