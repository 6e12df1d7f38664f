import { joinBytes, viewOf } from '../../../byte-source.ts';
import { utf8 } from '../../../encoding/utf8.ts';
import type { ChapterMark } from '../../../tags/chapter-mark.ts';
import { makeBox, words } from '../mp4-boxes.ts';

/** Times of the track are milliseconds. */
const TIMESCALE = 1000;
/** The track is part of the film, and not played by itself. */
const IN_MOVIE = 2;
const UNDETERMINED = 0x55c4;
const LARGEST_WORD = 0xffff_ffff;
const MATRIX = words(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);
/** What a text sample says of its encoding: UTF-8. */
const ENCODING = makeBox('encd', words(0x100));
/** How texts would be drawn: nowhere. Its last part is a list of one font without a name. */
const TEXT_LOOK = joinBytes([
  words(1),
  new Uint8Array(18),
  Uint8Array.of(0, 1, 0, 0, 0, 0, 0, 0),
  makeBox('ftab', Uint8Array.of(0, 1, 0, 1, 0)),
]);

/** Titles of chapters as the samples of a text track. */
export const chapterSamples = (marks: readonly ChapterMark[]): Uint8Array[] =>
  marks.map(({ title }) => {
    const text = utf8(title);
    return joinBytes([Uint8Array.of(text.length >> 8, text.length & 0xff), text, ENCODING]);
  });

/** The film that a chapter track belongs to: its duration in its own timescale. */
type Film = { duration: number };

/**
 * A QuickTime chapter track, which players of Apple read. Its first chapter begins with the film, as other programs write it: a track
 * has no gaps. Its samples lie side by side at `samplesAt` of the file.
 */
export function chapterTrack(
  marks: readonly ChapterMark[],
  { id, film, samplesAt }: { id: number; film: Film; samplesAt: number },
): Uint8Array {
  const endMs = marks.at(-1)?.endMs ?? 0;
  const header = makeBox(
    'tkhd',
    words(IN_MOVIE, 0, 0, id, 0, Math.min(film.duration, LARGEST_WORD), 0, 0, 0, 0),
    MATRIX,
    words(0, 0),
  );
  const media = makeBox(
    'mdia',
    makeBox('mdhd', words(0, 0, 0, TIMESCALE, endMs, UNDETERMINED << 16)),
    makeBox('hdlr', words(0, 0), utf8('text'), words(0, 0, 0), utf8('Chapters\0')),
    makeBox('minf', mediaHeader(), dataHere(), sampleTable(marks, samplesAt)),
  );
  return makeBox('trak', header, media);
}

function mediaHeader(): Uint8Array {
  const general = makeBox('gmin', words(0, 0x0040_8000, 0x8000_8000, 0));
  return makeBox('gmhd', general, makeBox('text', MATRIX));
}

const dataHere = (): Uint8Array => makeBox('dinf', makeBox('dref', words(0, 1), makeBox('url ', words(1))));

function sampleTable(marks: readonly ChapterMark[], samplesAt: number): Uint8Array {
  const sizes = chapterSamples(marks).map(({ length }) => length);
  const durations = marks.flatMap(({ startMs, endMs }, index) => [1, endMs - (index === 0 ? 0 : startMs)]);
  const place = new Uint8Array(8);
  viewOf(place).setBigUint64(0, BigInt(samplesAt));
  return makeBox(
    'stbl',
    makeBox('stsd', words(0, 1), makeBox('text', words(0, 1), TEXT_LOOK)),
    makeBox('stts', words(0, marks.length, ...durations)),
    makeBox('stsc', words(0, 1, 1, marks.length, 1)),
    makeBox('stsz', words(0, 0, marks.length, ...sizes)),
    makeBox('co64', words(0, 1), place),
  );
}
