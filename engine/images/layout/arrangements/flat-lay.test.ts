import { expect, it } from 'vitest';
import { composeScene } from '../../prompt/compose-scene.ts';
import { layOut } from '../lay-out.ts';

it('spreads things over a table that is looked at from above, each within the picture and apart', () => {
  const { scene } = composeScene('flat lay of a camera, a key, a cup and a scroll on a wooden table', { seed: 3 });
  const { placed } = layOut(scene, { width: 400, height: 400 });
  expect(placed.length).toBe(4);
  for (const { groundX, groundY, height } of placed) {
    expect(Math.min(groundX, groundY, 400 - groundX, 400 - groundY)).toBeGreaterThan(60);
    expect(height).toBeGreaterThan(60);
  }
  const [first, ...others] = placed.toSorted((one, other) => one.groundY - other.groundY);
  expect(others.at(-1)!.groundY - first!.groundY).toBeGreaterThan(120);
});
