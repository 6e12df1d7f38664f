import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edit.ts';
import { applyPatch, type TranscriptContent } from './apply-patch.ts';
import type { ChapterId } from '../ids.ts';
import { failureRecord } from '../failures/failure.ts';
import { seededRandom } from '../test-data/seeded-random.ts';
import { lineOf, segmentId, speakerId, speakerOf } from '../test-data/transcript-data.ts';
import { compareSegments, type Segment } from './transcript.ts';
import type { TranscriptEdit } from './transcript-edit.ts';
import { splitWords } from '../words/word-tokens.ts';

const content = {
  segments: [
    lineOf('a', 'one two three four', 0, 'anna'),
    lineOf('b', 'five six', 2000, 'ben'),
    lineOf('c', 'seven eight nine', 3000, 'anna'),
  ],
  speakers: [speakerOf('anna', 0, 'Anna'), speakerOf('ben', 1, 'Ben')],
  chapters: [{ id: 'dusk' as ChapterId, startMs: 2000, title: 'Dusk' }],
  quotes: [],
};
const after = (...edits: TranscriptEdit[]) => applyPatch(content, applyEdits(content, edits).patch);
const lines = (segments: readonly Segment[]) => segments.map((s) => [s.id, s.startMs, s.endMs, s.speakerId, s.text]);
const codeOf = (...edits: TranscriptEdit[]): string => {
  try {
    applyEdits(content, edits);
    return 'none';
  } catch (error) {
    return failureRecord(error).code;
  }
};

