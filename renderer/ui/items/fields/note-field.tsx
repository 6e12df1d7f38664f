import { useEffect, useRef, useState } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { LONGEST_NOTE } from '../../../../shared/domain/organisation/organised.ts';
import { useSaveOnLeave } from '../../text/use-save-on-leave.ts';
import { texts } from '../items-texts.ts';
import { createNoteKeeper } from './note-keeper.ts';
import { GrowingTextarea } from '../../text/growing-textarea.tsx';

/** What the user wrote about an item. It is saved after a pause, and where the field, the item or the window is left. */
export function NoteField({ row }: { row: LibraryRow }) {
  const { note } = row.organised;
  const [draft, setDraft] = useState<string | null>(null);
  const [keeper] = useState(() => createNoteKeeper(row));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    keeper.stored(note);
    // What was saved, or undone: whoever still writes goes on with the own words.
    if (document.activeElement !== field.current) setDraft(null);
  }, [keeper, note]);
  useSaveOnLeave(keeper.save);
  return (
    <GrowingTextarea
      ref={field}
      aria-label={texts.note}
      placeholder={texts.addNote}
      minRows={1}
      maxRows={8}
      maxLength={LONGEST_NOTE}
      value={draft ?? note}
      onChange={(event) => {
        const written = event.currentTarget.value;
        setDraft(written);
        keeper.write(written);
      }}
      onBlur={keeper.save}
    />
  );
}
