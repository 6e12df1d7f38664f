import { expect, it } from 'vitest';
import type { SegmentId, SpeakerId } from '../../ids.ts';
import { subtitleLines } from '../reading/subtitle-lines.ts';
import { renderTranscript } from '../render-transcript.ts';

const line = (text: string, startMs: number, speakerId: string | null) => ({
  id: `${startMs} ${text}` as SegmentId,
  startMs,
  endMs: startMs + 900,
  speakerId: speakerId as SpeakerId | null,
  text,
  words: null,
});
const speaker = (id: string, ordinal: number, name: string) => ({ id: id as SpeakerId, ordinal, name });
const recipe = { engine: 'local' as const, model: 'm', language: null, speakerCount: null, host: null };
const TALK = {
  title: 'A talk\nof two',
  durationMs: 5000,
  recipe,
  segments: [line('Good day.', 1234, 'anna'), line('{\\b1}No\\Nway', 3_723_456, 'ben'), line('All', 3_724_400, null)],
  speakers: [speaker('anna', 0, 'Anna, the host'), speaker('ben', 9, 'Default'), speaker('mute', 2, 'Nobody')],
};
const render = (withSpeakers: boolean) => renderTranscript(TALK, 'ass', { withTimes: true, withSpeakers });
const rows = (text: string, kind: string) => text.split('\n').filter((row) => row.startsWith(`${kind}: `));

it('gives each speaker who speaks a style in the colour of the app and names it beside its lines', () => {
  const text = render(true);
  expect(text).toContain('Title: A talk of two\nScriptType: v4.00+\n');
  expect(rows(text, 'Style').map((row) => row.split(',').slice(0, 4).join(','))).toEqual([
    'Style: Default,Arial,56,&H00FFFFFF',
    'Style: Anna the host,Arial,56,&H00F7C647',
    'Style: Default 2,Arial,56,&H001EB9F2',
  ]);
  expect(rows(text, 'Dialogue')).toEqual([
    'Dialogue: 0,0:00:01.23,0:00:02.13,Anna the host,Anna the host,0,0,0,,Good day.',
    'Dialogue: 0,1:02:03.46,1:02:04.36,Default 2,Default,0,0,0,,｛\\\u2060b1｝No\\\u2060Nway',
    'Dialogue: 0,1:02:04.40,1:02:05.30,Default,,0,0,0,,All',
  ]);
});

it('has one style and no names where they are not wanted, and breaks long lines', () => {
  const long = { ...TALK, segments: [line('One two three four five six seven eight nine ten eleven.', 0, 'anna')] };
  const text = renderTranscript(long, 'ass', { withTimes: true, withSpeakers: false });
  expect(rows(text, 'Style')).toHaveLength(1);
  expect(rows(text, 'Dialogue')[0]).toMatch(/,Default,,0,0,0,,One two .*\\N.* eleven\.$/);
});

it('is read again as it was, lines that begin together too', () => {
  const together = { ...TALK, segments: [line('Yes!', 1000, 'anna'), line('No!', 1050, 'ben')] };
  const text = renderTranscript(together, 'ass', { withTimes: true, withSpeakers: true });
  expect(subtitleLines(text).map(({ speaker: name, text: words }) => [name, words])).toEqual([
    ['Anna the host', 'Yes!'],
    ['Default', 'No!'],
  ]);
});
