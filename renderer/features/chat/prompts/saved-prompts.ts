import {
  PROMPTS_ID,
  presetOfPrompt,
  promptsOf,
  type SavedPrompt,
} from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { withoutPreset, withPreset } from '../../../../shared/domain/generation/presets/named-presets.ts';
import { presetStore, usePresets } from '../../../ui/generation-form/presets/preset-store.ts';
import { PROMPT_TEXTS } from './prompt-texts.ts';
import { STARTER_PROMPTS } from './starter-prompts.ts';

/** As many presets as a form may have. */
export const MOST_PROMPTS = 100;

const starters = STARTER_PROMPTS.map(presetOfPrompt);
const store = presetStore(PROMPTS_ID, PROMPT_TEXTS.files, starters);

/** The prompts of the user by their names. */
export const useSavedPrompts = (): SavedPrompt[] => promptsOf(usePresets(PROMPTS_ID, starters));

/** Keeps a prompt, in place of the one that it was before. Resolves with whether it was stored; a failure becomes a toast. */
export const savePrompt = (prompt: SavedPrompt, before: SavedPrompt | null): Promise<boolean> =>
  store.change((own) => withPreset(before ? withoutPreset(own, before.name) : own, presetOfPrompt(prompt)));

/** Deletes a prompt. Resolves with whether it is gone. */
export const removePrompt = ({ name }: SavedPrompt): Promise<boolean> =>
  store.change((own) => withoutPreset(own, name));

/** Offers all prompts as a file, and adds those of one. */
export const { exportAll: exportPrompts, importFile: importPrompts } = store;
