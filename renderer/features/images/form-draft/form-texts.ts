import { IMAGE_LIMITS } from '../../../../shared/domain/generation/images/image-models.ts';
import type { SnappedSide } from '../../../../shared/domain/generation/images/image-sides.ts';
import { count } from '../../../ui/text/count.ts';

const images = (number: number) => count(number, 'image', 'images');
const { shortestSide, longestSide, sideStep } = IMAGE_LIMITS;

/** English texts of the form that generates images. */
export const formTexts = {
  label: 'Image generation',
  prompt: 'Prompt',
  placeholder: 'Lighthouse on a basalt headland at dusk, stars, calm sea',
  wildcards: 'Write {red|blue} to generate one of each.',
  expanded: (prompts: number) => `Sends ${count(prompts, 'prompt', 'prompts')}`,
  expandedMore: (more: number) => `and ${more.toLocaleString('en')} more`,
  model: 'Model',
  models: { 'image-01': 'image-01', 'image-01-live': 'image-01-live (styles)' } as Readonly<Record<string, string>>,
  sketch: 'The local sketch engine draws illustrations. Words it can’t draw are listed in the details.',
  style: 'Style',
  noStyle: 'None',
  styles: { comic: 'Comic', vibrant: 'Vibrant', medieval: 'Medieval', watercolour: 'Watercolour' } as Readonly<
    Record<string, string>
  >,
  styleWeight: 'Style weight',
  ratio: 'Aspect ratio',
  sizeOf: (widthPx: number, heightPx: number) => `${widthPx} × ${heightPx}`,
  custom: 'Custom',
  width: 'Width',
  height: 'Height',
  swap: 'Swap width and height',
  sizeRule: `${shortestSide} to ${longestSide.toLocaleString('en')} px in steps of ${sideStep}.`,
  snapped: (from: number, { px, reason }: SnappedSide) => {
    const why = {
      least: `sides have at least ${shortestSide} px`,
      most: `sides have at most ${longestSide.toLocaleString('en')} px`,
      step: `sides go in steps of ${sideStep} px`,
    };
    return reason === null ? '' : `${from.toLocaleString('en')} became ${px.toLocaleString('en')}: ${why[reason]}.`;
  },
  count: 'Count',
  seed: 'Seed',
  seedPlaceholder: 'New each time',
  lockSeed: 'Keep this seed',
  rollSeed: 'Random seed',
  nextSeed: 'Next seed, +1',
  subject: 'Subject reference',
  subjectWhy: 'Shows the same character. JPEG or PNG, at most 10 MB.',
  pickSubject: 'Choose from Library',
  dropSubject: 'Drop or choose an image',
  changeSubject: 'Choose another image',
  removeSubject: 'Remove subject reference',
  subjectGone: 'The subject reference is no longer in the library. Choose another one.',
  subjectUnusable: 'A subject reference is a JPEG or PNG image of at most 10 MB. Choose another one.',
  picker: 'Choose a subject reference',
  optimizer: 'Prompt optimiser',
  optimizerWhy: 'The service extends the prompt before it draws.',
  watermark: 'Watermark',
  watermarkWhy: 'Marks the images as generated.',
  generate: (number: number) => `Generate ${images(number)}`,
  started: (number: number) => `Generating ${images(number)}`,
  stays: 'Your prompt stays on this computer.',
  sent: (host: string) => `Your prompt is sent to ${host}.`,
  problems: {
    noPrompt: 'Describe the image.',
    tooMany: (prompts: number, each: number, most: number) =>
      `${prompts.toLocaleString('en')} prompts with ${images(each)} each are too many. Generate up to ${most} at once.`,
    loading: 'Loading models.',
  },
  same: {
    title: 'Generated before',
    text: (number: number, time: string) =>
      `The same prompt, settings and seed gave ${images(number)} on ${time}. Generating again may give the same.`,
    again: 'Generate again',
    open: 'Open those images',
    cancel: 'Cancel',
  },
} as const;
