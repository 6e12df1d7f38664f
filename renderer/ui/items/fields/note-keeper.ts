import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { texts } from '../items-texts.ts';
import { organise } from '../actions/organise-items.ts';

/** After that long without a key what was written is saved, ms: whoever thinks between two sentences loses neither. */
const REST_MS = 2000;

/** Saves what is written about an item. */
export type NoteKeeper = {
  /** The words as they are now; they are saved after a pause. */
  write(text: string): void;
  /** Saves now what is not saved yet. */
  save(): void;
  /** The note as core has it. */
  stored(note: string): void;
};

/** Builds the keeper of one item's note. What could not be saved is tried again with the next call. */
export function createNoteKeeper({ id, title, organised }: Pick<LibraryRow, 'id' | 'title' | 'organised'>): NoteKeeper {
  let known = organised.note;
  let written: string | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(rest);
    const note = written?.trim() ?? known;
    if (note === known) return;
    const before = known;
    known = note;
    void organise([id], { note }, texts.noted(title)).then((isDone) => {
      if (!isDone && known === note) known = before;
    });
  };
  return {
    write(text) {
      written = text;
      clearTimeout(rest);
      rest = setTimeout(save, REST_MS);
    },
    save,
    stored(note) {
      if (note !== known) written = null;
      known = note;
    },
  };
}
