import { describe, expect, it } from 'vitest';
import { CAPTION_RULES } from '../../subtitles/caption-rules.ts';
import { lineOf, segmentId } from '../../test-data/transcript-data.ts';
import { type Regrouping, regroupLines } from './regroup-lines.ts';
import { scaleLines } from './scale-lines.ts';

const HOW: Regrouping = { ...CAPTION_RULES, pauseMs: 700, isBySentence: false };
const regroup = (segments: Parameters<typeof regroupLines>[0], how: Partial<Regrouping> = {}) => {
  let number = 0;
  return regroupLines(segments, { how: { ...HOW, ...how }, newId: () => segmentId(`n${(number += 1)}`) });
};
const texts = (segments: ReturnType<typeof regroup>) => segments.map(({ text }) => text);

describe('making lines anew', () => {
  const lines = [
    lineOf('a', 'The lamp was', 0, 'anna'),
    lineOf('b', 'lit. Nobody came.', 1500, 'anna'),
    lineOf('c', 'I did.', 3000, 'ben'),
    lineOf('d', 'Later on.', 8000, 'ben'),
  ];

  it('joins what belongs together and breaks at speakers and long pauses', () => {
    expect(texts(regroup(lines))).toEqual(['The lamp was lit. Nobody came.', 'I did.', 'Later on.']);
    expect(texts(regroup(lines, { pauseMs: 60_000 }))).toEqual(['The lamp was lit. Nobody came.', 'I did. Later on.']);
  });

  it('begins a line at each sentence where that is asked', () => {
    expect(texts(regroup(lines, { isBySentence: true }))).toEqual([
      'The lamp was lit.',
      'Nobody came.',
      'I did.',
      'Later on.',
    ]);
  });

  it('keeps speakers, every word and its time', () => {
    const made = regroup(lines, { lineCharacters: 12, lines: 1 });
    expect(made.every(({ text }) => text.length <= 12)).toBe(true);
    expect(texts(made).join(' ')).toBe(texts(lines).join(' '));
    expect(made.flatMap(({ words }) => words ?? []).map(({ startMs }) => startMs)).toEqual(
      lines.flatMap(({ words }) => words ?? []).map(({ startMs }) => startMs),
    );
    expect(new Set(made.map(({ speakerId }) => speakerId))).toEqual(new Set(['anna', 'ben']));
  });

  it('makes no word times up where none were known', () => {
    const made = regroup(lines.map((line) => ({ ...line, words: null })));
    expect(made.every(({ words }) => words === null)).toBe(true);
    expect([made[0]?.startMs, made.at(-1)?.endMs]).toEqual([0, lines.at(-1)?.endMs]);
  });
});

describe('moving and scaling lines', () => {
  it('brings two times where they belong, and everything between in proportion', () => {
    const [a, b] = [lineOf('a', 'one two', 1000), lineOf('b', 'three', 11_000)];
    const made = scaleLines([a, b], { from: [1000, 11_000], to: [2000, 22_000] });
    expect(made.map(({ startMs }) => startMs)).toEqual([2000, 22_000]);
    expect(made[0]?.words?.map(({ startMs }) => startMs)).toEqual([2000, 3000]);
  });

  it('never leaves the recording at its beginning, and keeps lines longer than nothing', () => {
    const [made] = scaleLines([lineOf('a', 'one', 1000)], { from: [1000, 2000], to: [-5000, -4999] });
    expect([made?.startMs, made?.endMs]).toEqual([0, 1]);
  });
});
