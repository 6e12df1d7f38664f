import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef, LONGEST_NOTE } from '../../../../shared/domain/organisation/organised.ts';
import { client } from '../../../api/client.ts';
import { texts } from '../items-texts.ts';
import { organisedStep, type UndoStep } from '../actions/undo-steps.ts';

/**
 * Writes a text below what the note of an item says. The step takes it back; whoever calls notes it. Null where nothing was written,
 * because the note would get longer than notes may be. Throws what core throws.
 */
export async function noteTextStep(id: ItemId, text: string): Promise<UndoStep | null> {
  const [row] = await client.library.rows({ ids: [id] });
  const before = row?.organised.note ?? '';
  const note = [before, text.trim()].filter((part) => part !== '').join('\n\n');
  if (note.length > LONGEST_NOTE) return null;
  const { undoId } = await client.organisation.update({ refs: [itemRef(id)], values: { note } });
  return undoId === null ? null : organisedStep(texts.noted(row?.title ?? ''), undoId);
}
