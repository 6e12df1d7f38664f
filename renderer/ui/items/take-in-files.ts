import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { client } from '../../api/client.ts';
import { type AddedFile, addFiles } from '../../api/files/add-files.ts';
import { showFailureToast } from '../feedback/toasts/failure-toast.ts';

/** Files of one drop whose failures are told: more toasts would only cover each other. */
const MOST_TOLD = 3;

/**
 * Takes files that were dropped or chosen into the library. What could not be added is told file by file, `notAdded` before it, and
 * the others are taken all the same.
 */
export async function takeInFiles(files: readonly File[], notAdded: string): Promise<AddedFile[]> {
  try {
    const { added, failures } = await addFiles(files);
    for (const failure of failures.slice(0, MOST_TOLD)) showFailureToast(notAdded, Failure.of(failure));
    return added;
  } catch (error) {
    showFailureToast(notAdded, error);
    return [];
  }
}

/** Gives the first of the items that were dragged here from another panel to `apply`. What fails is told, `notAdded` before it. */
export async function takeInItem(
  [id]: readonly ItemId[],
  notAdded: string,
  apply: (item: LibraryItem) => unknown,
): Promise<void> {
  if (id === undefined) return;
  try {
    await apply(await client.library.get({ id }));
  } catch (error) {
    showFailureToast(notAdded, error);
  }
}