describe('editing a transcript', () => {
  it('keeps the times of words that stay when the text changes', () => {
    const { segments } = after({ kind: 'setText', segmentId: segmentId('a'), text: ' One two tree house four ' });
    expect(segments[0]?.text).toBe('One two tree house four');
    expect(segments[0]?.words).toEqual([
      { text: 'One', startMs: 0, endMs: 450 },
      { text: 'two', startMs: 500, endMs: 950 },
      { text: 'tree', startMs: 1000, endMs: 1200 },
      { text: 'house', startMs: 1200, endMs: 1450 },
      { text: 'four', startMs: 1500, endMs: 1950 },
    ]);
  });

  it('splits between the words at the caret and trims both halves', () => {
    const { segments } = after({ kind: 'split', segmentId: segmentId('a'), offset: 8, newSegmentId: segmentId('new') });
    expect(lines(segments).slice(0, 2)).toEqual([
      ['a', 0, 975, 'anna', 'one two'],
      ['new', 975, 1950, 'anna', 'three four'],
    ]);
    expect(segments[1]?.words?.map((word) => word.startMs)).toEqual([1000, 1500]);
  });

  it('puts lines in place of others, which may keep their ids, and takes all of it back', () => {
    const line = { ...lineOf('a', 'one two', 0, 'anna'), languageDoubtful: true };
    const edit: TranscriptEdit = {
      kind: 'replaceLines',
      segmentIds: [segmentId('a'), segmentId('b')],
      segments: [line, lineOf('new', 'three four', 1000, 'anna')],
    };
    const { patch, inverse } = applyEdits(content, [edit]);
    const changed = applyPatch(content, patch);
    expect(changed.segments.map(({ id, languageDoubtful }) => [id, languageDoubtful ?? false])).toEqual([
      ['a', true],
      ['new', false],
      ['c', false],
    ]);
    expect(applyPatch(changed, inverse)).toEqual(content);
    expect(codeOf({ ...edit, segments: [lineOf('c', 'used', 0)] })).toBe('CONFLICT');
    expect(codeOf({ ...edit, segmentIds: [segmentId('gone')] })).toBe('NOT_FOUND');
  });

  it('cuts the word under the caret by length', () => {
    const { segments } = after({ kind: 'split', segmentId: segmentId('b'), offset: 2, newSegmentId: segmentId('new') });
    expect(lines(segments).slice(1, 3)).toEqual([
      ['b', 2000, 2225, 'ben', 'fi'],
      ['new', 2225, 2950, 'ben', 've six'],
    ]);
    expect(segments[2]?.words?.map((word) => word.text)).toEqual(['ve', 'six']);
  });

  it('never cuts a character in two', () => {
    const emoji = { segments: [lineOf('a', '🎬🎬', 0)], speakers: [] };
    const edits: TranscriptEdit[] = [
      { kind: 'split', segmentId: segmentId('a'), offset: 3, newSegmentId: segmentId('new') },
    ];
    expect(applyPatch(emoji, applyEdits(emoji, edits).patch).segments.map((line) => line.text)).toEqual(['🎬', '🎬']);
  });

  it('splits by the share of the text where no word times are known', () => {
    const timeless = { ...content, segments: [{ ...lineOf('a', 'one two', 0), endMs: 1400, words: null }] };
    const { patch } = applyEdits(timeless, [
      { kind: 'split', segmentId: segmentId('a'), offset: 3, newSegmentId: segmentId('new') },
    ]);
    expect(lines(applyPatch(timeless, patch).segments)).toEqual([
      ['a', 0, 600, null, 'one'],
      ['new', 600, 1400, null, 'two'],
    ]);
  });

  it('merges lines in the order of time into the first one', () => {
    const { segments } = after({ kind: 'merge', segmentIds: [segmentId('b'), segmentId('a')] });
    expect(lines(segments)).toEqual([
      ['a', 0, 2950, 'anna', 'one two three four five six'],
      ['c', 3000, 4450, 'anna', 'seven eight nine'],
    ]);
    expect(segments[0]?.words).toHaveLength(6);
  });

  it('joins Chinese lines without a blank', () => {
    const chinese = { segments: [lineOf('a', '你好', 0), lineOf('b', '世界。', 1000)], speakers: [] };
    const edits: TranscriptEdit[] = [{ kind: 'merge', segmentIds: [segmentId('a'), segmentId('b')] }];
    const [merged] = applyPatch(chinese, applyEdits(chinese, edits).patch).segments;
    expect(merged?.text).toBe('你好世界。');
    expect(merged?.words?.map((word) => word.text)).toEqual(['你', '好', '世', '界。']);
  });

  it('takes words along when a line moves and clips them when it gets shorter', () => {
    const moved = after({ kind: 'setTimes', segmentId: segmentId('b'), startMs: 2010, endMs: 2960 });
    expect(moved.segments[1]?.words?.map((word) => word.startMs)).toEqual([2010, 2510]);
    const shorter = after({ kind: 'setTimes', segmentId: segmentId('a'), startMs: 0, endMs: 1200 });
    expect(shorter.segments[0]?.words?.map((word) => [word.startMs, word.endMs])).toEqual([
      [0, 450],
      [500, 950],
      [1000, 1111],
      [1111, 1200],
    ]);
  });

  it('does not move lines ahead of the beginning', () => {
    const { segments } = after({ kind: 'shift', segmentIds: [segmentId('b'), segmentId('c')], deltaMs: -9000 });
    expect(Object.fromEntries(segments.map((line) => [line.id, line.startMs]))).toEqual({ a: 0, b: 0, c: 1000 });
  });

  it('merges, adds, renames and reassigns speakers', () => {
    const { segments, speakers } = after(
      { kind: 'addSpeaker', speaker: speakerOf('cleo', 1, ' Cleo ') },
      { kind: 'setSpeaker', segmentIds: [segmentId('c')], speakerId: speakerId('cleo') },
      { kind: 'mergeSpeakers', fromId: speakerId('ben'), intoId: speakerId('anna') },
      { kind: 'renameSpeaker', speakerId: speakerId('anna'), name: 'Anna B.' },
    );
    expect(segments.map((line) => line.speakerId)).toEqual(['anna', 'anna', 'cleo']);
    expect(speakers).toEqual([speakerOf('anna', 0, 'Anna B.'), speakerOf('cleo', 2, 'Cleo')]);
  });

  it('refuses what makes no sense with a stable code', () => {
    expect(codeOf({ kind: 'setText', segmentId: segmentId('x'), text: '' })).toBe('NOT_FOUND');
    expect(codeOf({ kind: 'setSpeaker', segmentIds: [segmentId('a')], speakerId: speakerId('x') })).toBe('NOT_FOUND');
    expect(codeOf({ kind: 'setTimes', segmentId: segmentId('a'), startMs: 5, endMs: 5 })).toBe('INVALID_INPUT');
    expect(codeOf({ kind: 'setTimes', segmentId: segmentId('a'), startMs: -5, endMs: -1 })).toBe('INVALID_INPUT');
    expect(codeOf({ kind: 'merge', segmentIds: [segmentId('a'), segmentId('a')] })).toBe('INVALID_INPUT');
    expect(codeOf({ kind: 'insert', segment: lineOf('a', 'again', 0) })).toBe('CONFLICT');
    expect(codeOf({ kind: 'split', segmentId: segmentId('a'), offset: 0, newSegmentId: segmentId('new') })).toBe(
      'INVALID_INPUT',
    );
    expect(
      codeOf({ kind: 'delete', segmentIds: [segmentId('a')] }, { kind: 'delete', segmentIds: [segmentId('a')] }),
    ).toBe('NOT_FOUND');
  });

  it('makes an empty patch when nothing changes', () => {
    expect(applyEdits(content, [{ kind: 'setText', segmentId: segmentId('a'), text: 'one two three four' }])).toEqual({
      patch: { segments: [], removedSegmentIds: [], speakers: [], removedSpeakerIds: [] },
      inverse: { segments: [], removedSegmentIds: [], speakers: [], removedSpeakerIds: [] },
    });
  });
});

