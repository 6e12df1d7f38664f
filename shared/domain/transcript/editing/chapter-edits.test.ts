import { expect, it } from 'vitest';
import { failureRecord } from '../../failures/failure.ts';
import type { ChapterId } from '../../ids.ts';
import { lineOf, segmentId } from '../../test-data/transcript-data.ts';
import { applyEdits } from '../apply-edit.ts';
import { applyPatch, type TranscriptContent } from '../apply-patch.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';

const id = (name: string) => name as ChapterId;
const content: TranscriptContent = {
  segments: [lineOf('a', 'one two', 0), lineOf('b', 'three four', 2000), lineOf('c', 'five six', 4000)],
  speakers: [],
  chapters: [{ id: id('dusk'), startMs: 2000, title: 'Dusk' }],
  quotes: [],
};
const after = (...edits: TranscriptEdit[]) => applyPatch(content, applyEdits(content, edits).patch).chapters;
const chapter = (name: string, startMs: number) => ({ id: id(name), startMs, title: name });

it('adds chapters by their start, in place of one that begins there, and takes that back', () => {
  const edits: TranscriptEdit[] = [
    { kind: 'addChapter', chapter: chapter('night', 4000) },
    { kind: 'addChapter', chapter: { ...chapter('evening', 2000), title: ' Evening ' } },
  ];
  const { patch, inverse } = applyEdits(content, edits);
  const changed = applyPatch(content, patch);
  expect(changed.chapters).toEqual([
    { id: 'evening', startMs: 2000, title: 'Evening' },
    { id: 'night', startMs: 4000, title: 'night' },
  ]);
  expect(applyPatch(changed, inverse)).toEqual(content);
});

it('renames and removes chapters, and refuses one without a title, a used ID and one that is gone', () => {
  expect(after({ kind: 'renameChapter', chapterId: id('dusk'), title: 'Nightfall' })).toMatchObject([
    { title: 'Nightfall' },
  ]);
  expect(after({ kind: 'removeChapters', chapterIds: [id('dusk')] })).toEqual([]);
  const refused = (edit: TranscriptEdit) => {
    try {
      applyEdits(content, [edit]);
      return null;
    } catch (error) {
      return failureRecord(error).code;
    }
  };
  expect(refused({ kind: 'renameChapter', chapterId: id('dusk'), title: ' ' })).toBe('INVALID_INPUT');
  expect(refused({ kind: 'addChapter', chapter: chapter('dusk', 0) })).toBe('CONFLICT');
  expect(refused({ kind: 'removeChapters', chapterIds: [id('gone')] })).toBe('NOT_FOUND');
});

it('moves a chapter with the line that it begins with, and no other', () => {
  const at = (...edits: TranscriptEdit[]) => after(...edits).map(({ startMs }) => startMs);
  const [, b] = content.segments;
  expect(at({ kind: 'shift', segmentIds: [segmentId('a'), segmentId('b')], deltaMs: 500 })).toEqual([2500]);
  expect(at({ kind: 'shift', segmentIds: [segmentId('a'), segmentId('c')], deltaMs: 500 })).toEqual([2000]);
  expect(at({ kind: 'setTimes', segmentId: segmentId('b'), startMs: 1900, endMs: 3000 })).toEqual([1900]);
  const replaced = b && { ...b, startMs: 2200, endMs: 3000, words: null };
  expect(at({ kind: 'replaceLines', segmentIds: [segmentId('b')], segments: replaced ? [replaced] : [] })).toEqual([
    2200,
  ]);
  expect(at({ kind: 'delete', segmentIds: [segmentId('b')] })).toEqual([2000]);
});
