import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import type { FoundLine, LibraryRow, SpokenMoment } from '../../../../shared/domain/library/search/library-row.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/failure-toast.ts';
import { itemRoute } from '../../../ui/kinds/item-route.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { playItem, playRow } from './play-item.ts';

/**
 * Opens an item in its panel, at the line that was found in it. What no panel opens is seen through what was made of it: a
 * recording through its newest transcript, a take through its script. Where there is nothing of the kind it is played.
 */
export async function openItem(row: LibraryRow, search = ''): Promise<void> {
  if (openInPanel(row, row.found, search)) return;
  try {
    const { usedIn } = await client.library.details({ id: row.id });
    const user = usedIn.find((item) => itemRoute(item) !== null);
    if (!user || !openInPanel(user, null, search)) playRow(row);
  } catch (error) {
    showFailureToast(texts.items.notOpened(row.title), error);
  }
}

/** False where no panel opens items of that kind. */
export function openInPanel(item: { id: ItemId; kind: ItemKind }, found: FoundLine | null, search: string): boolean {
  const route = itemRoute(item);
  if (!route) return false;
  const isLine = found !== null && found.lineId !== null && found.startMs !== null;
  navigate(route.panel, ...route.path, ...(isLine ? [found.lineId ?? '', search] : []));
  return true;
}

/** Opens a transcript at a moment and plays from there. */
export function openMoment(moment: SpokenMoment, search: string): void {
  const { transcriptId, title, lineId, startMs, playable } = moment;
  if (playable) playItem({ title, kind: 'recording', playable }, startMs);
  navigate('transcribe', transcriptId, lineId, ...(search === '' ? [] : [search]));
}
