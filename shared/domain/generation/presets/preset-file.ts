import * as z from 'zod';
import { parseJson } from '../../files/parse-json.ts';
import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import { type FormPreset, formPresetsSchema } from './form-presets.ts';

/** Larger files hold no presets: a form has at most 100, each with less than 40,000 characters. */
export const MOST_PRESET_FILE_BYTES = 20_000_000;

const VERSION = 1;
const fileSchema = z.object({ atelierPresets: z.literal(VERSION), form: z.string(), presets: z.unknown() });

/** The presets of a form, named by its id, as a JSON file that another Atelier reads. */
export function writePresetFile(form: string, presets: readonly FormPreset[]): string {
  return `${JSON.stringify({ atelierPresets: VERSION, form, presets }, null, 2)}\n`;
}

/**
 * The presets in the text of a file. The form that applies them drops what it does not know.
 * Throws INVALID_INPUT with `reason` `preset_file` for any other file, `preset_other_form` for presets of another form.
 */
export function readPresetFile(text: string, { form, fileName }: { form: string; fileName: string }): FormPreset[] {
  const file = fileSchema.safeParse(parseJson(text)).data;
  if (!file) throw reasonedFailure('INVALID_INPUT', 'preset_file', { fileName });
  if (file.form !== form) throw reasonedFailure('INVALID_INPUT', 'preset_other_form', { fileName });
  const presets = formPresetsSchema.safeParse({ [form]: file.presets }).data?.[form];
  if (!presets) throw reasonedFailure('INVALID_INPUT', 'preset_file', { fileName });
  return presets;
}
