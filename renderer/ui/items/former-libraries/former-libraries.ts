import type { FormerLibrary } from '../../../../shared/domain/library/upkeep/library-moves.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { confirm } from '../../feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { navigate } from '../../layout/navigation.ts';
import { formerToOffer } from './former-to-offer.ts';
import { formerTexts as words } from './former-texts.ts';

/** Removes what was copied out of a former library, once the user has said so with folder and size in view. */
export async function removeFormer(former: FormerLibrary): Promise<void> {
  if (!(await confirm(words.question(former)))) return;
  try {
    showToast({ message: words.removed(await client.app.removeFormerLibrary({ id: former.id })) });
  } catch (error) {
    showFailureToast(words.notRemoved, error);
  } finally {
    await lookAgain();
  }
}

/** Leaves it where it is, and says no more of it. */
export async function keepFormer({ id }: FormerLibrary): Promise<void> {
  try {
    await client.app.keepFormerLibrary({ id });
  } catch (error) {
    showFailureToast(words.notKept, error);
  } finally {
    await lookAgain();
  }
}

/** Nothing of core's own changes what moves left, so nothing else tells. */
async function lookAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: api.app.libraryMoves.key() });
  await queryClient.invalidateQueries({ queryKey: api.library.storage.key() });
}

/** Says once, when the window has opened, that a former library waits for a decision. Never throws. */
export async function offerFormer(): Promise<void> {
  const moves = await client.app.libraryMoves().catch(() => null);
  const first = moves && formerToOffer(moves.former, performance.timeOrigin);
  if (!first) return;
  showToast({
    message: words.stillThere(first),
    action: { label: words.show, run: () => navigate('settings', 'library') },
  });
}
