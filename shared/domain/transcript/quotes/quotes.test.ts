import { expect, it } from 'vitest';
import { failureRecord } from '../../failures/failure.ts';
import type { QuoteId } from '../../ids.ts';
import { docxParts } from '../../subtitles/formats/docx.ts';
import { renderTranscript } from '../../subtitles/render-transcript.ts';
import { lineOf, segmentId } from '../../test-data/transcript-data.ts';
import { applyEdits } from '../apply-edit.ts';
import { applyPatch, type TranscriptContent } from '../apply-patch.ts';
import type { Quote } from '../transcript.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import { quotedSpans, quotesByLine } from './quotes-by-line.ts';
import { renderQuotes } from './render-quotes.ts';

const quote = (id: string, startMs: number, text: string): Quote => ({ id: id as QuoteId, startMs, text });
const segments = [
  lineOf('a', 'We never slept.', 400),
  lineOf('b', 'The lamp is  lit, and the', 2000),
  lineOf('c', 'fog is near. Go home.', 4000),
];
const content: TranscriptContent = {
  segments,
  speakers: [],
  chapters: [],
  quotes: [quote('q', 2000, 'and the fog is near.')],
};
const after = (...edits: TranscriptEdit[]) => applyPatch(content, applyEdits(content, edits).patch).quotes;

it('marks quotes by their start, in place of the same one, takes that back, and removes them', () => {
  const edits: TranscriptEdit[] = [
    { kind: 'addQuote', quote: quote('again', 2000, ' and the fog is near. ') },
    { kind: 'addQuote', quote: quote('first', 400, 'We never slept.') },
  ];
  const { patch, inverse } = applyEdits(content, edits);
  const changed = applyPatch(content, patch);
  expect(changed.quotes.map(({ id }) => id)).toEqual(['first', 'again']);
  expect(applyPatch(changed, inverse)).toEqual(content);
  expect(after({ kind: 'removeQuotes', quoteIds: ['q' as QuoteId] })).toEqual([]);
  const refused = (edit: TranscriptEdit) => {
    try {
      applyEdits(content, [edit]);
      return null;
    } catch (error) {
      return failureRecord(error).code;
    }
  };
  expect(refused({ kind: 'addQuote', quote: quote('new', 0, ' ') })).toBe('INVALID_INPUT');
  expect(refused({ kind: 'addQuote', quote: quote('q', 0, 'x') })).toBe('CONFLICT');
  expect(refused({ kind: 'removeQuotes', quoteIds: ['gone' as QuoteId] })).toBe('NOT_FOUND');
});

it('moves a quote with the line that it begins with, and keeps it in a line that was merged', () => {
  expect(after({ kind: 'shift', segmentIds: [segmentId('b')], deltaMs: 500 })).toMatchObject([{ startMs: 2500 }]);
  expect(after({ kind: 'shift', segmentIds: [segmentId('a')], deltaMs: 500 })).toMatchObject([{ startMs: 2000 }]);
  const edit: TranscriptEdit = { kind: 'merge', segmentIds: [segmentId('a'), segmentId('b')] };
  const merged = applyPatch(content, applyEdits(content, [edit]).patch);
  expect([...quotesByLine(merged.segments, merged.quotes).keys()]).toEqual([0]);
});

it('finds the words of quotes in their lines, over several of them, and nothing where they were changed', () => {
  const spans = (...quotes: Quote[]) => [...quotedSpans(segments, quotesByLine(segments, quotes))];
  expect(spans(quote('q', 2000, 'and the fog is near.'))).toEqual([
    [1, [{ start: 18, end: 25 }]],
    [2, [{ start: 0, end: 12 }]],
  ]);
  expect(spans(quote('q', 400, 'never slept'))).toEqual([[0, [{ start: 3, end: 14 }]]]);
  expect(spans(quote('q', 2000, 'and the sea is near.'))).toEqual([]);
  expect(spans(quote('q', 4000, 'Go home. And then'))).toEqual([]);
  expect(quotesByLine([], [quote('q', 0, 'x')]).size).toBe(0);
});

it('writes quotes into Markdown, Word and JSON and for the clipboard, and leaves subtitles as they are', () => {
  const recipe = { engine: 'local', model: 'm', language: 'en', speakerCount: null, host: null } as const;
  const talk = { title: 'Talk', durationMs: 9000, recipe, ...content };
  const render = (format: 'md' | 'json' | 'srt', quotes = content.quotes ?? []) =>
    renderTranscript({ ...talk, quotes }, format, { withTimes: true, withSpeakers: false });
  expect(render('md')).toMatch(/\n\n## Quotes\n\n> “and the fog is near\.” \(0:02\)\n$/);
  expect((JSON.parse(render('json')) as { quotes: unknown }).quotes).toEqual([
    { startMs: 2000, text: 'and the fog is near.' },
  ]);
  expect(render('md', [])).not.toContain('Quotes');
  const word = (quotes = content.quotes ?? []) =>
    docxParts({ ...talk, quotes }, { withTimes: true, withSpeakers: false })['word/document.xml'] ?? '';
  expect(word()).toMatch(
    /Heading1"\/><\/w:pPr><w:r><w:t [^>]*>Quotes<.*"Quote"\/><\/w:pPr><w:r><w:t [^>]*>“and the fog is near\.”<.*  0:02</,
  );
  expect(word([])).not.toContain('Quote');
  expect(render('json', [])).not.toContain('quotes');
  expect(render('srt')).toBe(render('srt', []));
  expect(renderQuotes([quote('q', 62_000, 'a\nb')], () => 'Anna')).toBe('1:02 “a b” (Anna)\n');
});
