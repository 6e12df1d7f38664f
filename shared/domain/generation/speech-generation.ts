import * as z from 'zod';
import { BATCH_SEPARATORS } from '../batch/batch-table.ts';
import { optionHelp } from './generator-options.ts';

/** Formats of a narration. */
export const NARRATION_FORMATS = ['mp3', 'wav', 'flac'] as const;
/** Formats of its subtitles. */
export const NARRATION_SUBTITLES = ['srt', 'vtt', 'json'] as const;

/** Options that only a batch has. */
export const BATCH_ONLY = ['columns', 'header', 'separator', 'dry-run', 'json'] as const;

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
  batch: z.string().optional().register(optionHelp, {
    value: 'TABLE',
    help: 'Instead of FILE: a narration for each row or title of a CSV or TSV file, or for each line of a text',
  }),
  columns: z.string().optional().register(optionHelp, {
    value: 'N=COL,...',
    help: 'batch: columns of text, title, voice, language, emotion and speed, by heading or number, or none',
  }),
  header: z.enum(['yes', 'no']).optional().register(optionHelp, {
    value: 'yes|no',
    help: 'batch: whether the first row heads the columns (default: detected)',
  }),
  separator: z.enum(BATCH_SEPARATORS).optional().register(optionHelp, {
    value: 'NAME',
    help: 'batch: comma, semicolon or tab between cells, or lines (default: detected)',
  }),
  'dry-run': z.boolean().optional().register(optionHelp, {
    help: 'batch: print what would be generated, and generate nothing',
  }),
  json: z.boolean().optional().register(optionHelp, {
    help: 'batch: print the plan, or what was generated, as JSON',
  }),
  'allow-large': z.boolean().optional().register(optionHelp, {
    help: 'Allow more than 2 hours, or more than a tenth of the free disk space',
  }),
});
