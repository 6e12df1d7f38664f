import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { client } from '../../../api/client.ts';
import type { Action } from '../../actions/action-registry.ts';
import { announce } from '../../feedback/announcer.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { texts } from '../items-texts.ts';

/** A result was opened or played: it is no longer new. What is not new is left alone. */
export function noteSeen({ id, isNew }: Pick<LibraryRow, 'id' | 'isNew'>): void {
  if (isNew) void mark(() => client.library.markSeen({ ids: [id] }));
}

/** The command that marks all results of a kind as seen; null for every kind. */
export const seenAction = (kind: ItemKind | null, enabled: boolean): Action => ({
  run: () =>
    void mark(async () => {
      await client.library.markAllSeen({ kind });
      announce(texts.allSeen);
    }),
  enabled,
});

async function mark(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showFailureToast(texts.notSeen, error);
  }
}
