import { expect, it } from 'vitest';
import type { Layer } from '../../images/stage/stage.ts';
import { groupLayers } from './group-layers.ts';

const layer = (name: string, depth: number): Layer => ({ name, depth, draw: () => undefined });
const LAKE = [
  layer('sky', 0),
  layer('hills', 0.28),
  layer('water', 0.34),
  layer('ripples', 0.34),
  layer('shore', 0.86),
];
const shown = (hasSurfaces: boolean) =>
  groupLayers(LAKE, { hasSurfaces }).map(({ layers, motion, isSurface }) => [
    layers.map(({ name }) => name).join(),
    motion,
    isSurface,
  ]);

it('lets ripples pass by a camera that moves sideways, while what the water mirrors stays under what is above it', () => {
  expect(shown(true)).toEqual([
    ['sky', 'still', false],
    ['hills', 'still', false],
    ['water', 'mirror', false],
    ['ripples', 'ripples', true],
    ['shore', 'still', true],
  ]);
});

it('has no surfaces for a camera that does not', () => {
  expect(shown(false).every(([, , isSurface]) => isSurface === false)).toBe(true);
});
