import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { jpegSegments, readImageHeader } from './image-header.ts';
import { DOT_GIF, turned, twoColours } from './test-data/pictures.ts';

it.each(['png', 'jpeg', 'webp', 'avif'] as const)('tells format and size of a %s by its bytes', (format) => {
  expect(readImageHeader(twoColours(format, 321, 123))).toEqual({ format, widthPx: 321, heightPx: 123 });
});

it('tells those of a GIF, and of every form of WebP', () => {
  expect(readImageHeader(DOT_GIF)).toEqual({ format: 'gif', widthPx: 1, heightPx: 1 });
  const webp = (form: string, rest: string) =>
    readImageHeader(Buffer.concat([Buffer.from(`RIFF0000WEBP${form}0000`), Buffer.from(rest.padEnd(40, '0'), 'hex')]));
  expect(webp('VP8X', '00000000ff0300bf0200')).toEqual({ format: 'webp', widthPx: 1024, heightPx: 704 });
  expect(webp('VP8L', '2f3fc0af00')).toEqual({ format: 'webp', widthPx: 64, heightPx: 704 });
  expect(webp('VP8 ', '0000009d012a0004c002')).toEqual({ format: 'webp', widthPx: 1024, heightPx: 704 });
  expect([webp('VP8 ', '00'), webp('VP8L', '00'), webp('ALPH', '2f3fc0af00')]).toEqual([null, null, null]);
});

it('finds the size of a JPEG behind a large profile, whose bytes look like frames', () => {
  const plain = twoColours('jpeg');
  const profile = Buffer.alloc(0xffff - 2, Buffer.from([0xff, 0xc0]));
  const padded = Buffer.concat([
    plain.subarray(0, 2),
    ...Array.from({ length: 4 }, () => Buffer.concat([Buffer.from([0xff, 0xff, 0xe2, 0xff, 0xff]), profile])),
    plain.subarray(2),
  ]);
  expect(readImageHeader(padded)).toEqual({ format: 'jpeg', widthPx: 64, heightPx: 48 });
});

it.each(['II', 'MM'] as const)('gives the size of a JPEG as it is shown, whichever way it lies (%s)', async (order) => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8, 0, 9]) {
    const bytes = turned(orientation, order);
    const { width, height } = await loadImage(bytes);
    expect([orientation, readImageHeader(bytes)]).toMatchObject([orientation, { widthPx: width, heightPx: height }]);
  }
});

it('knows nothing of sound, text, images cut before their size and images of no size', () => {
  const files = [
    Buffer.alloc(0),
    Buffer.from('RIFF0000WAVEfmt '.padEnd(64)),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    twoColours('png').subarray(0, 20),
    twoColours('jpeg').subarray(0, 40),
    twoColours('avif').subarray(0, 200),
    Buffer.from(DOT_GIF).fill(0, 6, 10),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0]),
  ];
  expect(files.map(readImageHeader)).toEqual(files.map(() => null));
});

it('reads every cut and every changed byte of a head without an error, to its end', () => {
  const jpeg = twoColours('jpeg').subarray(0, 700);
  const exif = turned(6, 'II').subarray(0, 700);
  for (const whole of [twoColours('png').subarray(0, 700), jpeg, exif, twoColours('webp').subarray(0, 700)]) {
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      for (const bytes of [whole.subarray(0, at), changed]) {
        const header = readImageHeader(bytes);
        expect(header === null || (header.widthPx > 0 && header.heightPx > 0)).toBe(true);
      }
    }
  }
  expect([...jpegSegments(jpeg)].length).toBeGreaterThan(3);
});
