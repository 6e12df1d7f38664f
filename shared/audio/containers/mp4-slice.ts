import { makeBox, words } from './mp4-boxes.ts';

/** Consecutive packets with what a decoder must know about them. */
export type Mp4Packets = {
  /** Body of the `stsd` box. */
  sampleDescription: Uint8Array;
  timescale: number;
  sizes: ArrayLike<number>;
  durations: ArrayLike<number>;
  data: Uint8Array;
};

const MATRIX = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const TYPE = makeBox('ftyp', ascii('M4A '), words(0), ascii('M4A mp42isom'));

/** A small complete MP4 file, header first, that holds just these packets. */
export function mp4Slice(packets: Mp4Packets): Uint8Array {
  const headerBytes = movie(packets, 0).length;
  const dataOffset = TYPE.length + headerBytes + 8;
  const parts = [TYPE, movie(packets, dataOffset), makeBox('mdat', packets.data)];
  const file = new Uint8Array(dataOffset + packets.data.length);
  let offset = 0;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file;
}

function movie(packets: Mp4Packets, dataOffset: number): Uint8Array {
  const { timescale } = packets;
  const duration = Array.from(packets.durations).reduce((sum, value) => sum + value, 0);
  const rateAndVolume = new Uint8Array([0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const movieHeader = makeBox(
    'mvhd',
    words(0, 0, 0, timescale, duration),
    rateAndVolume,
    MATRIX,
    words(0, 0, 0, 0, 0, 0, 2),
  );
  const trackHeader = makeBox('tkhd', words(7, 0, 0, 1, 0, duration, 0, 0), words(0, 0x01000000), MATRIX, words(0, 0));
  const mediaHeader = makeBox('mdhd', words(0, 0, 0, timescale, duration, 0x55c40000));
  const handler = makeBox('hdlr', words(0, 0), ascii('soun'), words(0, 0, 0), new Uint8Array(1));
  const dataInformation = makeBox('dinf', makeBox('dref', words(0, 1), makeBox('url ', words(1))));
  const media = makeBox('minf', makeBox('smhd', words(0, 0)), dataInformation, sampleTable(packets, dataOffset));
  return makeBox('moov', movieHeader, makeBox('trak', trackHeader, makeBox('mdia', mediaHeader, handler, media)));
}

function sampleTable({ sampleDescription, sizes, durations }: Mp4Packets, dataOffset: number): Uint8Array {
  const count = sizes.length;
  return makeBox(
    'stbl',
    makeBox('stsd', sampleDescription),
    makeBox('stts', timeToSample(durations)),
    makeBox('stsc', words(0, 1, 1, count, 1)),
    makeBox('stsz', words(0, 0, count, ...Array.from(sizes))),
    makeBox('stco', words(0, 1, dataOffset)),
  );
}

function timeToSample(durations: ArrayLike<number>): Uint8Array {
  const runs: number[] = [];
  for (let index = 0; index < durations.length;) {
    let end = index;
    while (end < durations.length && durations[end] === durations[index]) end += 1;
    runs.push(end - index, durations[index] ?? 0);
    index = end;
  }
  return words(0, runs.length / 2, ...runs);
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
