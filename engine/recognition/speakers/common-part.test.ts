import { expect, it } from 'vitest';
import { withoutCommonPart } from './common-part.ts';

const at = (weight: number, ...point: number[]) => ({ weight, point: Float32Array.from(point) });

it('takes the weighted middle away from every point and keeps the weights', () => {
  const points = withoutCommonPart([at(1, 4, 0), at(3, 0, 4)]);
  expect(points).toEqual([at(1, 3, -3), at(3, -1, 1)]);
  expect(withoutCommonPart([])).toEqual([]);
});