describe('random edits', () => {
  it('are taken back exactly, keep lines valid and leave untouched lines alone', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seededRandom(seed);
      let state: TranscriptContent = content;
      const history: { before: TranscriptContent; inverse: ReturnType<typeof applyEdits>['inverse'] }[] = [];
      for (let step = 0; step < 40; step += 1) {
        const edits = [randomEdit(state, random, step)];
        const result = tryEdits(state, edits);
        if (!result) continue;
        const next = applyPatch(state, result.patch);
        history.push({ before: state, inverse: result.inverse });
        expectValid(next, `seed ${seed} step ${step} ${edits[0]?.kind}`);
        state = next;
      }
      expect(history.length).toBeGreaterThan(10);
      for (const { before, inverse } of history.toReversed()) {
        state = applyPatch(state, inverse);
        expect(state).toEqual(before);
      }
      expect(state.segments).toEqual(content.segments);
    }
  });
});

describe('a large transcript', () => {
  it('keeps the identity of the lines that an edit does not touch', () => {
    const segments = Array.from({ length: 10_000 }, (_, index) => lineOf(`s${index}`, 'some words here', index * 2000));
    const large = { segments, speakers: [] };
    const { patch } = applyEdits(large, [{ kind: 'setText', segmentId: segmentId('s5000'), text: 'changed' }]);
    const next = applyPatch(large, patch);
    expect(patch.segments).toHaveLength(1);
    expect(next.segments.filter((line, index) => line !== segments[index]).map((line) => line.id)).toEqual(['s5000']);
  });
});

function tryEdits(state: TranscriptContent, edits: TranscriptEdit[]) {
  try {
    return applyEdits(state, edits);
  } catch (error) {
    expect(['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT']).toContain(failureRecord(error).code);
    return null;
  }
}

function expectValid(state: TranscriptContent, hint: string): void {
  expect([...state.segments].sort(compareSegments), hint).toEqual(state.segments);
  for (const line of state.segments) {
    expect(line.endMs, hint).toBeGreaterThan(line.startMs);
    if (!line.words) continue;
    expect(
      line.words.map((word) => word.text),
      hint,
    ).toEqual(splitWords(line.text).map((token) => token.text));
    let previousMs = line.startMs;
    for (const word of line.words) {
      expect(word.startMs, hint).toBeGreaterThanOrEqual(previousMs);
      expect(word.endMs, hint).toBeGreaterThanOrEqual(word.startMs);
      previousMs = word.endMs;
    }
    expect(previousMs, hint).toBeLessThanOrEqual(line.endMs);
  }
}

const VOCABULARY = ['alpha', 'beta', 'gamma', 'delta', '中文', 'été', 'one', 'two', '🎬'];

function randomEdit(state: TranscriptContent, random: () => number, step: number): TranscriptEdit {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const line = pick(state.segments) ?? lineOf('missing', 'x', 0);
  const other = pick(state.segments) ?? line;
  const speaker = pick(state.speakers)?.id ?? null;
  const chapter = pick(state.chapters ?? [])?.id ?? ('gone' as ChapterId);
  const newSegmentId = segmentId(`n${step}`);
  const startMs = Math.floor(random() * 5000);
  const text = Array.from({ length: Math.floor(random() * 6) }, () => pick(VOCABULARY)).join(' ');
  const typed = line.text.replace(/\S+/g, (word) => (random() < 0.3 ? pick(VOCABULARY) : random() < 0.1 ? '' : word));
  return pick<TranscriptEdit>([
    { kind: 'setText', segmentId: line.id, text },
    { kind: 'setText', segmentId: line.id, text: typed },
    { kind: 'setTimes', segmentId: line.id, startMs, endMs: startMs + Math.floor(random() * 3000) - 20 },
    { kind: 'shift', segmentIds: [line.id, other.id], deltaMs: Math.floor(random() * 4000) - 2000 },
    { kind: 'split', segmentId: line.id, offset: Math.floor(random() * (line.text.length + 1)), newSegmentId },
    { kind: 'split', segmentId: line.id, offset: Math.floor(line.text.length / 2), newSegmentId },
    { kind: 'merge', segmentIds: [line.id, other.id] },
    { kind: 'insert', segment: { ...lineOf(`n${step}`, text || 'x', startMs), speakerId: speaker } },
    { kind: 'delete', segmentIds: [line.id] },
    { kind: 'setSpeaker', segmentIds: [line.id, other.id], speakerId: speaker },
    { kind: 'addSpeaker', speaker: speakerOf(`p${step}`, Math.floor(random() * 5), 'Someone') },
    { kind: 'renameSpeaker', speakerId: speaker ?? speakerId('gone'), name: pick(VOCABULARY) },
    { kind: 'mergeSpeakers', fromId: speaker ?? speakerId('gone'), intoId: state.speakers[0]?.id ?? speakerId('gone') },
    { kind: 'addChapter', chapter: { id: `c${step}` as ChapterId, startMs: line.startMs, title: pick(VOCABULARY) } },
    { kind: 'renameChapter', chapterId: chapter, title: text },
    { kind: 'removeChapters', chapterIds: [chapter] },
  ]);
}
