import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chapterMarks } from '../../../../shared/audio/tags/chapter-mark.ts';
import { writeChapters } from './write-chapters.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-chapters-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TITLES = ['Beginnings', 'Am Meer — „Über das Licht“', '灯台 🌊', 'The end'];
const MARKS = chapterMarks(
  TITLES.map((title, index) => ({ title, startMs: [0, 1250, 2600.4, 3900][index]! })),
  5000,
);

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);
/** A sound of five seconds, and pictures where they are wanted. */
function make(name: string, ...how: string[]): string {
  const file = path.join(folder, name);
  ffmpeg('-f', 'lavfi', '-i', 'sine=frequency=330:duration=5', ...how, file);
  return file;
}
const PICTURES = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=10:duration=5', '-c:v', 'mpeg4', '-c:a', 'aac'];

type Probed = {
  chapters: { start_time: string; end_time: string; tags: { title: string } }[];
  format: { tags?: Record<string, string> };
  streams: { codec_type: string }[];
};
const probe = (file: string): Probed =>
  JSON.parse(
    String(
      execFileSync('ffprobe', ['-v', 'error', '-show_chapters', '-show_format', '-show_streams', '-of', 'json', file]),
    ),
  ) as Probed;
const shown = (file: string) =>
  probe(file).chapters.map(({ start_time, end_time, tags }) => [
    Math.round(Number(start_time) * 1000),
    Math.round(Number(end_time) * 1000),
    tags.title,
  ]);
const expected = MARKS.map(({ startMs, endMs, title }) => [startMs, endMs, title]);

/** What players hear and see, decoded. */
function played(file: string): string {
  const sound = execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:a', '-f', 's16le', '-'], {
    maxBuffer: 1e8,
  });
  const pictures = execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:v?', '-map', '0:a', '-f', 'md5', '-']);
  return `${createHash('sha256').update(sound).digest('hex')} ${String(pictures)}`;
}

describe('chapters in a file', () => {
  it.each<[name: string, how: string[]]>([
    ['plain.m4a', ['-c:a', 'aac', '-metadata', 'title=Talk']],
    ['first.m4a', ['-c:a', 'aac', '-movflags', '+faststart', '-metadata', 'title=Talk']],
    ['lossless.m4a', ['-c:a', 'alac', '-metadata', 'title=Talk']],
    ['film.mp4', [...PICTURES, '-metadata', 'title=Talk']],
    ['film-first.mp4', [...PICTURES, '-movflags', '+faststart', '-metadata', 'title=Talk']],
    ['film.mov', [...PICTURES, '-metadata', 'title=Talk']],
    ['plain.mp3', ['-c:a', 'libmp3lame', '-metadata', 'title=Talk']],
    ['old-tag.mp3', ['-c:a', 'libmp3lame', '-id3v2_version', '3', '-metadata', 'title=Talk']],
  ])('are shown with their times and titles, and all else stays: %s', async (name, how) => {
    const file = make(name, ...how);
    const before = played(file);
    expect(await writeChapters(file, MARKS)).toBe(true);
    expect(shown(file)).toEqual(expected);
    expect(played(file)).toBe(before);
    expect(probe(file).format.tags?.['title']).toBe('Talk');
  });

  it('go into an MP3 without any tag', async () => {
    const file = make('bare.mp3', '-c:a', 'libmp3lame', '-id3v2_version', '0', '-write_xing', '0');
    expect(readFileSync(file).subarray(0, 3).toString()).not.toBe('ID3');
    const before = played(file);
    expect(await writeChapters(file, MARKS)).toBe(true);
    expect(shown(file)).toEqual(expected);
    expect(played(file)).toBe(before);
  });

  it.each(['again.m4a', 'again.mp4', 'again.mp3'])('replace those that were there: %s', async (name) => {
    const how = name.endsWith('mp4') ? PICTURES : name.endsWith('m4a') ? ['-c:a', 'aac'] : ['-c:a', 'libmp3lame'];
    const file = make(name, ...how);
    await writeChapters(file, chapterMarks([{ startMs: 0, title: 'Old' }], 5000));
    expect(await writeChapters(file, MARKS)).toBe(true);
    expect(shown(file)).toEqual(expected);
    expect(probe(file).streams.filter(({ codec_type }) => codec_type === 'data')).toHaveLength(
      name.endsWith('3') ? 0 : 1,
    );
  });

  it.each([
    ['late.m4a', 0],
    ['late.mp3', 1500],
  ])('begin with the film, and in an MP3 where the first one does: %s', async (name, first) => {
    const file = make(name, ...(name.endsWith('m4a') ? ['-c:a', 'aac'] : ['-c:a', 'libmp3lame']));
    const before = played(file);
    const late = chapterMarks(
      [
        { startMs: 1500, title: 'Late' },
        { startMs: 3000, title: 'Later' },
      ],
      5000,
    );
    expect(await writeChapters(file, late)).toBe(true);
    expect(shown(file)).toEqual([
      [first, 3000, 'Late'],
      [3000, 5000, 'Later'],
    ]);
    expect(played(file)).toBe(before);
  });

  it('leave files alone that have no place for them', async () => {
    const fragmented = make('parts.mp4', ...PICTURES, '-movflags', '+frag_keyframe+empty_moov');
    const wave = make('plain.wav');
    const openEnded = make('open.m4a', '-c:a', 'aac', '-movflags', '+faststart');
    const bytes = readFileSync(openEnded);
    // The last box of a file may be open to its end.
    bytes.writeUInt32BE(0, bytes.lastIndexOf('mdat') - 4);
    writeFileSync(openEnded, bytes);
    for (const file of [fragmented, wave, openEnded]) {
      const before = readFileSync(file);
      expect(await writeChapters(file, MARKS)).toBe(false);
      expect(readFileSync(file).equals(before)).toBe(true);
    }
  });
});

describe('marks of chapters', () => {
  it('last until the next one begins, and none lies behind the end', () => {
    const chapters = [
      { startMs: 4000, title: 'Third' },
      { startMs: 0, title: 'First' },
      { startMs: 1000, title: 'Hidden' },
      { startMs: 1000, title: 'Second' },
      { startMs: 9000, title: 'Behind' },
    ];
    expect(chapterMarks(chapters, 6000)).toEqual([
      { startMs: 0, endMs: 1000, title: 'First' },
      { startMs: 1000, endMs: 4000, title: 'Second' },
      { startMs: 4000, endMs: 6000, title: 'Third' },
    ]);
  });
});
