import * as z from 'zod';

/** Longest name of a preset. */
export const PRESET_NAME_LENGTH = 60;
/** The fields of one preset as JSON take fewer characters than this. */
const PRESET_VALUES_END = 40_000;

const values = z
  .record(z.string().max(60), z.json())
  .refine((fields) => JSON.stringify(fields).length < PRESET_VALUES_END, 'A preset has too much text.');

/** What a form was filled in with, under a name. The form that reads it drops fields that it does not know or accept. */
export type FormPreset = { name: string; values: Record<string, z.core.util.JSONType> };

/** Presets by the id of their form, e.g. `voices.design`. */
type FormPresets = Record<string, FormPreset[]>;

/** See FormPresets. */
export const formPresetsSchema: z.ZodType<FormPresets, FormPresets> = z.record(
  z.string().max(60),
  z.array(z.object({ name: z.string().trim().min(1).max(PRESET_NAME_LENGTH), values })).max(100),
);
