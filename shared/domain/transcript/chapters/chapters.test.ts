import { expect, it } from 'vitest';
import type { ChapterId } from '../../ids.ts';
import { docxParts } from '../../subtitles/formats/docx.ts';
import { renderTranscript } from '../../subtitles/render-transcript.ts';
import { lineOf } from '../../test-data/transcript-data.ts';
import type { Chapter } from '../transcript.ts';
import { chaptersByLine, linesByChapter } from './lines-by-chapter.ts';
import { renderChapterList, renderChapterVtt } from './render-chapters.ts';

const chapter = (title: string, startMs: number): Chapter => ({ id: title as ChapterId, startMs, title });
const segments = [lineOf('a', 'One.', 400), lineOf('b', 'Two.', 62_000), lineOf('c', 'Three.', 3_700_000)];
const chapters = [chapter('Start', 400), chapter('A --> B & <c>', 61_000), chapter('Late\nnight', 3_700_000)];

it('lists chapters as descriptions of videos have them, from 0:00', () => {
  expect(renderChapterList({ chapters })).toBe('0:00 Start\n1:01 A --> B & <c>\n1:01:40 Late night\n');
});

it('writes WebVTT chapters that reach to the next one and to the end, with nothing that reads as markup', () => {
  expect(renderChapterVtt({ chapters, durationMs: 3_800_000 })).toBe(
    'WEBVTT\n\n00:00:00.400 --> 00:01:01.000\nStart\n\n00:01:01.000 --> 01:01:40.000\nA --&gt; B &amp; &lt;c&gt;\n\n' +
      '01:01:40.000 --> 01:03:20.000\nLate night\n',
  );
});

it('gives each line to the chapter that it starts in, and each chapter to the first line that is not ahead of it', () => {
  expect(
    linesByChapter(segments, chapters.slice(1)).map((part) => [part.chapter?.title ?? null, part.lines.length]),
  ).toEqual([
    [null, 1],
    ['A --> B & <c>', 1],
    ['Late\nnight', 1],
  ]);
  expect([...chaptersByLine(segments, [chapter('x', 0), chapter('y', 61_000), chapter('z', 3_750_000)])]).toMatchObject(
    [
      [0, [{ title: 'x' }]],
      [1, [{ title: 'y' }]],
      [2, [{ title: 'z' }]],
    ],
  );
});

it('has chapters as headings of Markdown and Word documents and in JSON, and leaves other formats as they are', () => {
  const recipe = { engine: 'local', model: 'm', language: 'en', speakerCount: null, host: null } as const;
  const talk = { title: 'Talk', durationMs: 3_800_000, recipe, segments, speakers: [] };
  const options = { withTimes: true, withSpeakers: false };
  const render = (format: 'md' | 'json' | 'srt' | 'txt', with_ = chapters) =>
    renderTranscript({ ...talk, chapters: with_ }, format, options);
  expect(render('md')).toBe(
    '# Talk\n\n## Start (0:00)\n\n(0:00) One.\n\n## A --\\> B & \\<c\\> (1:01)\n\n(1:02) Two.\n\n## Late night (1:01:40)\n\n(1:01:40) Three.\n',
  );
  expect((JSON.parse(render('json')) as { chapters: unknown[] }).chapters).toHaveLength(3);
  expect(render('json', [])).not.toContain('chapters');
  const docx = (withTimes: boolean, with_ = chapters) =>
    docxParts({ ...talk, chapters: with_ }, { ...options, withTimes })['word/document.xml'] ?? '';
  const paragraphs = (xml: string) =>
    [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, each = '']) => [
      /w:pStyle w:val="(\w+)"/.exec(each)?.[1] ?? null,
      [...each.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, text]) => text).join(''),
    ]);
  expect(paragraphs(docx(true)).slice(0, 4)).toEqual([
    ['Title', 'Talk'],
    ['Heading1', 'Start  0:00'],
    [null, '0:00  One.'],
    ['Heading1', 'A --&gt; B &amp; &lt;c&gt;  1:01'],
  ]);
  expect(paragraphs(docx(false)).at(-2)).toEqual(['Heading1', 'Late night']);
  expect(docx(true, [])).not.toContain('Heading1');
  for (const format of ['srt', 'txt'] as const) expect(render(format)).toBe(render(format, []));
});
