import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** Where the field is and what becomes of it. */
export type RenameField = {
  /** The name that is there. */
  name: string;
  /** Keys that end the renaming do not reach what the field stands in, whose keys they are too. */
  keepsKeys?: boolean;
  /** Called once: with what is typed when Enter or leaving ends the renaming, with null when Escape does. */
  finish: (typed: string | null) => void;
};

/** The props of a field in which something is renamed where it stands; it begins with the whole name selected. */
export function useRenameField({ name, keepsKeys = false, finish }: RenameField) {
  const isDone = useRef(false);
  // Taking the field out of the page takes the focus from it, which is leaving once more.
  const finishOnce = (typed: string | null) => {
    if (isDone.current) return;
    isDone.current = true;
    finish(typed);
  };
  return {
    defaultValue: name,
    ref: selectAllAtFirst,
    onBlur: (event: FocusEvent<HTMLInputElement>) => finishOnce(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') finishOnce(event.currentTarget.value);
      else if (event.key === 'Escape') finishOnce(null);
      else return;
      event.preventDefault();
      if (keepsKeys) event.stopPropagation();
    },
  };
}

/** Not anew in a render: what is being typed must not be selected, or the next key would replace it. */
function selectAllAtFirst(element: HTMLInputElement | null): void {
  if (!element || element === document.activeElement) return;
  element.focus();
  element.select();
}
