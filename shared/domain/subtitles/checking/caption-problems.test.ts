import { describe, expect, it } from 'vitest';
import { evenWords, lineOf, segmentId } from '../../test-data/transcript-data.ts';
import type { Segment } from '../../transcript/transcript.ts';
import { CAPTION_RULES } from '../caption-rules.ts';
import { captionPairs, captionProblemsOf } from './caption-problems.ts';
import { mendCaptions } from './mend-captions.ts';

const line = (id: string, text: string, [startMs, endMs]: [number, number]): Segment => ({
  id: segmentId(id),
  startMs,
  endMs,
  speakerId: null,
  text,
  words: null,
});
const kinds = (one: Segment, next: Segment | null = null) =>
  captionProblemsOf(one, next, CAPTION_RULES).map(({ kind }) => kind);
let number = 0;
const newId = () => segmentId(`new-${(number += 1)}`);
const mend = (...segments: Segment[]) => mendCaptions(segments, { rules: CAPTION_RULES, newId });
const shown = (segments: readonly Segment[]) => segments.map(({ text, startMs, endMs }) => [text, startMs, endMs]);

describe('checking lines as subtitles', () => {
  it('holds each limit at its edge and one past it', () => {
    const twenty = 'x'.repeat(20);
    expect(kinds(line('a', twenty, [0, 1000]))).toEqual([]);
    expect(kinds(line('a', `${twenty}x`, [0, 1000]))).toEqual(['speed']);
    expect(kinds(line('a', 'Yes.', [0, 833]))).toEqual([]);
    expect(kinds(line('a', 'Yes.', [0, 832]))).toEqual(['short']);
    expect(kinds(line('a', 'Yes.', [0, 7007]))).toEqual([]);
    expect(kinds(line('a', 'Yes.', [0, 7008]))).toEqual(['long']);
    expect(kinds(line('a', 'Yes.', [0, 1000]), line('b', 'No.', [1083, 2000]))).toEqual([]);
    expect(kinds(line('a', 'Yes.', [0, 1000]), line('b', 'No.', [1082, 2000]))).toEqual(['gap']);
  });

  it('counts the lines that the text needs, also those that somebody broke by hand', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'lantern').join(' ');
    expect(kinds(line('a', words(10), [0, 6000]))).toEqual([]);
    expect(kinds(line('a', words(11), [0, 6000]))).toEqual(['lines']);
    expect(kinds(line('a', 'One\ntwo\nthree', [0, 6000]))).toEqual(['lines']);
  });

  it('reads Chinese by its own limits', () => {
    expect(kinds(line('a', '海'.repeat(32), [0, 6000]))).toEqual([]);
    expect(kinds(line('a', '海'.repeat(33), [0, 6000]))).toEqual(['lines']);
    expect(kinds(line('a', '海'.repeat(10), [0, 1000]))).toEqual(['speed']);
  });

  it('says how far lines overlap, and leaves lines without text alone', () => {
    const overlap = captionProblemsOf(line('a', 'Yes.', [0, 2000]), line('b', 'No.', [1500, 3000]), CAPTION_RULES);
    expect(overlap).toEqual([{ kind: 'gap', has: -500, limit: 83 }]);
    expect(kinds(line('a', ' ', [0, 10]))).toEqual([]);
    const pairs = captionPairs([line('a', 'A', [0, 1]), line('b', '', [1, 2]), line('c', 'C', [2, 3])]);
    expect(pairs.map(({ line: { id }, next }) => [id, next?.id ?? null])).toEqual([
      ['a', 'c'],
      ['c', null],
    ]);
  });
});

describe('mending lines as subtitles', () => {
  it('breaks a long line at a clause, keeps its id, outer times and every word with its time', () => {
    const text = `${'The keeper climbed the stairs every night,'} and nobody in the town below ever thanked him for the light he kept.`;
    const long = lineOf('a', text, 1000);
    const [proposal] = mend(long);
    const after = proposal?.after ?? [];
    expect(after.length).toBeGreaterThan(1);
    expect(after[0]?.id).toBe('a');
    expect([after[0]?.startMs, after.at(-1)?.endMs]).toEqual([long.startMs, long.endMs]);
    expect(after.map((each) => each.text).join(' ')).toBe(text);
    expect(after.flatMap((each) => each.words ?? []).map((word) => word.startMs)).toEqual(
      long.words?.map((word) => word.startMs),
    );
    expect(after[0]?.text).toMatch(/,$/);
  });

  it('lets a line that is too fast stay as long as it is read, where there is a pause', () => {
    const fast = line('a', 'x'.repeat(40), [0, 1000]);
    expect(shown(mend(fast, line('b', 'No.', [9000, 10_000]))[0]?.after ?? [])).toEqual([[fast.text, 0, 2000]]);
    const [tight] = mend(fast, line('b', 'No.', [1500, 2500]));
    expect(shown(tight?.after ?? [])).toEqual([[fast.text, 0, 1417]]);
    expect(tight?.left.map(({ kind }) => kind)).toEqual(['speed']);
  });

  it('makes room ahead of the next line, but never leaves less than the shortest time', () => {
    expect(shown(mend(line('a', 'Yes, I know.', [0, 2000]), line('b', 'No.', [2000, 3000]))[0]?.after ?? [])).toEqual([
      ['Yes, I know.', 0, 1917],
    ]);
    const [short] = mend(line('a', 'Yes.', [0, 850]), line('b', 'No.', [850, 2000]));
    expect(shown(short?.after ?? [])).toEqual([['Yes.', 0, 850]]);
    expect(short?.left.map(({ kind }) => kind)).toEqual(['gap']);
  });

  it('never moves a start, so that each proposal holds without the others', () => {
    const words = evenWords('one two three four five six seven eight', 0, 300);
    const lines = words.map((word, index) =>
      line(`l${index}`, `${word.text} again and again`, [word.startMs, word.endMs]),
    );
    const proposals = mend(...lines);
    expect(proposals.length).toBeGreaterThan(3);
    for (const { before, after } of proposals) {
      expect(after[0]?.startMs).toBe(before.startMs);
      const next = lines[lines.indexOf(before) + 1];
      expect(after.at(-1)?.endMs).toBeLessThanOrEqual(Math.max(before.endMs, (next?.startMs ?? Infinity) - 83));
    }
  });

  it('changes nothing where nothing is wrong', () => {
    expect(mend(line('a', 'Yes, I know.', [0, 2000]))).toEqual([]);
  });
});
