import { create } from 'zustand';
import type { PromptEdit } from '../../../../../shared/domain/generation/clips/camera-commands.ts';
import { clipDraft } from '../../form-draft/clip-draft.ts';

/** Where the caret is, or was last, in the prompt; null before anybody was there: then its end counts. */
export const useCaret = create<{ caret: number | null }>(() => ({ caret: null }));

/** The caret has moved. */
export function noteCaret(caret: number): void {
  useCaret.setState({ caret });
}

/** The place of the caret in a prompt. */
export const caretIn = (prompt: string, caret: number | null): number =>
  Math.min(caret ?? prompt.length, prompt.length);

/** Writes a prompt and puts the caret where it belongs; the keyboard stays where it is unless `isFocused`. */
export function writePrompt({ prompt, caret }: PromptEdit, { isFocused = false } = {}): void {
  clipDraft.set({ prompt });
  noteCaret(caret);
  // React writes the text first.
  requestAnimationFrame(() => {
    const area = document.querySelector<HTMLTextAreaElement>('textarea[data-clip-prompt]');
    area?.setSelectionRange(caret, caret);
    if (isFocused) area?.focus();
    noteCaret(caret);
  });
}
