import { useInfiniteQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { api, client } from '../../api/client.ts';
import { BinList } from '../collection/bin/bin-list.tsx';
import { texts } from '../collection/bin/bin-texts.ts';
import { binWithUndo, restoreFromBin } from '../collection/bin/bin-with-undo.ts';
import { announce } from '../feedback/announcer.tsx';
import { confirm } from '../feedback/confirm-dialog.tsx';
import { showFailureToast } from '../feedback/toasts/failure-toast.ts';
import { currentRoute, navigate } from '../layout/navigation.ts';
import { itemRoute } from './item-route.ts';
import { SHOWN_KINDS } from './shown-kinds.ts';

const PAGE = 50;

type Item = { id: ItemId; kind: ItemKind; title: string };

/** The items of a kind that are in the bin. */
export function ItemBin({ kind }: { kind: ItemKind }) {
  const pages = useInfiniteQuery({
    queryKey: [...api.library.page.key(), 'bin', kind],
    queryFn: ({ pageParam }) =>
      client.library.page({ kind, bin: true, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  return (
    <BinList
      entries={pages.data?.pages.flatMap((page) => page.items) ?? []}
      showMore={pages.hasNextPage ? () => void pages.fetchNextPage() : null}
      restore={(item) => void restoreFromBin({ title: item.title, restore: () => restoreItem(item) })}
      remove={(item) => void removeForGood(item)}
    />
  );
}

/** Moves an item to the bin, with undo. If it is open, `leave` makes its panel forget it, and the panel shows none. */
export function binItem(item: Item, leave: () => void): Promise<boolean> {
  return binWithUndo({
    title: item.title,
    restore: () => restoreItem(item),
    move: async () => {
      await client.organisation.bin({ refs: [itemRef(item.id)] });
      const { panel, path } = currentRoute();
      if (path[0] !== item.id) return;
      leave();
      navigate(panel);
    },
  });
}

async function restoreItem(item: Item): Promise<void> {
  await client.organisation.restore({ refs: [itemRef(item.id)] });
  const route = itemRoute(item);
  if (route) navigate(route.panel, ...route.path);
}

async function removeForGood({ id, title, kind }: Item): Promise<void> {
  const isSure = await confirm({
    title: texts.ask(title),
    text: SHOWN_KINDS[kind].lost,
    confirm: texts.remove,
    cancel: texts.keep,
    isDanger: true,
  });
  if (!isSure) return;
  try {
    await client.library.deleteForGood({ ids: [id] });
    announce(texts.removed(title));
  } catch (error) {
    showFailureToast(texts.notRemoved(title), error);
  }
}
