import { expect, it } from 'vitest';
import { composeScene } from '../compose-scene.ts';

it('gives who is named by what they do the thing that they are told by, each their own', () => {
  const { scene } = composeScene('two cyclists', { seed: 2 });
  expect(scene.subjects.map(({ id, count }) => [id, count])).toEqual([
    ['person', 2],
    ['bicycle', 2],
  ]);
});
