import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { client } from '../../../../api/client.ts';
import { selectOne } from '../../../../ui/collection/list/list-selection.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { useLibrary } from '../../library-store.ts';
import { texts } from '../../texts.ts';
import type { FoundHead } from './found-query.ts';

/** What is far away is read before it is drawn. */
const FRAMES = 120;

/** Scrolls to the item at a place, whose group is at the top then, selects it and gives it the keyboard. */
export async function jumpTo({ query, sort, isStacked }: FoundHead, at: number): Promise<void> {
  try {
    const [id] = await client.library.ids({ query, sort, isStacked, offset: at, limit: 1 });
    if (id === undefined) return;
    useLibrary.setState({ selection: selectOne(id), at, anchorAt: at, topAt: { at } });
    focusOnceDrawn(id, FRAMES);
  } catch (error) {
    showFailureToast(texts.days.notShown, error);
  }
}

function focusOnceDrawn(id: ItemId, framesLeft: number): void {
  const cell = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
  if (cell) cell.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusOnceDrawn(id, framesLeft - 1));
}
