import { expect, it } from 'vitest';
import { DEFAULT_CLIP_RECIPE } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { UsageError } from '../argument-values.ts';
import { parseArguments } from '../parse-arguments.ts';

const video = (...args: string[]) => parseArguments(['generate', 'video', ...args]);

it('understands a prompt with the usual values, and everything that can be said', () => {
  const usual = { ...DEFAULT_CLIP_RECIPE, prompt: 'Fog [Push in]' };
  expect(video('Fog [Push in]')).toEqual({
    name: 'video',
    options: {
      recipe: usual,
      firstFrameFile: null,
      lastFrameFile: null,
      referenceFiles: [],
      outFolder: '.',
      isJson: false,
      engine: null,
      isVerbose: false,
    },
  });
  const all = video(
    'Fog',
    '--model',
    'h3',
    '--duration',
    '8',
    '--resolution',
    '2k',
    '--ratio',
    '9:16',
    '--keep-prompt',
  );
  const changes = { model: 'Vendor-H3', durationSeconds: 8, resolution: '2K', ratio: '9:16', promptOptimizer: false };
  expect(all).toMatchObject({ options: { recipe: { prompt: 'Fog', ...changes } } });
});

it('takes a model that can do what the pictures ask for', () => {
  const modelOf = (...args: string[]) =>
    video('Fog', ...args) as { options: { recipe: { model: string; resolution: string } } };
  expect(modelOf('--first-frame', 'a.png').options.recipe.model).toBe('Vendor-Video-2.3');
  expect(modelOf('--first-frame', 'a.png', '--last-frame', 'b.png').options.recipe.model).toBe('Vendor-Video-02');
  expect(modelOf('--subject', 'a.png').options.recipe).toMatchObject({ model: 'S2V-01', resolution: '720P' });
  expect(video('--subject', 'a.png')).toMatchObject({ options: { referenceFiles: ['a.png'] } });
  expect(video('Fog', '--model', 'H3')).toMatchObject({ options: { recipe: { ratio: '16:9' } } });
});

it('says what is wrong', () => {
  expect(() => video()).toThrow('Give a prompt');
  expect(() => video('A', 'fox')).toThrow('Put the prompt in quotes.');
  expect(() => video('Fog', '--model', 'x')).toThrow('Invalid --model "x". Use one of: Video-2.3');
  expect(() => video('Fog', '--duration', 'long')).toThrow('Invalid --duration "long"');
  expect(() => video('Fog', '--duration', '7')).toThrow(UsageError);
  expect(() => video('Fog', '--resolution', '9000P')).toThrow(UsageError);
  expect(() => video('Fog', '--last-frame', 'a.png')).toThrow(UsageError);
  expect(() => video('Fog', '--ratio', '2:1')).toThrow('Invalid --ratio "2:1"');
});
