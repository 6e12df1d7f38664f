import '../../../media/test-data/stand-in-audio.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { CAPTION_RULES } from '../../../../shared/domain/subtitles/caption-rules.ts';
import { mendCaptions } from '../../../../shared/domain/subtitles/checking/mend-captions.ts';
import { lineOf, segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { editTranscript } from '../document/open-documents.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { openInWindow } from '../document/test-data/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { newSegmentId } from '../lines/line-plans.ts';
import { goToProblem } from './go-to-problem.ts';
import { lineProblems } from './line-problems.ts';
import { mendLines, usefulMends } from './mend-lines.ts';

const RULES = { ...CAPTION_RULES, lines: 1, lineCharacters: 20, gapMs: 0 };
const LINES = [
  lineOf('a', 'The keeper climbed, and nobody saw him go', 0),
  lineOf('b', 'Fog all night.', 6000),
  lineOf('c', 'The lamp went out, and then the ship came', 9000),
];

let open: () => OpenTranscript;
const problems = () => lineProblems(open().transcript.segments, RULES);
const mends = () => usefulMends(mendCaptions(open().transcript.segments, { rules: RULES, newId: newSegmentId })).useful;
const selected = () => useTranscribe.getState().selection.primary;

beforeEach(async () => {
  useTranscribe.setState(useTranscribe.getInitialState(), true);
  open = await openInWindow(LINES);
});

it('goes from problem to problem, round the ends', () => {
  const { segments } = open().transcript;
  goToProblem(segments, problems(), 1);
  expect(selected()).toBe('a');
  goToProblem(segments, problems(), 1);
  expect(selected()).toBe('c');
  goToProblem(segments, problems(), 1);
  expect(selected()).toBe('a');
  goToProblem(segments, problems(), -1);
  expect(selected()).toBe('c');
  goToProblem(segments, new Map(), 1);
  expect(selected()).toBe('c');
});

it('looks again only at lines that changed, or before one that moved', () => {
  const before = problems();
  const again = problems();
  expect(again.get(segmentId('a'))).toBe(before.get(segmentId('a')));
});

describe('mending', () => {
  it('breaks the chosen lines as one step and leaves the others', () => {
    expect(mendLines(open(), mends(), new Set([segmentId('c')]))).toBe(1);
    const texts = open().transcript.segments.map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(LINES.slice(0, 2).map(({ text }) => text));
    expect(texts.slice(2).join(' ')).toBe(LINES[2]?.text);
    expect(texts.length).toBeGreaterThan(3);
  });

  it('leaves a line alone that was changed while it was reviewed', () => {
    const reviewed = mends();
    editTranscript(open().transcript.id, [{ kind: 'setText', segmentId: segmentId('a'), text: 'Gone.' }], 'Edit');
    expect(mendLines(open(), reviewed, new Set([segmentId('a'), segmentId('c')]))).toBe(1);
    expect(open().transcript.segments[0]?.text).toBe('Gone.');
  });
});
