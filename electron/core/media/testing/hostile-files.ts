import { closeSync, ftruncateSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeBox, words } from '../../../../shared/audio/containers/mp4/mp4-boxes.ts';
import { ffmpeg, writeClicks } from './click-recording.ts';

const RATES = [1_000_003, 10_000_019, 4_294_967_291, 999, 1];
const MB = 1024 * 1024;
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Writes files of tens of megabytes, or with claims of gigabytes, that hold next to nothing. Returns their names. */
export function writeHostileFiles(folder: string): string[] {
  const write = (name: string, bytes: Uint8Array) => writeFileSync(path.join(folder, name), bytes);
  const clicks = path.join(folder, 'clicks.wav');
  writeClicks(clicks);
  const sparse = (name: string, head: Uint8Array, size = 48 * MB) => {
    const file = openSync(path.join(folder, name), 'w');
    writeSync(file, head);
    ftruncateSync(file, size);
    closeSync(file);
  };
  // Chunks of no or a few bytes, all the way.
  sparse('flac-zeros.flac', latin1('fLaC'));
  sparse('wav-zero-chunks.wav', latin1('RIFF\xff\xff\xff\x7fWAVE'));
  sparse('aiff-zero-chunks.aiff', latin1('FORM\x7f\xff\xff\xffAIFF'));
  sparse('caf-zero-chunks.caf', latin1('caff\0\x01\0\0'));
  write('id3-chain.mp3', Buffer.alloc(48 * MB, latin1('ID3\x03\0\0\0\0\0\0')));
  const free = makeBox('free');
  const fileType = makeBox('ftyp', latin1('M4A \0\0\0\0M4A mp42isom'));
  write('top-free.m4a', Buffer.concat([fileType, Buffer.alloc(48 * MB, free)]));
  write('moov-free.m4a', Buffer.concat([fileType, words(40 * MB + 8), latin1('moov'), Buffer.alloc(40 * MB, free)]));
  const m4a = path.join(folder, 'clicks.m4a');
  const webm = path.join(folder, 'clicks.webm');
  ffmpeg('-i', clicks, '-c:a', 'aac', m4a);
  ffmpeg('-i', clicks, '-c:a', 'libopus', webm);
  write('overlapping-packets.m4a', overlappingPackets(readFileSync(m4a), fileType));
  write('void-elements.webm', voidElements(readFileSync(webm)));
  for (const rate of RATES) write(`rate-${rate}.wav`, withRate(clicks, rate));
  write('65535-channels.wav', withChannels(clicks));
  const chunks =
    'flac-zeros.flac wav-zero-chunks.wav aiff-zero-chunks.aiff caf-zero-chunks.caf id3-chain.mp3 top-free.m4a';
  const claims = 'moov-free.m4a overlapping-packets.m4a void-elements.webm 65535-channels.wav';
  return [chunks, claims, ...RATES.map((rate) => `rate-${rate}.wav`)].flatMap((names) => names.split(' '));
}

/** 400 packets of 8 MB that are all the same 8 MB of the file. */
function overlappingPackets(real: Buffer, fileType: Uint8Array): Buffer {
  const [size, count] = [8 * MB - 64, 400];
  const at = real.indexOf('stsd') - 4;
  const description = real.subarray(at, at + real.readUInt32BE(at));
  const table = makeBox(
    'stbl',
    description,
    makeBox('stts', words(0, 1, count, 1024)),
    makeBox('stsc', words(0, 1, 1, 1, 1)),
    makeBox('stsz', words(0, 0, count), words(...Array.from({ length: count }, () => size))),
    makeBox('stco', words(0, count), words(...Array.from({ length: count }, () => 32))),
  );
  const handler = makeBox('hdlr', words(0, 0), latin1('soun'), words(0, 0, 0));
  const media = makeBox('mdia', makeBox('mdhd', words(0, 0, 0, 48_000, 1000, 0)), handler, makeBox('minf', table));
  const movie = makeBox('moov', makeBox('mvhd', words(0, 0, 0, 1000, 1000)), makeBox('trak', media));
  return Buffer.concat([fileType, makeBox('mdat', new Uint8Array(8 * MB + 128)), movie]);
}

/** A WebM with 24 million empty elements before its first cluster. */
function voidElements(real: Buffer): Buffer {
  const cluster = real.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
  return Buffer.concat([
    real.subarray(0, cluster),
    Buffer.alloc(48 * MB, Buffer.from([0xec, 0x80])),
    real.subarray(cluster),
  ]);
}

function withRate(wav: string, rate: number): Buffer {
  const bytes = Buffer.from(readFileSync(wav));
  bytes.writeUInt32LE(rate, bytes.indexOf('fmt ') + 12);
  return bytes;
}

function withChannels(wav: string): Buffer {
  const bytes = Buffer.from(readFileSync(wav));
  const format = bytes.indexOf('fmt ') + 8;
  bytes.writeUInt16LE(65_535, format + 2);
  bytes.writeUInt16LE(65_535, format + 12);
  bytes.writeUInt16LE(8, format + 14);
  return bytes;
}
