import { expect, it } from 'vitest';
import { Dendrogram } from './dendrogram.ts';
import { areDistinct, refineGroups } from './voice-groups.ts';
import { unit } from './voice-space.ts';

/** Points around directions, repeatable. */
function cloud(directions: number[][], each: number, spread: number): Float32Array[] {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
  return Array.from({ length: each * directions.length }, (_, index) =>
    unit(Float32Array.from(directions[index % directions.length]!, (value) => value + spread * random())),
  );
}

it('finds groups that lie apart and knows them from one group that was cut', () => {
  const three = cloud(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    40,
    0.4,
  );
  const labels = refineGroups(three, new Dendrogram(three).cut(3));
  expect(new Set(labels).size).toBe(3);
  expect([...labels]).toEqual(Array.from(three, (_, index) => labels[index % 3]));
  expect(areDistinct(three, labels, 3)).toBe(true);
  const four = refineGroups(three, new Dendrogram(three).cut(4));
  expect(areDistinct(three, four, 4)).toBe(false);
});

it('copes with thousands of points, equal points and as many groups as points', () => {
  const many = cloud(
    [
      [1, 0],
      [0, 1],
    ],
    2000,
    0.3,
  );
  expect(new Set(new Dendrogram(many).cut(2)).size).toBe(2);
  const equal = Array.from({ length: 20 }, () => Float32Array.of(1, 0));
  expect(new Set(new Dendrogram(equal).cut(1)).size).toBe(1);
  expect(new Set(new Dendrogram(equal).cut(20)).size).toBe(20);
});
