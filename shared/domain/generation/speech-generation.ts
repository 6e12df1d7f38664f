import * as z from 'zod';
import { optionHelp } from './generator-options.ts';

/** Formats of a narration. */
export const NARRATION_FORMATS = ['mp3', 'wav', 'flac'] as const;
/** Formats of its subtitles. */
export const NARRATION_SUBTITLES = ['srt', 'vtt', 'json'] as const;

/** How a script becomes speech. Names are those on the command line. */
export const speechGenerationSchema = z.object({
  voice: z.string().optional().register(optionHelp, {
    value: 'ID',
    help: 'Voice to use; run atelier voices to list IDs (default: the clearest voice)',
  }),
  cast: z.string().optional().register(optionHelp, {
    value: 'NAME=ID,...',
    help: 'Voices by character (default: one that suits each name)',
  }),
  format: z.enum(NARRATION_FORMATS).optional().register(optionHelp, {
    value: 'FORMAT',
    short: 'f',
    help: 'mp3 (default), wav or flac',
  }),
  subtitles: z.enum(NARRATION_SUBTITLES).optional().register(optionHelp, {
    value: 'FORMAT',
    help: 'srt, vtt or json, written next to the audio',
  }),
  encoding: z.string().optional().register(optionHelp, {
    value: 'NAME',
    help: 'Text encoding of FILE, such as windows-1250 (default: detected)',
  }),
  'speak-sounds': z.boolean().optional().register(optionHelp, {
    help: 'Also speak sounds in brackets in subtitles, such as [door slams]',
  }),
  'allow-large': z.boolean().optional().register(optionHelp, {
    help: 'Allow more than 2 hours, or more than a tenth of the free disk space',
  }),
});
