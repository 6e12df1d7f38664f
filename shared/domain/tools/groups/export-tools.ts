import * as z from 'zod';
import { EXPORTED_IMAGE_FORMATS, TEXT_FORMATS } from '../../library/item-export.ts';
import type { Tool } from '../tool.ts';
import { itemIdInput, itemIdsInput } from './tool-inputs.ts';

const FOLDER =
  'The user chooses the folder in a dialog, or has given one beforehand; nothing there is overwritten. Answers the names of the files; isDismissed is true when the user closed the dialog.';

/** Tools that write files outside of the library. */
export const EXPORT_TOOLS = {
  export_items: {
    description: `Writes items as files: media as they are, transcripts and scripts as text. ${FOLDER}`,
    input: z.strictObject({
      ids: itemIdsInput,
      textFormat: z.enum(TEXT_FORMATS).default('txt').describe('Format of transcripts and other texts'),
      imageFormat: z.enum(EXPORTED_IMAGE_FORMATS).default('original').describe('Format of images'),
      withSubtitles: z.boolean().default(false).describe('Whether subtitles lie beside recordings'),
      withChapters: z
        .boolean()
        .default(false)
        .describe(
          'Whether recordings have their chapters in them (MP3, M4A, MP4), and WebVTT files of them lie beside',
        ),
      asArchive: z.boolean().default(false).describe('Whether all of them become one ZIP file'),
    }),
    effects: ['writes'],
  },
  export_narration: {
    description: `Writes the takes of a script as one sound file, with subtitles beside it where they are wanted. ${FOLDER}`,
    input: z.strictObject({
      id: itemIdInput('the script'),
      format: z.enum(['mp3', 'wav', 'flac']).default('mp3').describe('Format of the sound'),
      subtitles: z
        .array(z.enum(['srt', 'vtt', 'json']))
        .max(3)
        .default([])
        .describe('Formats of the subtitles'),
      bySection: z.boolean().default(false).describe('Whether each section becomes a file'),
      leavesOutMissing: z.boolean().default(false).describe('Whether lines without a take are left out'),
    }),
    effects: ['writes'],
  },
} as const satisfies Record<string, Tool>;
