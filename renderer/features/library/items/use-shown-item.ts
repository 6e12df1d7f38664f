import { useEffect, useEffectEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { replaceRoute, useRoute } from '../../../ui/layout/navigation.ts';
import { searchOf, showEverything, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { useFound } from './found/found-context.tsx';
import type { FoundHead } from './found/found-query.ts';

/** Selects the item that the address names, among everything: `library/<id>`, with `/look` at the end it is looked at. */
export function useShownItem(): void {
  const { panel, path } = useRoute();
  const { head } = useFound();
  const [id = '', how = ''] = panel === 'library' ? path : [];
  const show = useEffectEvent(() => {
    if (id === '' || !head) return;
    // What is shown must be everything before an item has a place in it.
    if (searchOf(useLibrary.getState()) !== '') showEverything();
    else if (head.query === '') void selectShown(id as ItemId, { head, isLooking: how === 'look' });
  });
  useEffect(() => show(), [id, head]);
}

async function selectShown(id: ItemId, { head, isLooking }: { head: FoundHead; isLooking: boolean }): Promise<void> {
  try {
    const ids = await client.library.ids({ query: head.query, sort: head.sort, isStacked: head.isStacked });
    const at = ids.indexOf(id);
    if (at < 0 && head.isStacked) {
      // One of several variations has a place of its own only beside the others.
      useLibrary.setState({ isStacked: false });
      return;
    }
    replaceRoute('library');
    if (at < 0) showToast({ message: texts.items.notShown });
    else useLibrary.setState({ selection: selectOne(id), at, anchorAt: at, shownAt: at, isLooking });
  } catch (error) {
    showFailureToast(texts.items.notShown, error);
  }
}
