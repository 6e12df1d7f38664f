import { expect, it } from 'vitest';
import { DEFAULT_IMAGE_RECIPE, type ImageRecipe } from '../../recipe/image-recipe.ts';
import { promptTitle } from '../../recipe/prompt-title.ts';
import { IMAGE_RATIOS, MOST_IMAGES } from './image-models.ts';
import { imageProblem } from './image-rules.ts';

const problem = (changes: Partial<ImageRecipe>, count = 1) =>
  imageProblem({ ...DEFAULT_IMAGE_RECIPE, prompt: 'A fox', ...changes }, count);
const size = (widthPx: number | null, heightPx: number | null) => problem({ aspectRatio: null, widthPx, heightPx });
const live = { model: 'image-01-live' };

it('accepts what the service accepts', () => {
  expect(IMAGE_RATIOS.map((aspectRatio) => problem({ aspectRatio }))).toEqual(IMAGE_RATIOS.map(() => null));
  expect([size(512, 2048), size(1000, 1000), size(null, null)]).toEqual([null, null, null]);
  expect(problem({ ...live, style: { type: 'comic', weight: 1 } })).toBeNull();
  expect([problem({ prompt: '🦊'.repeat(1500) }), problem({}, MOST_IMAGES)]).toEqual([null, null]);
});

it.each([
  ['prompt', 'image_prompt_empty', problem({ prompt: ' \n' })],
  ['prompt', 'image_prompt_long', problem({ prompt: 'x'.repeat(1501) })],
  ['model', 'image_model', problem({ model: 'toString' })],
  ['aspectRatio', 'image_ratio', problem({ aspectRatio: '5:4' })],
  ['aspectRatio', 'image_ratio', problem({ ...live, aspectRatio: '21:9' })],
  ['widthPx', 'image_size', size(504, 512)],
  ['heightPx', 'image_size', size(512, 2056)],
  ['widthPx', 'image_size', size(1001, 512)],
  ['heightPx', 'image_size', size(512, null)],
  ['widthPx', 'image_size', size(null, 512)],
  ['widthPx', 'image_size_model', problem({ ...live, aspectRatio: null, widthPx: 512, heightPx: 512 })],
  ['style', 'image_style_model', problem({ style: { type: 'comic', weight: 1 } })],
  ['count', 'image_count', problem({}, 0)],
  ['count', 'image_count', problem({}, MOST_IMAGES + 1)],
  ['count', 'image_count', problem({}, 1.5)],
])('says that %s is wrong: %s', (field, reason, found) => {
  expect(found).toMatchObject({ field, reason });
});

it('names an image by the first words of its prompt', () => {
  expect([promptTitle(' A fox\n\tin  snow '), promptTitle('')]).toEqual(['A fox in snow', '']);
  const long = promptTitle('A lighthouse on a cliff above a stormy sea at night, with a small boat');
  expect([long, promptTitle('x'.repeat(80)).length]).toEqual([
    'A lighthouse on a cliff above a stormy sea at night, with a…',
    61,
  ]);
});
