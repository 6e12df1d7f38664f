import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { twoColours } from '../test-data/pictures.ts';
import { avifSize, isAvif } from './avif-boxes.ts';
import { avifTextOf, withAvifText } from './avif-text.ts';

const plain = twoColours('avif', 320, 200);

it('keeps a text that decoders pass over, and takes it away again', async () => {
  const marked = withAvifText(plain, 'scene', '{"sun": "ü"}')!;
  expect(avifTextOf(marked, 'scene')).toBe('{"sun": "ü"}');
  expect(avifTextOf(marked, 'scen')).toBeNull();
  expect(await loadImage(marked)).toMatchObject({ width: 320, height: 200 });
  expect(withAvifText(marked, 'scene', null)).toEqual(plain);
});

it('leaves boxes of others alone, also of the same type of box', () => {
  const other = Buffer.concat([Buffer.from('00000020', 'hex'), Buffer.from('uuid'), Buffer.alloc(24, 7)]);
  const marked = withAvifText(Buffer.concat([plain, other]), 'scene', 'one')!;
  expect(withAvifText(marked, 'scene', null)).toEqual(Buffer.concat([plain, other]));
});

it('adds nothing behind a box that goes on to the end of the file', () => {
  const open = Buffer.concat([plain, Buffer.from('00000000', 'hex'), Buffer.from('free'), Buffer.alloc(8)]);
  expect(withAvifText(open, 'scene', 'one')).toBeNull();
  expect(withAvifText(open, 'scene', null)).toEqual(open);
});

it('has the size that is shown where the image lies on its side', () => {
  const at = plain.indexOf('pixi');
  const turned = Buffer.from(plain);
  // A property of the same length as what it replaces would be rare in real files: only the turn is read.
  turned.write('irot', at, 'latin1');
  turned[at + 4] = 1;
  expect(avifSize(turned)).toEqual({ widthPx: 200, heightPx: 320 });
});

it('refuses what is cut, and is not led astray by sizes that lie', () => {
  expect(withAvifText(plain.subarray(0, -1), 'scene', 'one')).toBeNull();
  for (let at = 0; at < 300; at += 1) {
    const hostile = Buffer.from(plain);
    hostile.fill(0xff, at, at + 4);
    expect(() => [isAvif(hostile), avifSize(hostile), avifTextOf(hostile, 'scene')]).not.toThrow();
    hostile.fill(0, at, at + 4);
    expect(() => [isAvif(hostile), avifSize(hostile), avifTextOf(hostile, 'scene')]).not.toThrow();
  }
  expect(avifSize(plain.subarray(0, 120))).toBeNull();
});
