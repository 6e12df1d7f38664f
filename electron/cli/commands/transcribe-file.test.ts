import { expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { lineOf, speakerOf } from '../../../shared/domain/test-data/transcript-data.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { TranscribeOptions } from '../arguments/parse-arguments.ts';
import { renderResult } from './transcribe-file.ts';

const talk: Transcript = {
  id: 't' as ItemId,
  title: 'Talk',
  mediaId: 'm' as ItemId,
  durationMs: 4000,
  state: 'ready',
  recipe: { engine: 'local', model: 'asr-1.0', language: 'en', speakerCount: null, host: null },
  revision: 1,
  segments: [lineOf('one', 'Good morning.', 0, 'anna'), lineOf('two', 'Hello.', 2000, 'ben')],
  speakers: [speakerOf('anna', 0, 'Anna'), speakerOf('ben', 1, 'Ben')],
  chapters: [],
  quotes: [],
  writtenUntilMs: 4000,
  canUndo: false,
  canRedo: false,
};
const rendered = (format: TranscribeOptions['format'], speakerNames: boolean) =>
  String(renderResult(talk, { format, level: 'sentence', speakerNames }));

it('writes names of speakers into subtitles only on request, into other formats by itself', () => {
  expect([rendered('srt', false), rendered('vtt', false)].filter((text) => text.includes('Anna'))).toEqual([]);
  expect(rendered('srt', true)).toContain('Anna: Good morning.');
  expect(rendered('vtt', true)).toContain('<v Anna>Good morning.</v>');
  expect([rendered('txt', false), rendered('json', false)].every((text) => text.includes('Anna'))).toBe(true);
});
