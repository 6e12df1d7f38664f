import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconRestore, IconTrashX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import { api, client } from '../../api/client.ts';
import { announce } from '../feedback/announcer.tsx';
import { confirm } from '../feedback/confirm-dialog.tsx';
import { tellFailure } from '../feedback/tell-failure.ts';
import { SHOWN_KINDS } from '../kinds/shown-kinds.ts';
import { itemRoute } from '../kinds/item-route.ts';
import { navigate } from '../layout/navigation.ts';
import classes from './bin-list.module.css';
import { texts } from './bin-texts.ts';

const PAGE = 50;
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

/** What of a kind is in the bin, under a row that opens it: restore it, or delete it permanently. Nothing while it is empty. */
export function BinList({ kind }: { kind: ItemKind }) {
  const [isOpen, setOpen] = useState(false);
  const { items, hasMore, showMore } = useBin(kind);
  if (items.length === 0) return null;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className={classes.bin}>
      <button type="button" className={classes.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon size={13} stroke={1.6} aria-hidden />
        {texts.title(items.length)}
        {hasMore ? '+' : ''}
      </button>
      {isOpen ? (
        <ul className={classes.rows}>
          {items.map((item) => (
            <BinRow key={item.id} item={item} />
          ))}
        </ul>
      ) : null}
      {isOpen && hasMore ? (
        <Button variant="subtle" size="compact-sm" m="0.5rem" onClick={showMore}>
          {texts.showMore}
        </Button>
      ) : null}
    </section>
  );
}

function useBin(kind: ItemKind) {
  const pages = useInfiniteQuery({
    queryKey: [...api.library.page.key(), 'bin', kind],
    queryFn: ({ pageParam }) =>
      client.library.page({ kind, bin: true, limit: PAGE, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  });
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  return { items, hasMore: pages.hasNextPage, showMore: () => void pages.fetchNextPage() };
}

function BinRow({ item }: { item: LibraryItem }) {
  const { id, title, binnedAtMs } = item;
  const restore = async () => {
    try {
      await client.library.restore({ ids: [id] });
      announce(texts.restored(title));
      const route = itemRoute(item);
      if (route) navigate(route.panel, ...route.path);
    } catch (error) {
      tellFailure(texts.notRestored(title), error);
    }
  };
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.title} title={title}>
          {title}
        </span>
        {binnedAtMs === null ? null : <span className={classes.facts}>{texts.binnedOn(day.format(binnedAtMs))}</span>}
      </span>
      <RowButton label={texts.restore} name={texts.restoreNamed(title)} run={() => void restore()} icon={IconRestore} />
      <RowButton
        label={texts.remove}
        name={texts.removeNamed(title)}
        run={() => void removeForGood(item)}
        icon={IconTrashX}
      />
    </li>
  );
}

function RowButton(props: { label: string; name: string; run: () => void; icon: typeof IconRestore }) {
  const { label, name, run, icon: Icon } = props;
  return (
    <Tooltip label={label}>
      <ActionIcon size="1.5rem" aria-label={name} onClick={run}>
        <Icon size={15} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

async function removeForGood({ id, title, kind }: LibraryItem): Promise<void> {
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
    tellFailure(texts.notRemoved(title), error);
  }
}
