import * as z from 'zod';
import { optionHelp } from '../generation/generator-options.ts';
import { MOST_SONGS, MUSIC_MODELS } from './music-models.ts';

/** How a style becomes songs. Names are those on the command line. */
export const songGenerationSchema = z.object({
  lyrics: z.string().optional().register(optionHelp, {
    value: 'FILE',
    help: 'Text file with the lyrics; tags such as [Verse] in lines of their own',
  }),
  instrumental: z.boolean().optional().register(optionHelp, { help: 'Nobody sings' }),
  'write-lyrics': z.boolean().optional().register(optionHelp, { help: 'Let the service write the lyrics' }),
  title: z
    .string()
    .optional()
    .register(optionHelp, { value: 'TITLE', help: 'Title (default: first words of the style)' }),
  count: z
    .string()
    .optional()
    .register(optionHelp, { value: 'N', short: 'n', help: `Number of takes, 1 to ${MOST_SONGS} (default: 1)` }),
  seed: z.string().optional().register(optionHelp, {
    value: 'N',
    help: 'Seed of the first take, of the local engine; the same seed gives the same song',
  }),
  format: z.enum(['mp3', 'wav']).optional().register(optionHelp, { value: 'FORMAT', help: 'mp3 (default) or wav' }),
  model: z
    .enum(MUSIC_MODELS)
    .optional()
    .register(optionHelp, {
      value: 'MODEL',
      help: `${MUSIC_MODELS[0]} (default), ${MUSIC_MODELS.slice(1).join(', ')}`,
    }),
  reference: z.string().optional().register(optionHelp, {
    value: 'FILE',
    help: 'Recording to cover, 6 s to 6 min, at most 50 MB; chooses music-cover',
  }),
  watermark: z.boolean().optional().register(optionHelp, { help: 'Mark the songs as generated' }),
  json: z.boolean().optional().register(optionHelp, { help: 'Print files, seeds and what was played as JSON' }),
});
