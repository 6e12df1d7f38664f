import { type RefObject, useRef, useState } from 'react';
import { variablesOf } from '../../../../shared/domain/conversation/prompts/prompt-variables.ts';
import type { SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import type { PromptView } from '../prompts/prompt-dialog.tsx';
import { insertText, selectionOf, type TextRange } from '../../../ui/text/insert-text.ts';

/** The prompt library of a message: what is chosen in it goes to where the caret was, or in place of the slash that asked for it. */
export function usePromptLibrary(field: RefObject<HTMLTextAreaElement | null>) {
  const [view, setView] = useState<PromptView | null>(null);
  const range = useRef<TextRange | null>(null);
  const put = (text: string, where: TextRange) => {
    // Once the dialog has given the keyboard back.
    requestAnimationFrame(() => field.current && insertText(field.current, where, text));
  };
  return {
    view,
    open: () => {
      range.current = field.current && selectionOf(field.current);
      setView({ kind: 'list' });
    },
    show: (next: PromptView | null) => {
      setView(next);
      if (next === null) requestAnimationFrame(() => field.current?.focus());
    },
    insert: (text: string) => {
      setView(null);
      if (range.current) put(text, range.current);
    },
    choose: (prompt: SavedPrompt, where: TextRange) => {
      range.current = where;
      if (variablesOf(prompt.text).length > 0) setView({ kind: 'fill', prompt });
      else put(prompt.text, where);
    },
  };
}
