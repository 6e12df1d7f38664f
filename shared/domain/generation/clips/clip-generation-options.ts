import * as z from 'zod';
import { CLIP_MODELS } from './clip-modes.ts';
import { optionHelp } from '../generator-options.ts';
import { VIDEO_RATIOS } from './video-v2-models.ts';

const RATIOS = Object.keys(VIDEO_RATIOS) as [keyof typeof VIDEO_RATIOS, ...(keyof typeof VIDEO_RATIOS)[]];
const USUAL_MODEL = 'Video-2.3';
const OTHER_MODELS = CLIP_MODELS.map((model) => model.replace(/^Vendor-/, ''))
  .filter((model) => model !== USUAL_MODEL)
  .join(', ');

/** How a prompt becomes a clip. Names are those on the command line. */
export const clipGenerationSchema = z.object({
  model: z
    .string()
    .optional()
    .register(optionHelp, {
      value: 'MODEL',
      help: `${USUAL_MODEL} unless a picture needs another one; also ${OTHER_MODELS}`,
    }),
  duration: z.string().optional().register(optionHelp, { value: 'SECONDS', help: 'Length (default: 6)' }),
  resolution: z.string().optional().register(optionHelp, {
    value: 'RES',
    help: '768P, 1080P, 720P, 512P, 480P or 2K, as far as the model has it',
  }),
  ratio: z
    .enum(RATIOS)
    .optional()
    .register(optionHelp, { value: 'RATIO', help: `Aspect ratio of H3 models: ${RATIOS.join(', ')}` }),
  'first-frame': z.string().optional().register(optionHelp, {
    value: 'FILE',
    help: 'JPEG, PNG or WebP that the clip begins with',
  }),
  'last-frame': z.string().optional().register(optionHelp, {
    value: 'FILE',
    help: 'JPEG, PNG or WebP that the clip ends with',
  }),
  subject: z.string().optional().register(optionHelp, { value: 'FILE', help: 'JPEG, PNG or WebP of the subject' }),
  'keep-prompt': z.boolean().optional().register(optionHelp, { help: 'Don’t let the service extend the prompt' }),
  json: z.boolean().optional().register(optionHelp, { help: 'Print file and seed as JSON' }),
});
