import { type FormPreset, PRESET_NAME_LENGTH } from '../../generation/presets/form-presets.ts';
import { withoutPreset } from '../../generation/presets/named-presets.ts';

/** A prompt that was saved under a name; `{{name}}` in its text is a variable. */
export type SavedPrompt = { name: string; text: string };

/** Under this ID prompts are kept among the presets of forms, and named in files of them. */
export const PROMPTS_ID = 'chat.prompts';
/** Longest text of a saved prompt. */
export const PROMPT_LENGTH = 8000;

/** What is kept of a prompt. */
export const presetOfPrompt = ({ name, text }: SavedPrompt): FormPreset => ({ name, values: { text } });

/** The prompts among presets; whatever has no text, as in a file of a stranger, is left out, and too long a text is cut. */
export function promptsOf(presets: readonly FormPreset[]): SavedPrompt[] {
  return presets.flatMap(({ name, values: { text } }) =>
    typeof text === 'string' && text.trim() !== '' ? [{ name, text: text.slice(0, PROMPT_LENGTH) }] : [],
  );
}

/** A free name for a copy: “Summary copy”, then “Summary copy 2”. */
export function copyName(name: string, taken: readonly SavedPrompt[]): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? ' copy' : ` copy ${number}`;
    const copy = name.slice(0, PRESET_NAME_LENGTH - ending.length).trimEnd() + ending;
    if (withoutPreset(taken, copy).length === taken.length) return copy;
  }
}

/** The prompts whose name contains the words, or, after them, whose text does; those that begin with them come first. */
export function findPrompts(prompts: readonly SavedPrompt[], words: string): SavedPrompt[] {
  const sought = words.trim().toLocaleLowerCase('en');
  const rank = ({ name, text }: SavedPrompt) => {
    const at = name.toLocaleLowerCase('en').indexOf(sought);
    if (at >= 0) return at === 0 ? 0 : 1;
    return text.toLocaleLowerCase('en').includes(sought) ? 2 : 3;
  };
  return prompts
    .map((prompt) => ({ prompt, rank: rank(prompt) }))
    .filter((each) => each.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ prompt }) => prompt);
}
