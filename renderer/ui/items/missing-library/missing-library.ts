import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { confirm } from '../../feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { navigate } from '../../layout/navigation.ts';
import { missingLibraryTexts as words } from './missing-library-texts.ts';

/** Lets the user choose the folder in which the library is now. */
export async function findLibraryFolder(): Promise<void> {
  try {
    const located = await client.app.locateLibrary();
    if (located) showToast({ message: words.found(located.libraryFolder) });
  } catch (error) {
    showFailureToast(words.notFound, error);
  } finally {
    await lookAgain();
  }
}

/** Makes the folder again once the user has said that its files are lost. */
export async function createEmptyLibrary(folder: string): Promise<void> {
  if (!(await confirm(words.question(folder)))) return;
  try {
    await client.app.createEmptyLibrary();
    showToast({ message: words.created });
  } catch (error) {
    showFailureToast(words.notCreated, error);
  } finally {
    await lookAgain();
  }
}

/** Whatever was read of files may be different now, and core's facts have not changed. */
const lookAgain = (): Promise<void> => queryClient.invalidateQueries();

/** Says that the library's folder is missing, when the window has opened. Resolves with whether it is. Never throws. */
export async function offerMissingLibrary(): Promise<boolean> {
  const moves = await client.app.libraryMoves().catch(() => null);
  if (!moves?.isMissing) return false;
  showToast({ message: words.what, action: { label: words.show, run: () => navigate('settings', 'library') } });
  return true;
}
