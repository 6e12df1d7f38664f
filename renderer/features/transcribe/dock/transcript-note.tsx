import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { NoteField } from '../../../ui/items/fields/note-field.tsx';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** What the user wrote about a transcript, a summary of it for one. */
export function TranscriptNote({ id }: { id: ItemId }) {
  const row = useQuery(api.library.rows.queryOptions({ input: { ids: [id] } })).data?.[0];
  return row ? (
    <section aria-label={texts.dock.note}>
      <div className={classes.section}>
        <h2>{texts.dock.note}</h2>
      </div>
      <div className={classes.note}>
        <NoteField key={id} row={row} />
      </div>
    </section>
  ) : null;
}
