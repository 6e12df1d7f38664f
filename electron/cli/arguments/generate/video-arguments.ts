import { CLIP_MODELS } from '../../../../shared/domain/generation/clips/clip-modes.ts';
import { clipProblem } from '../../../../shared/domain/generation/clips/clip-rules.ts';
import {
  usualClipModel,
  usualClipRatio,
  usualClipResolution,
} from '../../../../shared/domain/generation/clips/usual-clip.ts';
import { type ClipRecipe, DEFAULT_CLIP_RECIPE } from '../../../../shared/domain/recipe/clip-recipe.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import { engineOf, refuse, UsageError } from '../argument-values.ts';
import { generatorArguments, type HelpCommand } from './generator-flags.ts';

/** What `atelier generate video` is asked to do. */
export type VideoOptions = {
  /** Without its pictures, which are files. */
  recipe: ClipRecipe;
  firstFrameFile: string | null;
  lastFrameFile: string | null;
  referenceFiles: readonly string[];
  outFolder: string;
  isJson: boolean;
  /** Null: what the app's settings say. */
  engine: EngineChoice | null;
  isVerbose: boolean;
};

/** A clip to be generated. */
export type VideoCommand = { name: 'video'; options: VideoOptions };

/** Understands what stands behind `generate video`. Throws UsageError. */
export function videoCommandOf(args: readonly string[]): VideoCommand | HelpCommand {
  const { inputs, values, switches } = generatorArguments('video', args);
  if (switches.has('help')) return { name: 'help', of: 'video' };
  const [prompt = '', more] = inputs;
  if (more !== undefined) throw new UsageError('Put the prompt in quotes.');
  const firstFrameFile = values.get('first-frame') ?? null;
  const lastFrameFile = values.get('last-frame') ?? null;
  const subjectFile = values.get('subject') ?? null;
  if (prompt.trim() === '' && firstFrameFile === null && subjectFile === null)
    throw new UsageError('Give a prompt: what the clip shows.');
  const model = modelOf(values.get('model'), {
    hasLastFrame: lastFrameFile !== null,
    hasSubject: subjectFile !== null,
  });
  const recipe = {
    ...DEFAULT_CLIP_RECIPE,
    referenceItemIds: [],
    prompt,
    model,
    durationSeconds: secondsOf(values.get('duration')),
    resolution: values.get('resolution')?.toUpperCase() ?? usualClipResolution(model),
    ratio: values.get('ratio') ?? usualClipRatio(model, (firstFrameFile ?? subjectFile) !== null),
    promptOptimizer: !switches.has('keep-prompt'),
  };
  const referenceFiles = subjectFile === null ? [] : [subjectFile];
  refuse(
    clipProblem({
      ...recipe,
      firstFrameItemId: firstFrameFile,
      lastFrameItemId: lastFrameFile,
      referenceItemIds: referenceFiles,
    }),
  );
  return {
    name: 'video',
    options: {
      recipe,
      firstFrameFile,
      lastFrameFile,
      referenceFiles,
      outFolder: values.get('out') ?? '.',
      isJson: switches.has('json'),
      engine: engineOf(values.get('engine')),
      isVerbose: switches.has('verbose'),
    },
  };
}

/** The model that is named, with or without its prefix and whatever its case, else one that can do what is asked. */
function modelOf(
  named: string | undefined,
  { hasLastFrame, hasSubject }: { hasLastFrame: boolean; hasSubject: boolean },
) {
  if (named === undefined) return usualClipModel({ hasLastFrame, hasSubject });
  const plain = (name: string) => name.toLowerCase().replace(/^vendor-/, '');
  const found = CLIP_MODELS.find((model) => plain(model) === plain(named));
  if (found) return found;
  const names = CLIP_MODELS.map((model) => model.replace(/^Vendor-/, '')).join(', ');
  throw new UsageError(`Invalid --model "${named}". Use one of: ${names}.`);
}

function secondsOf(value: string | undefined): number {
  if (value === undefined) return DEFAULT_CLIP_RECIPE.durationSeconds;
  if (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= 60) return Number(value);
  throw new UsageError(`Invalid --duration "${value}". Use seconds, such as 6.`);
}
