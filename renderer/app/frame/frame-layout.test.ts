import { expect, it } from 'vitest';
import { clampWidth, columnWidth, frameLayout } from './frame-layout.ts';
import { nextRegionIndex } from './regions.ts';

it('lays the frame out as drawn at each width', () => {
  expect([1920, 1440, 1280, 1100, 1000].map((width) => frameLayout(width, 100))).toEqual([
    { size: 'large', rail: 'full', list: 'column', dock: 'column' },
    { size: 'medium', rail: 'full', list: 'column', dock: 'column' },
    { size: 'small', rail: 'full', list: 'column', dock: 'column' },
    { size: 'small', rail: 'full', list: 'column', dock: 'overlay' },
    { size: 'small', rail: 'icons', list: 'overlay', dock: 'overlay' },
  ]);
});

it('makes columns overlays first when the text grows', () => {
  expect(frameLayout(1920, 200)).toEqual(frameLayout(960, 100));
});

it('keeps the chosen width within its limits and falls back to the drawn one', () => {
  expect([
    columnWidth('list', null, 'small'),
    columnWidth('form', null, 'small'),
    columnWidth('dock', null, 'large'),
    clampWidth('list', 90),
    clampWidth('dock', 999),
  ]).toEqual([216, 272, 320, 200, 420]);
});

it('goes round the regions in both directions', () => {
  expect([
    nextRegionIndex(2, 3, 1),
    nextRegionIndex(0, 3, -1),
    nextRegionIndex(-1, 3, 1),
    nextRegionIndex(-1, 3, -1),
    nextRegionIndex(0, 0, 1),
  ]).toEqual([0, 2, 0, 2, -1]);
});
