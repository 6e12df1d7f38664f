import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { findPrompts, type SavedPrompt } from '../../../../shared/domain/conversation/prompts/saved-prompt.ts';
import { slashQuery } from '../../../../shared/domain/conversation/prompts/slash-query.ts';
import { useSavedPrompts } from './saved-prompts.ts';

const SHOWN_PROMPTS = 30;

/** What a slash in the message has found; nothing while there is none. */
export type SlashMenuState = {
  id: string;
  found: readonly SavedPrompt[];
  active: number;
  optionId: (index: number) => string;
};

/** Looks for prompts by a slash at the beginning of a line. `choose` gets the prompt and what of the text it takes the place of. */
export function useSlashMenu(
  text: string,
  choose: (prompt: SavedPrompt, range: { start: number; end: number }) => void,
) {
  const id = useId();
  const prompts = useSavedPrompts();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const slash = caret === null ? null : slashQuery(text, caret);
  const found = slash && slash.start !== dismissed ? findPrompts(prompts, slash.query).slice(0, SHOWN_PROMPTS) : [];
  const at = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  const take = (prompt: SavedPrompt | undefined) => {
    if (prompt && slash) choose(prompt, slash);
  };
  return {
    menu: { id, found, active: at, optionId },
    take,
    /** What the field is told of the menu, and tells it. */
    field: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': found.length > 0 ? id : undefined,
      'aria-activedescendant': found.length > 0 ? optionId(at) : undefined,
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
        const { selectionStart, selectionEnd, value } = currentTarget;
        setCaret(selectionStart === selectionEnd ? selectionStart : null);
        setActive(0);
        // A slash that was dismissed stays so until it is gone.
        if (slashQuery(value, selectionStart)?.start !== dismissed) setDismissed(null);
      },
      onBlur: () => setCaret(null),
    },
    /** Whether a key was for the menu. */
    press: ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
      if (found.length === 0) return false;
      if (key === 'ArrowDown') setActive((at + 1) % found.length);
      else if (key === 'ArrowUp') setActive((at - 1 + found.length) % found.length);
      else if (key === 'Enter' || key === 'Tab') take(found[at]);
      else if (key === 'Escape') setDismissed(slash?.start ?? null);
      else return false;
      return true;
    },
  };
}
