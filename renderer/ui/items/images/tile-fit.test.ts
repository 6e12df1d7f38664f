import { expect, it } from 'vitest';
import { fillsTile } from './tile-fit.ts';

const library = { width: 160, height: 100 };
const size = (width: number, height: number) => ({ width, height });

it.each([
  ['4:3', size(1152, 864)],
  ['3:2', size(3000, 2000)],
  ['16:9', size(1280, 720)],
])('an image of about the shape of its tile fills it: %s', (_, image) => {
  expect(fillsTile(image, library)).toBe(true);
});

it.each([
  ['1:1', size(1024, 1024)],
  ['9:16', size(720, 1280)],
  ['21:9', size(2100, 900)],
])('an image that would be cropped hard is shown whole: %s', (_, image) => {
  expect(fillsTile(image, library)).toBe(false);
});

it('goes by the tile that the image is in', () => {
  expect(fillsTile(size(1024, 1024), size(4, 3))).toBe(true);
});

it('fills the tile as long as nobody knows a size', () => {
  expect([fillsTile(size(0, 0), library), fillsTile(size(10, 10), size(0, 0))]).toEqual([true, true]);
});
