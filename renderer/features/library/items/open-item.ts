import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import type {
  FoundLine,
  LibraryRow,
  RelatedItem,
  SpokenMoment,
} from '../../../../shared/domain/library/search/library-row.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { itemRoute } from '../../../ui/kinds/item-route.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { playItem, playRow } from '../../../ui/items/play-item.ts';

/**
 * Opens an item in its panel, at the line that was found in it. What no panel opens is seen through what was made of it: a
 * recording through the newest transcript in which `search` is found, else the newest, a take through its line of the script.
 * Where there is nothing of the kind it is played.
 */
export async function openItem(row: LibraryRow, search = ''): Promise<void> {
  if (openInPanel(row, row.found, search)) return;
  try {
    const { usedIn, ownerLineId } = await client.library.details({ id: row.id });
    const users = usedIn.filter((item) => itemRoute(item) !== null);
    const place = ownerLineId === null ? await foundIn(users, search) : null;
    const user = place?.user ?? users[0];
    const lineId = place?.lineId ?? ownerLineId;
    if (!user || !openInPanel(user, lineId === null ? null : { lineId }, search)) playFound(row);
  } catch (error) {
    showFailureToast(texts.items.notOpened(row.title), error);
  }
}

/** Plays from where the searched words were heard, else from the beginning or on. */
function playFound(row: LibraryRow): void {
  const startMs = row.found?.startMs ?? null;
  if (row.playable === null || startMs === null) playRow(row);
  else playItem({ ...row, playable: row.playable }, startMs);
}

/** The first of the items in which `search` is found, and its line. */
async function foundIn(items: readonly RelatedItem[], search: string) {
  if (search === '') return null;
  for (const user of items) {
    const { row } = await client.library.details({ id: user.id, words: search });
    if (row.found?.lineId != null) return { user, lineId: row.found.lineId };
  }
  return null;
}

/** False where no panel opens items of that kind. `found` is the line that is shown there. */
export function openInPanel(
  item: { id: ItemId; kind: ItemKind },
  found: Pick<FoundLine, 'lineId'> | null,
  search: string,
): boolean {
  const route = itemRoute(item);
  if (!route) return false;
  const lineId = found?.lineId ?? null;
  navigate(route.panel, ...route.path, ...(lineId === null ? [] : [lineId, search].filter(Boolean)));
  return true;
}

/** Opens an image in the editor, which is in the Images panel. */
export const editImage = (id: ItemId): void => navigate('images', id, 'edit');

/** Plays from a moment on, and opens the transcript there; a recording without one is only played. */
export function openMoment(moment: SpokenMoment, search: string): void {
  const { itemId, title, lineId, startMs, playable } = moment;
  if (playable) playItem({ title, kind: 'recording', playable }, startMs);
  if (lineId !== null) navigate('transcribe', itemId, lineId, ...(search === '' ? [] : [search]));
}
