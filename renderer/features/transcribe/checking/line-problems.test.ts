import { describe, expect, it } from 'vitest';
import { CAPTION_RULES } from '../../../../shared/domain/subtitles/caption-rules.ts';
import { lineOf } from '../../../../shared/domain/test-data/transcript-data.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { lineProblems } from './line-problems.ts';

const line = (id: string, startMs: number, endMs: number, text = 'Good evening'): Segment => ({
  ...lineOf(id, text, startMs),
  endMs,
});
const kindsOf = (segments: readonly Segment[], rules = CAPTION_RULES) =>
  Object.fromEntries([...lineProblems(segments, rules)].map(([id, found]) => [id, found.map(({ kind }) => kind)]));

describe('what lines break', () => {
  it('is listed for those lines alone', () => {
    expect(kindsOf([line('fine', 0, 2000), line('short', 3000, 3400), line('long', 5000, 20_000)])).toEqual({
      short: ['speed', 'short'],
      long: ['long'],
    });
  });

  it('counts the gap to the next line that has text, and none behind the last', () => {
    const { gapMs } = CAPTION_RULES;
    expect(kindsOf([line('a', 0, 2000), line('b', 2000 + gapMs, 4000)])).toEqual({});
    expect(kindsOf([line('a', 0, 2000), line('b', 2000 + gapMs - 1, 4000)])).toEqual({ a: ['gap'] });
    expect(kindsOf([line('a', 0, 2000), line('blank', 2010, 2020, '  '), line('b', 2100, 4000)])).toEqual({});
  });

  it('changes with the next line and with the rules, though the line is the same', () => {
    const first = line('a', 0, 2000);
    expect(kindsOf([first])).toEqual({});
    expect(kindsOf([first, line('b', 1900, 4000)])).toEqual({ a: ['gap'] });
    expect(kindsOf([first, line('b', 2500, 4500)])).toEqual({});
    expect(kindsOf([first], { ...CAPTION_RULES, minimumMs: 2001 })).toEqual({ a: ['short'] });
    expect(kindsOf([first])).toEqual({});
  });

  it('of lines that did not change is the very same, so that their rows rest', () => {
    const [bad, other] = [line('bad', 0, 100), line('other', 3000, 5000)];
    const before = lineProblems([bad, other], CAPTION_RULES).get(bad.id);
    const after = lineProblems([bad, { ...other, text: 'Good morning' }], CAPTION_RULES).get(bad.id);
    expect(after).toBe(before);
    expect(lineProblems([{ ...bad }, other], CAPTION_RULES).get(bad.id)).not.toBe(before);
  });
});
