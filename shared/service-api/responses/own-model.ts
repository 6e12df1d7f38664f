import * as z from 'zod';
import { optional } from '../optional-field.ts';

/** Path of the local engine alone: which OpenAI-compatible server answers model responses instead of the studio assistant. */
export const OWN_MODEL_PATH = '/v1/local/own_model';
/** Path of the local engine alone: the models that such a server has. */
export const OWN_MODEL_LIST_PATH = '/v1/local/own_model/models';

const baseUrlSchema = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
    error: 'must be a web address, such as http://127.0.0.1:11434/v1',
  })
  .refine((text) => !URL.canParse(text) || (new URL(text).username === '' && new URL(text).password === ''), {
    error: 'must not contain a password',
  })
  .transform((text) => text.replace(/\/+$/, ''));
const keySchema = optional(z.string().regex(/^[\x21-\x7e]{1,4096}$/));

/** A server without its model: where it is and its key, if it wants one. */
export const ownModelServerSchema = z.looseObject({ base_url: baseUrlSchema, key: keySchema });

/** Body of `POST /v1/local/own_model`: a server and its model, or null to answer without one. The key is never answered. */
export const ownModelBodySchema = z.looseObject({
  own_model: ownModelServerSchema.extend({ model: z.string().trim().min(1).max(300) }).nullable(),
});
