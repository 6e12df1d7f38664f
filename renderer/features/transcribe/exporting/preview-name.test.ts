import { expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { transcriptOf } from '../document/test-data/transcript-core.ts';
import { EXPORT_FORMATS } from '../../../../shared/domain/subtitles/render-transcript.ts';
import { canChooseTimes } from './export-options.ts';
import { previewName } from './preview-name.ts';

const item = {
  id: 't_1' as ItemId,
  kind: 'transcript',
  title: 'Fog at six',
  sourceName: 'tape.04.flac',
  createdAtMs: new Date(2026, 2, 7, 9, 5).getTime(),
} as LibraryItem;
const { recipe } = transcriptOf([]);
const name = (template: string, values: Partial<LibraryItem> = {}, language: string | null = 'en') =>
  previewName(template, { item: { ...item, ...values }, recipe: { ...recipe, language }, format: 'srt' });

it('fills in title, source without its ending, day and time, language and engine', () => {
  expect(name('{title}')).toBe('Fog at six.srt');
  expect(name('{source} {date} {time}')).toBe('tape.04 2026-03-07 09-05.srt');
  expect(name('{title} {lang} {language} {engine}')).toBe('Fog at six en English local.srt');
});

it('falls back to the title where there is no file that it came from, and to nothing where no language is known', () => {
  expect(name('{source}', { sourceName: null })).toBe('Fog at six.srt');
  expect(name('{title} {lang}', {}, null)).toMatch(/^Fog at six\s*\.srt$/);
});

it('is a name that every system takes', () => {
  expect(name('{title}', { title: 'Fog: one/two?' })).not.toMatch(/[:/?]/);
});

it('lets times be chosen only where subtitles and data do not carry them anyway', () => {
  expect(EXPORT_FORMATS.filter((format) => canChooseTimes(format))).toEqual(['txt', 'docx', 'md']);
});
