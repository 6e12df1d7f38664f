import { expect, it } from 'vitest';
import { DEFAULT_IMAGE_RECIPE } from '../../recipe/image-recipe.ts';
import { snapSide } from './image-sides.ts';
import { imageProblem } from './image-rules.ts';

it('keeps a side that the service takes', () => {
  expect([512, 520, 1024, 2048].map(snapSide)).toEqual([512, 520, 1024, 2048].map((px) => ({ px, reason: null })));
});

it('goes to the nearest one, and says which rule it was', () => {
  expect(snapSide(700)).toEqual({ px: 704, reason: 'step' });
  expect(snapSide(1027)).toEqual({ px: 1024, reason: 'step' });
  expect(snapSide(511)).toEqual({ px: 512, reason: 'least' });
  expect(snapSide(2049)).toEqual({ px: 2048, reason: 'most' });
  expect(snapSide(0)).toEqual({ px: 512, reason: 'least' });
  expect(snapSide(Number.NaN)).toEqual({ px: 512, reason: 'least' });
  expect(snapSide(2047.5)).toEqual({ px: 2048, reason: 'step' });
});

it('always gives sides that the rules of a request accept', () => {
  for (let px = -100; px < 4000; px += 7) {
    const { px: side } = snapSide(px);
    const recipe = { ...DEFAULT_IMAGE_RECIPE, prompt: 'a', aspectRatio: null, widthPx: side, heightPx: side };
    expect(imageProblem(recipe, 1)).toBeNull();
  }
});
