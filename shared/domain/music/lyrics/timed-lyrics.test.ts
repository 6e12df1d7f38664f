import { describe, expect, it } from 'vitest';
import { renderLyrics } from './lyric-formats.ts';
import { type HeardLine, lineAt, placeLines } from './timed-lyrics.ts';

const LYRICS = '[Verse]\nLow tide\n(softly)\nThe [loud] boats sleep\n\n[Chorus]\nLow tide\nComing home';
const heard = (text: string, startMs: number, endMs: number): HeardLine => ({ text, startMs, endMs, words: [] });
const ALL = [
  heard('Low tide', 1000, 2000),
  heard('The boats sleep', 2500, 4000),
  heard('Low tide', 9000, 9900),
  heard('Coming home', 10_000, 11_250),
];

describe('lines of lyrics', () => {
  it('get the times of those that are heard, in order, and a line that nobody sings stays without', () => {
    const lines = placeLines(LYRICS, ALL);
    expect(lines.map(({ block, tag, text, startMs }) => [block, tag, text, startMs])).toEqual([
      [0, 'Verse', 'Low tide', 1000],
      [0, 'Verse', '(softly)', null],
      [0, 'Verse', 'The [loud] boats sleep', 2500],
      [1, 'Chorus', 'Low tide', 9000],
      [1, 'Chorus', 'Coming home', 10_000],
    ]);
  });

  it('have no times where what is heard is something else', () => {
    expect(placeLines(LYRICS, [heard('Another song', 0, 1)]).every(({ startMs }) => startMs === null)).toBe(true);
    expect(placeLines('', ALL)).toEqual([]);
  });

  it('are found by a time, and the last one stays through a pause', () => {
    const lines = placeLines(LYRICS, ALL);
    expect([0, 1000, 2499, 2500, 8000, 99_000].map((timeMs) => lineAt(lines, timeMs))).toEqual([-1, 0, 0, 2, 2, 4]);
  });
});

describe('files of lyrics', () => {
  const lines = placeLines(LYRICS, ALL);
  it('have a time before each line for players, and nothing through a long pause', () => {
    expect(renderLyrics(lines, 'lrc', { title: 'Tide\n[x]' }).split('\n')).toEqual([
      '[ti:Tide [x]]',
      '[00:01.00]Low tide',
      '[00:02.50]The [loud] boats sleep',
      '[00:04.00]',
      '[00:09.00]Low tide',
      '[00:10.00]Coming home',
      '[00:11.25]',
      '',
    ]);
  });

  it('are subtitles for video programs', () => {
    const srt = renderLyrics(lines, 'srt', { title: 'Tide' });
    expect(srt.split('\n\n')[0]).toBe('1\n00:00:01,000 --> 00:00:02,000\nLow tide');
    expect(srt).not.toContain('softly');
    expect(renderLyrics(lines, 'vtt', { title: 'Tide' }).startsWith('WEBVTT\n')).toBe(true);
  });
});
