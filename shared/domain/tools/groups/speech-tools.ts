import * as z from 'zod';
import type { Tool } from '../tool.ts';
import { fromInput, limitInput } from './tool-inputs.ts';

/** Tools about voices and speech. */
export const SPEECH_TOOLS = {
  list_voices: {
    description:
      'Lists voices of the local engine and the cloud outside the bin, by page: ID, name, description, tags and where each works. isComplete is false when the service couldn’t be asked and only known voices are listed.',
    input: z.strictObject({
      query: z.string().max(200).default('').describe('Words in name, description or tags; empty for all'),
      from: fromInput('voice'),
      limit: limitInput('voices', 50, 50),
    }),
    effects: ['reads'],
  },
} as const satisfies Record<string, Tool>;
