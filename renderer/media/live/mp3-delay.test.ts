import { expect, it } from 'vitest';
import { mp3DelayMs } from './mp3-delay.ts';

/** MPEG-1 layer III, 128 kbit/s, 32 kHz, mono. */
const FRAME = [0xff, 0xfb, 0x98, 0xc0];
const withMark = (mark: string) => {
  const bytes = new Uint8Array(64);
  bytes.set(FRAME);
  bytes.set(new TextEncoder().encode(mark), 4 + 17);
  return bytes;
};

it('knows by how much a plain file and a stream come late', () => {
  const plain = withMark('');
  expect([mp3DelayMs(plain, 'file'), mp3DelayMs(plain, 'stream')].map((ms) => ms.toFixed(1))).toEqual(['34.5', '18.0']);
});

it('takes a file with an index as exact', () => {
  expect([mp3DelayMs(withMark('Info'), 'file'), mp3DelayMs(withMark('Xing'), 'file')]).toEqual([0, 0]);
});

it('leaves other kinds of sound alone', () => {
  expect(mp3DelayMs(new TextEncoder().encode('RIFF....WAVEfmt '), 'file')).toBe(0);
});
