import { fourCharacters, joinBytes, viewOf } from '../../../byte-source.ts';
import { utf8 } from '../../../encoding/utf8.ts';
import type { ChapterMark } from '../../../tags/chapter-mark.ts';
import { chapterTrack } from './chapter-track.ts';
import { makeBox, mp4Box, mp4Boxes, type Mp4Box, words } from '../mp4-boxes.ts';

/** Players show the chapters of these. */
const SHOWN: readonly string[] = ['soun', 'vide'];
const LONGEST_TITLE_BYTES = 255;
/** Times of the list are counted in tenths of a microsecond. */
const UNITS_PER_MS = 10_000n;

/**
 * The movie box with these chapters, in place of those that it had: as a list (Nero’s `chpl`), and as a track of texts (QuickTime),
 * whose samples lie at `samplesAt` of the file. Null where it is of a kind that is not understood: what comes in fragments, or
 * without a track of sound or pictures.
 */
export function movieWithChapters(
  movie: Uint8Array,
  marks: readonly ChapterMark[],
  samplesAt: number,
): Uint8Array | null {
  const boxes = mp4Boxes(movie);
  const header = mp4Box(movie, 'mvhd');
  if (!header || header.length < 100 || boxes.some(({ name }) => name === 'mvex')) return null;
  const old = new Set(tracksOf(boxes).flatMap(({ body }) => chapterIds(body)));
  const tracks = tracksOf(boxes).filter(({ body }) => !old.has(trackId(body)));
  if (!tracks.some(({ body }) => SHOWN.includes(handlerOf(body)))) return null;
  const id = Math.max(0, ...tracks.map(({ body }) => trackId(body))) + 1;
  const shown = tracks.map(({ body }) => makeBox('trak', SHOWN.includes(handlerOf(body)) ? pointing(body, id) : body));
  const others = boxes.filter(({ name }) => !['mvhd', 'trak', 'udta'].includes(name));
  return makeBox(
    'moov',
    makeBox('mvhd', withNextId(header, id + 1)),
    ...shown,
    chapterTrack(marks, { id, film: filmOf(header), samplesAt }),
    ...others.map(({ name, body }) => makeBox(name, body)),
    userData(mp4Box(movie, 'udta'), marks),
  );
}

const tracksOf = (boxes: readonly Mp4Box[]): Mp4Box[] => boxes.filter(({ name }) => name === 'trak');

/** IDs and times have twice the room in the second version of a header. */
const isLong = (header: Uint8Array): boolean => header[0] === 1;

function trackId(track: Uint8Array): number {
  const header = mp4Box(track, 'tkhd');
  const at = header && isLong(header) ? 20 : 12;
  return header && header.length >= at + 4 ? viewOf(header).getUint32(at) : 0;
}

function handlerOf(track: Uint8Array): string {
  const handler = mp4Box(track, 'mdia', 'hdlr');
  return handler && handler.length >= 12 ? fourCharacters(handler, 8) : '';
}

/** The tracks that have the chapters of another one. */
function chapterIds(track: Uint8Array): number[] {
  const ids = mp4Box(track, 'tref', 'chap');
  if (!ids) return [];
  const view = viewOf(ids);
  return Array.from({ length: Math.floor(ids.length / 4) }, (_, index) => view.getUint32(index * 4));
}

/** A track that says where its chapters are. */
function pointing(track: Uint8Array, id: number): Uint8Array {
  const others = mp4Boxes(mp4Box(track, 'tref') ?? new Uint8Array(0)).filter(({ name }) => name !== 'chap');
  const reference = makeBox('tref', ...others.map(({ name, body }) => makeBox(name, body)), makeBox('chap', words(id)));
  const parts = mp4Boxes(track).flatMap(({ name, body }) => {
    if (name === 'tref') return [];
    return name === 'mdia' ? [reference, makeBox(name, body)] : [makeBox(name, body)];
  });
  return joinBytes(parts);
}

function withNextId(header: Uint8Array, id: number): Uint8Array {
  const changed = header.slice();
  const view = viewOf(changed);
  const at = changed.length - 4;
  view.setUint32(at, Math.max(view.getUint32(at), id));
  return changed;
}

function filmOf(header: Uint8Array): { duration: number } {
  const view = viewOf(header);
  return { duration: isLong(header) ? Number(view.getBigUint64(24)) : view.getUint32(16) };
}

function userData(old: Uint8Array | null, marks: readonly ChapterMark[]): Uint8Array {
  const kept = mp4Boxes(old ?? new Uint8Array(0)).filter(({ name }) => name !== 'chpl');
  const entries = marks.map(({ startMs, title }, index) => {
    const text = cutTitle(title);
    const time = new Uint8Array(9);
    viewOf(time).setBigUint64(0, BigInt(index === 0 ? 0 : startMs) * UNITS_PER_MS);
    time[8] = text.length;
    return joinBytes([time, text]);
  });
  const list = makeBox('chpl', words(0x0100_0000, 0), Uint8Array.of(marks.length), ...entries);
  return makeBox('udta', ...kept.map(({ name, body }) => makeBox(name, body)), list);
}

/** Cut between characters, since half of one is no text. */
function cutTitle(title: string): Uint8Array {
  const characters = [...title];
  let text = utf8(title);
  while (text.length > LONGEST_TITLE_BYTES) {
    characters.pop();
    text = utf8(characters.join(''));
  }
  return text;
}
