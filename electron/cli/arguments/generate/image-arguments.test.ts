import { describe, expect, it } from 'vitest';
import { DEFAULT_IMAGE_RECIPE } from '../../../../shared/domain/recipe/image-recipe.ts';
import { UsageError } from '../argument-values.ts';
import { parseArguments } from '../parse-arguments.ts';

const parse = (...args: string[]) => parseArguments(['generate', 'image', ...args]);
const options = (...args: string[]) => {
  const command = parse('A fox', ...args);
  if (command.name !== 'image') throw new Error(`understood as ${command.name}`);
  return command.options;
};

describe('atelier generate image', () => {
  it('needs nothing but a prompt', () => {
    expect(options()).toEqual({
      recipe: { ...DEFAULT_IMAGE_RECIPE, prompt: 'A fox' },
      count: 1,
      subjectFile: null,
      outFolder: '.',
      isJson: false,
      engine: null,
      isVerbose: false,
    });
  });

  it('understands every option', () => {
    const all =
      '--ratio 16:9 -n 4 --seed 7 --subject a.png --optimize-prompt --watermark --json -o out -e cloud --verbose';
    expect(options(...all.split(' '))).toEqual({
      recipe: {
        ...DEFAULT_IMAGE_RECIPE,
        prompt: 'A fox',
        aspectRatio: '16:9',
        seed: 7,
        promptOptimizer: true,
        watermark: true,
      },
      count: 4,
      subjectFile: 'a.png',
      outFolder: 'out',
      isJson: true,
      engine: 'cloud',
      isVerbose: true,
    });
    expect(options('--size', '1536x1024').recipe).toMatchObject({ aspectRatio: null, widthPx: 1536, heightPx: 1024 });
  });

  it('takes the model that has styles where one is named', () => {
    const style = { type: 'comic', weight: 0.8 };
    expect(options('--style', 'Comic').recipe).toMatchObject({ model: 'image-01-live', style });
    expect(() => options('--style', 'comic', '--model', 'image-01')).toThrow(UsageError);
  });

  it.each([
    ['no prompt', [], 'Give a prompt'],
    ['a blank prompt', [' '], 'Give a prompt'],
    ['a prompt without quotes', ['A', 'fox'], 'Put the prompt in quotes.'],
    ['a prompt that is too long', ['x'.repeat(1501)], 'up to 1500 characters'],
    ['an unknown ratio', ['A', '--ratio', '5:4'], 'Invalid --ratio "5:4". Use one of: 1:1, 16:9'],
    ['ratio and size', ['A', '--ratio', '1:1', '--size', '512x512'], 'Use either --ratio or --size.'],
    ['a size that no model has', ['A', '--size', '100x100'], '512 to 2048'],
    ['a size between steps', ['A', '--size', '513x512'], '512 to 2048'],
    ['a size without height', ['A', '--size', '512'], 'Invalid --size "512"'],
    ['a negative size', ['A', '--size', '-512x512'], 'Invalid --size "-512x512"'],
    ['a negative seed', ['A', '--seed', '-1'], 'Invalid --seed "-1". Use a number from 0'],
    ['an option in place of a seed', ['A', '--seed', '--json'], 'argument is ambiguous'],
    ['no image', ['A', '--count', '0'], 'Invalid --count "0". Use a number from 1 to 54.'],
    ['too many images', ['A', '--count', '55'], 'Invalid --count "55"'],
    ['half an image', ['A', '--count', '1.5'], 'Invalid --count "1.5"'],
    ['a word as a seed', ['A', '--seed', 'lucky'], 'Invalid --seed "lucky"'],
    ['a seed beyond the largest', ['A', '--seed', '2147483648'], 'Invalid --seed'],
    ['an unknown style', ['A', '--style', 'cubist'], 'Invalid --style "cubist"'],
    ['an unknown model', ['A', '--model', 'image-02'], 'Invalid --model "image-02"'],
  ])('refuses %s', (_, args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});
