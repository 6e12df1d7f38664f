import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { client } from '../../../api/client.ts';
import { texts } from '../items-texts.ts';
import type { UndoStep } from '../actions/undo-steps.ts';

/** Gives an item another title. The step takes it back; whoever calls notes it. Throws what core throws. */
export async function renameStep(item: Pick<LibraryItem, 'id' | 'title'>, title: string): Promise<UndoStep> {
  await client.library.rename({ id: item.id, title });
  return { label: texts.renamed(item.title), undo: () => renameStep({ id: item.id, title }, item.title) };
}
