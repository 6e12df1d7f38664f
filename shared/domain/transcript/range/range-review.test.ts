import { expect, it } from 'vitest';
import type { ItemId, SegmentId, SpeakerId } from '../../ids.ts';
import { spreadWords } from '../../words/word-times.ts';
import { splitWords } from '../../words/word-tokens.ts';
import { applyEdits } from '../apply-edit.ts';
import { applyPatch, type TranscriptContent } from '../apply-patch.ts';
import type { TimedWord } from '../recognition/recognised.ts';
import type { Segment } from '../transcript.ts';
import { rangeEdits, type RangeReview, reviewRange } from './range-review.ts';
import type { RangeResult } from './range-result.ts';

const ANNA = 'anna' as SpeakerId;
const BEN = 'ben' as SpeakerId;

function line(id: string, seconds: [number, number], text: string, speakerId: SpeakerId | null = ANNA): Segment {
  const span = { startMs: seconds[0] * 1000, endMs: seconds[1] * 1000 };
  const texts = splitWords(text).map((token) => token.text);
  return { id: id as SegmentId, ...span, speakerId, text, words: spreadWords(texts, span) };
}

/** Words over a span, as if they were recognised there. */
const said = (seconds: [number, number], text: string, speaker: number | null = 0): TimedWord[] =>
  (line('said', seconds, text).words ?? []).map((word) => ({ ...word, speaker }));

const CONTENT: TranscriptContent = {
  segments: [
    line('a', [0, 2], 'Good morning all.'),
    line('b', [2, 5], 'we meat at the sea', BEN),
    line('c', [6, 8], 'See you there.'),
  ],
  speakers: [
    { id: ANNA, ordinal: 0, name: 'Anna' },
    { id: BEN, ordinal: 1, name: 'Ben' },
  ],
};

function resultOf(words: TimedWord[], change: Partial<RangeResult> = {}): RangeResult {
  return {
    rangeId: 'r',
    transcriptId: 't' as ItemId,
    startMs: 0,
    endMs: 8000,
    recipe: { engine: 'local', model: 'm', language: null, speakerCount: null, host: null },
    withSpeakers: false,
    areMeasured: true,
    before: CONTENT.segments.map(({ id, startMs, endMs, text }) => ({ id, startMs, endMs, text })),
    words: words.toSorted((a, b) => a.startMs - b.startMs),
    ...change,
  };
}

function review(words: TimedWord[], change: Partial<RangeResult> = {}, content = CONTENT): RangeReview {
  let made = 0;
  return reviewRange(content, resultOf(words, change), {
    line: () => `new ${(made += 1)}` as SegmentId,
    speaker: () => `who ${(made += 1)}` as SpeakerId,
  });
}

function accepted(content: TranscriptContent, { rows, ...rest }: RangeReview, keys = rows.map(({ key }) => key)) {
  const edits = rangeEdits({ rows, ...rest }, new Set(keys));
  const { patch, inverse } = applyEdits(content, edits);
  const after = applyPatch(content, patch);
  return { after, back: applyPatch(after, inverse) };
}

const textsOf = ({ rows }: RangeReview) =>
  rows.map(({ old, now }) => [old?.text ?? null, ...now.map(({ text }) => text)]);

const SAME = [...said([0, 2], 'Good morning all.'), ...said([6, 8], 'See you there.')];

it('offers only lines that differ, each in its own place, and keeps their times and speakers', () => {
  const found = review([...SAME, ...said([2.1, 4.9], 'we meet at the sea')]);
  expect(textsOf(found)).toEqual([['we meat at the sea', 'we meet at the sea']]);
  expect(found).toMatchObject({ sameCount: 2, rows: [{ key: 'b', isTouched: false }] });
  const { after, back } = accepted(CONTENT, found);
  expect(
    after.segments.map(({ id, startMs, endMs, speakerId, text }) => [id, startMs, endMs, speakerId, text]),
  ).toEqual([
    ['a', 0, 2000, ANNA, 'Good morning all.'],
    ['b', 2000, 5000, BEN, 'we meet at the sea'],
    ['c', 6000, 8000, ANNA, 'See you there.'],
  ]);
  expect(after.segments[1]?.words?.[1]).toMatchObject({ text: 'meet' });
  expect(back.segments).toEqual(CONTENT.segments);
});

it('adds what was missed between lines and takes out lines in which nothing was heard, if that is chosen', () => {
  const found = review([
    ...said([0, 2], 'Good morning all.'),
    ...said([5.4, 5.6], 'Right.'),
    ...said([6, 8], 'See you there.'),
  ]);
  expect(textsOf(found)).toEqual([['we meat at the sea'], [null, 'Right.']]);
  const added = found.rows[1]?.key ?? '';
  const { after } = accepted(CONTENT, found, [added]);
  expect(after.segments.map(({ text }) => text)).toEqual([
    'Good morning all.',
    'we meat at the sea',
    'Right.',
    'See you there.',
  ]);
});

it('leaves lines alone that reach out of the range, and words in them', () => {
  const found = review([...said([2, 5], 'we meet at the sea'), ...said([6, 7], 'Ferry there')], {
    startMs: 2000,
    endMs: 7000,
  });
  expect(textsOf(found)).toEqual([['we meat at the sea', 'we meet at the sea']]);
});

it('marks lines that were changed or deleted since', () => {
  const [a, , c] = CONTENT.segments;
  if (!a || !c) throw new Error('no lines');
  const content = { ...CONTENT, segments: [{ ...a, text: 'Good evening all.' }, c] };
  const found = review([...SAME, ...said([2.1, 4.9], 'we meet at the sea')], {}, content);
  expect(found.rows.map(({ old, isTouched }) => [old?.id ?? null, isTouched])).toEqual([
    ['a', true],
    [null, true],
  ]);
});

it('knows speakers by the time they share, splits a line between two, and adds who is new', () => {
  const words = [
    ...said([0, 2], 'Good morning all.', 0),
    ...said([2.1, 3.4], 'we meat', 1),
    ...said([3.6, 4.9], 'at the sea', 2),
    ...said([6, 8], 'See you there.', 0),
  ];
  const found = review(words, { withSpeakers: true });
  expect(textsOf(found)).toEqual([['we meat at the sea', 'we meat', 'at the sea']]);
  expect(found.rows[0]?.now.map(({ id, speakerId }) => [id, speakerId])).toEqual([
    ['b', BEN],
    ['new 2', 'who 1'],
  ]);
  const { after } = accepted(CONTENT, found);
  expect(after.speakers.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Speaker 3']);
  expect(after.segments.map(({ startMs, endMs }) => [startMs, endMs])).toContainEqual([3600, 5000]);
});
