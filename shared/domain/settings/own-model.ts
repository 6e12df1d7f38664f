import * as z from 'zod';

/** Whether a text is the address of a model server: a web address without a password, such as `http://127.0.0.1:11434/v1`. */
export function isModelAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** Address of a model server, without a trailing slash. */
export const ownModelAddressSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(isModelAddress)
  .transform((text) => text.replace(/\/+$/, ''));

/** The user's own model server. `model` is null until one is chosen: it answers only then. */
export const ownModelSchema = z.object({
  baseUrl: ownModelAddressSchema,
  model: z.string().trim().min(1).max(300).nullable(),
});
