import { expect, it } from 'vitest';
import type { SegmentId, SpeakerId } from '../../ids.ts';
import { renderTranscript } from '../render-transcript.ts';
import { subtitleLines } from './subtitle-lines.ts';

const read = (text: string) => subtitleLines(text).map(({ speaker, text: line }) => [speaker, line]);
const srt = (...cues: string[]) =>
  cues.map((cue, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${cue}\n`).join('\n');

it('keeps sounds, music and remarks, and drops formatting', () => {
  expect(read(srt('<i>Quiet</i> {\\an8}now', '[door slams]', '♪ La la ♪', 'He said (softly) [sic] no'))).toEqual([
    [null, 'Quiet now'],
    [null, '[door slams]'],
    [null, '♪ La la ♪'],
    [null, 'He said (softly) [sic] no'],
  ]);
});

it('joins wrapped lines and gives two speakers in one cue a line each', () => {
  const lines = subtitleLines(srt('One line\nin two', '- Hello.\n- Hi\nthere.'));
  expect(lines.map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
    [0, 1000, 'One line in two'],
    [1000, 2000, 'Hello.'],
    [1000, 2000, 'Hi there.'],
  ]);
});

it('finds names in brackets, in capitals and ahead of colons, which hold until the next in SubRip', () => {
  expect(read(srt('[Anna] One', 'two', 'BEN: three'))).toEqual([
    ['Anna', 'One'],
    ['Anna', 'two'],
    ['BEN', 'three'],
  ]);
  expect(read(srt('Anna: One', 'Ben: two', 'Anna: three', 'Ben: four', 'note this: five'))).toEqual([
    ['Anna', 'One'],
    ['Ben', 'two'],
    ['Anna', 'three'],
    ['Ben', 'four'],
    ['Ben', 'note this: five'],
  ]);
  expect(read(srt('JFK: One', 'Crowd: [murmurs]', 'JFK: two', 'Crowd: Hooray!'))).toEqual([
    ['JFK', 'One'],
    ['Crowd', '[murmurs]'],
    ['JFK', 'two'],
    ['Crowd', 'Hooray!'],
  ]);
});

it('finds voices of WebVTT and names of SubStation Alpha, which hold for their cue', () => {
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Anna>Hello &amp; welcome\n\n00:02.000 --> 00:03.000\nAll right\n';
  expect(read(vtt)).toEqual([
    ['Anna', 'Hello & welcome'],
    [null, 'All right'],
  ]);
  const events = '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n';
  const dialogue = 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,Ben,0,0,0,,{\\b1}One,\\Ntwo\n';
  expect(read(`[Script Info]\n\n${events}${dialogue}`)).toEqual([['Ben', 'One, two']]);
});

it('reads what is exported here as it was', () => {
  const [anna, ben] = ['anna' as SpeakerId, 'ben' as SpeakerId];
  const line = (startMs: number, speakerId: SpeakerId | null, text: string) => {
    const span = { startMs, endMs: startMs + 900 };
    return { id: `${startMs}` as SegmentId, ...span, speakerId, text, words: null };
  };
  const segments = [
    line(0, anna, 'Good morning.'),
    { ...line(1000, anna, 'Guten Tag.'), languageDoubtful: true },
    line(2000, ben, 'A line that is so long that it has to be wrapped somewhere in the middle.'),
    line(3000, anna, 'Yes & no.'),
    line(4000, ben, 'So be it.'),
  ];
  const speakers = [
    { id: anna, ordinal: 0, name: 'Anna' },
    { id: ben, ordinal: 1, name: 'Ben' },
  ];
  const recipe = { engine: 'local' as const, model: 'm', language: null, speakerCount: null, host: null };
  const transcript = { title: 'T', durationMs: 5000, recipe, segments, speakers };
  for (const format of ['vtt', 'srt'] as const) {
    const lines = subtitleLines(renderTranscript(transcript, format, { withTimes: true, withSpeakers: true }));
    expect(lines.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Anna', 'Good morning.'],
      ['Anna', 'Guten Tag.'],
      ['Ben', 'A line that is so long that it has to be wrapped somewhere in the middle.'],
      ['Anna', 'Yes & no.'],
      ['Ben', 'So be it.'],
    ]);
    expect(lines.map(({ languageDoubtful = false }) => languageDoubtful)).toEqual([false, true, false, false, false]);
  }
});

it('refuses damaged files with the line that cannot be read', () => {
  expect(() => subtitleLines(`${srt('One')}\n2\n00:00:0O,000 --> 00:00:02,000\nTwo\n`)).toThrow(
    expect.objectContaining({ data: expect.objectContaining({ reason: 'subtitles', line: 6 }) as unknown }),
  );
});
