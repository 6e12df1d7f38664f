import {
  DEFAULT_STYLE_WEIGHT,
  IMAGE_LIMITS,
  MOST_IMAGES,
} from '../../../../shared/domain/generation/images/image-models.ts';
import { imageProblem } from '../../../../shared/domain/generation/images/image-rules.ts';
import {
  DEFAULT_IMAGE_RECIPE,
  type ImageRecipe,
  MOST_IMAGE_SEED,
} from '../../../../shared/domain/recipe/image-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { engineOf, numberOf, refuse, UsageError } from '../argument-values.ts';
import { generatorArguments, type HelpCommand } from './generator-flags.ts';

/** The model that has styles. */
const STYLED_MODEL = 'image-01-live';

/** What `atelier generate image` is asked to do. */
export type ImageOptions = {
  /** Without its subject, which is a file. */
  recipe: ImageRecipe;
  count: number;
  subjectFile: string | null;
  outFolder: string;
  isJson: boolean;
  /** Null: what the app's settings say. */
  engine: EngineChoice | null;
  isVerbose: boolean;
};

/** Images to be generated. */
export type ImageCommand = { name: 'image'; options: ImageOptions };

/** Understands what stands behind `generate image`. Throws UsageError. */
export function imageCommandOf(args: readonly string[]): ImageCommand | HelpCommand {
  const { inputs, values, switches } = generatorArguments('image', args);
  if (switches.has('help')) return { name: 'help', of: 'image' };
  const [prompt, more] = inputs;
  if (prompt === undefined || prompt.trim() === '') throw new UsageError('Give a prompt: what the image shows.');
  if (more !== undefined) throw new UsageError('Put the prompt in quotes.');
  if ([...prompt].length > IMAGE_LIMITS.promptCharacters) {
    throw new UsageError(`A prompt can have up to ${IMAGE_LIMITS.promptCharacters} characters.`);
  }
  const style = values.get('style');
  const model = values.get('model') ?? (style === undefined ? DEFAULT_IMAGE_RECIPE.model : STYLED_MODEL);
  const options = {
    recipe: {
      ...DEFAULT_IMAGE_RECIPE,
      ...sizeOf(values),
      prompt,
      model,
      seed: numberOf('--seed', values.get('seed'), { least: 0, most: MOST_IMAGE_SEED }),
      promptOptimizer: switches.has('optimize-prompt'),
      style: style === undefined ? null : { type: style, weight: DEFAULT_STYLE_WEIGHT },
      watermark: switches.has('watermark'),
    },
    count: numberOf('--count', values.get('count'), { least: 1, most: MOST_IMAGES }) ?? 1,
    subjectFile: values.get('subject') ?? null,
    outFolder: values.get('out') ?? '.',
    isJson: switches.has('json'),
    engine: engineOf(values.get('engine')),
    isVerbose: switches.has('verbose'),
  };
  refuse(imageProblem(options.recipe, options.count));
  return { name: 'image', options };
}

type Size = Pick<ImageRecipe, 'aspectRatio' | 'widthPx' | 'heightPx'>;

/** `--ratio` or `--size`; neither leaves the usual ratio. */
function sizeOf(values: ReadonlyMap<string, string>): Size {
  const [ratio, size] = [values.get('ratio'), values.get('size')];
  if (size === undefined)
    return { aspectRatio: ratio ?? DEFAULT_IMAGE_RECIPE.aspectRatio, widthPx: null, heightPx: null };
  if (ratio !== undefined) throw new UsageError('Use either --ratio or --size.');
  const [, width, height] = /^(\d{1,5})[x×](\d{1,5})$/i.exec(size.trim()) ?? [];
  if (width === undefined || height === undefined) {
    throw new UsageError(`Invalid --size "${size}". Use width and height in pixels, such as 1536x1024.`);
  }
  return { aspectRatio: null, widthPx: Number(width), heightPx: Number(height) };
}
