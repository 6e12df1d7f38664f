import type { FileTicket } from '../../../../shared/domain/ids.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { client } from '../../../api/client.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { confirm } from '../../feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { referenceTexts as words } from './reference-texts.ts';

type Item = Pick<LibraryRow, 'id' | 'title'>;

/** Lets the user choose the file of an item. One with other bytes replaces it only after a question. */
export async function findFile(item: Item): Promise<void> {
  try {
    const [chosen] = await client.library.chooseFiles();
    if (chosen) await relinkTo(item, chosen.ticket);
  } catch (error) {
    showFailureToast(words.notFound, error);
  }
}

async function relinkTo({ id, title }: Item, ticket: FileTicket): Promise<void> {
  try {
    await client.library.relink({ id, ticket });
    showToast({ message: words.found });
  } catch (error) {
    const { data } = apiFailure(error);
    if (data['reason'] !== 'other_content') throw error;
    const { text, ...question } = words.other;
    if (!(await confirm({ ...question, text: text(title) }))) return;
    await client.library.relink({ id, ticket: data['ticket'] as FileTicket, replaces: true });
    showToast({ message: words.used });
  }
}

/** Gets the file of a generated item from the service once more. */
export async function downloadAgain({ id }: Pick<Item, 'id'>): Promise<void> {
  try {
    await client.library.downloadAgain({ id });
    showToast({ message: words.downloaded });
  } catch (error) {
    showFailureToast(words.notDownloaded, error);
  }
}

/** Uses the file of an item as it is now. */
export async function acceptChange({ id }: Pick<Item, 'id'>): Promise<void> {
  try {
    await client.library.acceptChange({ id });
    showToast({ message: words.used });
  } catch (error) {
    showFailureToast(words.notFound, error);
  }
}

/** Lets the user choose a folder in which the files of all items that lack theirs are looked for, until `signal` aborts. */
export async function findInFolder(signal: AbortSignal): Promise<void> {
  try {
    const result = await client.library.relinkInFolder({}, { signal });
    if (result) showToast({ message: words.searched(result) });
  } catch (error) {
    if (!signal.aborted) showFailureToast(words.notSearched, error);
  }
}
