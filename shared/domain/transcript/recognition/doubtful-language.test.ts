import { expect, it } from 'vitest';
import { applyEdits } from '../apply-edit.ts';
import { hasDoubtfulLanguage } from './doubtful-language.ts';
import type { SegmentId } from '../../ids.ts';
import type { Segment } from '../transcript.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import { applyPatch } from '../apply-patch.ts';

const line = (id: string, text: string, startMs: number): Segment => ({
  id: id as SegmentId,
  startMs,
  endMs: startMs + 1000,
  speakerId: null,
  text,
  words: null,
});
const [heard, invented] = ['heard' as SegmentId, 'invented' as SegmentId];
const content = {
  segments: [
    line(heard, 'Good morning.', 0),
    { ...line(invented, 'the moon cost of a knee', 1000), languageDoubtful: true },
  ],
  speakers: [],
};
const after = (...edits: TranscriptEdit[]) => applyPatch(content, applyEdits(content, edits).patch);

it('belongs to a transcript while one of its lines with text is doubtful', () => {
  expect(hasDoubtfulLanguage(content)).toBe(true);
  expect(hasDoubtfulLanguage(after({ kind: 'delete', segmentIds: [invented] }))).toBe(false);
  expect(hasDoubtfulLanguage(after({ kind: 'setText', segmentId: invented, text: '' }))).toBe(false);
});

it('stays with both parts of a split line and with what a line is joined to', () => {
  const newSegmentId = 'rest' as SegmentId;
  const parts = after({ kind: 'split', segmentId: invented, offset: 8, newSegmentId });
  expect(parts.segments.map((segment) => segment.languageDoubtful ?? false)).toEqual([false, true, true]);
  const joined = after({ kind: 'merge', segmentIds: [heard, invented] });
  expect(joined.segments).toMatchObject([{ id: heard, languageDoubtful: true }]);
});

it('stays when a word is replaced, goes when somebody writes the line anew, and comes back with undo', () => {
  const setText = (text: string): TranscriptEdit => ({ kind: 'setText', segmentId: invented, text });
  expect(hasDoubtfulLanguage(after(setText('the moon costs of a knee')))).toBe(true);
  const edits = [setText('La mona cosa domani')];
  const { patch, inverse } = applyEdits(content, edits);
  const anew = applyPatch(content, patch);
  expect(hasDoubtfulLanguage(anew)).toBe(false);
  expect(hasDoubtfulLanguage(applyPatch(anew, inverse))).toBe(true);
});
