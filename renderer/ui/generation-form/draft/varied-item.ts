import * as z from 'zod';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { createFormDraft, type FormDraft } from './form-draft.ts';

/** An item whose settings a form was filled in with, and the prompt that it had. */
export type VariedItem = { id: ItemId; prompt: string };

/** The item that a form varies; null where it varies none. Kept beside the form's draft: it is no field of it, so presets have none. */
export type VariedDraft = FormDraft<{ item: VariedItem | null }>;

const item = z.object({
  id: z.string().min(1).max(64),
  prompt: z.string().max(20_000),
}) as unknown as z.ZodType<VariedItem>;

/** The varied item of a form by its ID; it survives a restart as the form does. */
export const createVariedDraft = (formId: string): VariedDraft =>
  createFormDraft<{ item: VariedItem | null }>({
    id: `${formId}.varied`,
    fields: { item: item.nullable() },
    defaults: { item: null },
  });

/**
 * The item that results of `prompt` are made from, undefined where there is none: a prompt that has lost more than half of the words of
 * the varied one is another idea, whatever was in the form before.
 */
export function variedItemOf({ item: varied }: { item: VariedItem | null }, prompt: string): ItemId | undefined {
  if (varied === null) return undefined;
  const [before, now] = [wordsOf(varied.prompt), wordsOf(prompt)];
  const kept = [...before].filter((word) => now.has(word)).length;
  return kept * 2 >= before.size ? varied.id : undefined;
}

/** The first result of a request that is in the library stands for what was asked for; null while there is none. */
export function variedOfRequest(request: {
  recipe: { prompt: string };
  results: readonly { itemId: ItemId | null }[];
}): VariedItem | null {
  const id = request.results.find(({ itemId }) => itemId !== null)?.itemId ?? null;
  return id === null ? null : { id, prompt: request.recipe.prompt };
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
