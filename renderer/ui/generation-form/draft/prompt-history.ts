import * as z from 'zod';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { draftStorage } from './draft-storage.ts';

const MOST_PROMPTS = 100;
const prompts = z.array(z.string().min(1).max(20_000)).max(MOST_PROMPTS);

/** Prompts that something was generated from, the newest first; they survive a restart. */
export type PromptHistory = {
  use: UseBoundStore<StoreApi<{ prompts: readonly string[] }>>;
  remember: (prompt: string) => void;
  clear: () => void;
};

/** The history of one form; `id` is that of its draft. */
export function createPromptHistory(id: string): PromptHistory {
  const use = create<{ prompts: readonly string[] }>()(
    persist(() => ({ prompts: [] as readonly string[] }), {
      name: `atelier.${id}.prompts`,
      storage: draftStorage(),
      merge: (stored, current) => {
        const read = z.object({ prompts }).safeParse(stored);
        return read.success ? read.data : current;
      },
    }),
  );
  return {
    use,
    remember: (prompt) => use.setState((before) => ({ prompts: withPrompt(before.prompts, prompt) })),
    clear: () => use.setState({ prompts: [] }),
  };
}

/** Prompts with one more: it comes first, and where it was before it is no longer. */
export function withPrompt(before: readonly string[], prompt: string): string[] {
  const trimmed = prompt.trim();
  if (trimmed === '') return [...before];
  return [trimmed, ...before.filter((each) => each !== trimmed)].slice(0, MOST_PROMPTS);
}

/** Where somebody is who steps through the history: at which prompt, and what was typed before. */
export type HistoryPlace = { at: number; typed: string };

/**
 * One step into the past (1) or back (-1) from `text`. The last step back leads to what was typed. Null where there is no
 * further prompt.
 */
export function stepInHistory(
  history: readonly string[],
  { place, text, by }: { place: HistoryPlace | null; text: string; by: 1 | -1 },
): { place: HistoryPlace | null; text: string } | null {
  const typed = place?.typed ?? text;
  let at = (place?.at ?? -1) + by;
  // What was generated last is often still in the field: a step that changes nothing would seem broken.
  if (place === null && history[at] === text.trim()) at += by;
  if (at === -1 && place !== null) return { place: null, text: typed };
  const prompt = history[at];
  return at < 0 || prompt === undefined ? null : { place: { at, typed }, text: prompt };
}
