import * as z from 'zod';
import { optionHelp } from '../generator-options.ts';
import { IMAGE_MODELS, IMAGE_RATIOS, IMAGE_STYLE_NAMES, MOST_IMAGES } from './image-models.ts';

/** How a prompt becomes images. Names are those on the command line. */
export const imageGenerationSchema = z.object({
  ratio: z
    .enum(IMAGE_RATIOS)
    .optional()
    .register(optionHelp, {
      value: 'RATIO',
      help: `Aspect ratio: ${IMAGE_RATIOS.join(', ')} (default: 1:1)`,
    }),
  size: z.string().optional().register(optionHelp, {
    value: 'WxH',
    help: 'Size in pixels instead, such as 1536x1024; each side 512 to 2048 in steps of 8',
  }),
  count: z
    .string()
    .optional()
    .register(optionHelp, {
      value: 'N',
      short: 'n',
      help: `Number of images, 1 to ${MOST_IMAGES} (default: 1)`,
    }),
  seed: z.string().optional().register(optionHelp, {
    value: 'N',
    help: 'Seed of the first image; the same seed gives the same image',
  }),
  style: z
    .enum(IMAGE_STYLE_NAMES)
    .optional()
    .register(optionHelp, {
      value: 'STYLE',
      help: `Style of model image-01-live: ${IMAGE_STYLE_NAMES.join(', ')}`,
    }),
  model: z
    .enum(IMAGE_MODELS)
    .optional()
    .register(optionHelp, {
      value: 'MODEL',
      help: `${IMAGE_MODELS.join(' or ')} (default: ${IMAGE_MODELS[0]}, with --style ${IMAGE_MODELS[1]})`,
    }),
  subject: z.string().optional().register(optionHelp, {
    value: 'FILE',
    help: 'JPEG or PNG of the character to show, at most 10 MB',
  }),
  'optimize-prompt': z.boolean().optional().register(optionHelp, { help: 'Let the service extend the prompt' }),
  watermark: z.boolean().optional().register(optionHelp, { help: 'Mark the images as generated' }),
  json: z.boolean().optional().register(optionHelp, { help: 'Print files, seeds and sizes as JSON' }),
});
