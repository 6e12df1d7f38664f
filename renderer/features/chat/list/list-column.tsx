import { Button, Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck, IconListCheck, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { texts as collectionTexts } from '../../../ui/collection/collection-texts.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { SidebarList } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LabelDialog } from '../../../ui/items/labels/label-dialog.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { beginChat } from '../beginning/begin-chat.ts';
import { useConversations } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import { AllChats } from './all-chats.tsx';
import { ArchiveBar } from './archive-bar.tsx';
import { useChatOrder } from './chat-order.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { FoundInChats } from './found-in-chats.tsx';
import { CHAT_ORDERS } from './group-chats.ts';
import classes from './list.module.css';
import { beginSelecting, endSelecting, useChatList } from './list-store.ts';

/** The chats there are, and where words are in them. */
export function ListColumn() {
  const [search, setSearch] = useState('');
  const rows = useConversations().data ?? [];
  const isSelecting = useChatList((state) => state.selection !== null);
  const filing = useChatList((state) => state.filing);
  useEscapeEndsSelecting(isSelecting && filing === null);
  const toggle = useToggleAfterSelecting(isSelecting);
  return (
    <>
      <PanelHeader title={texts.title}>
        <IconButton
          ref={toggle}
          aria-label={texts.selecting.begin}
          aria-pressed={isSelecting}
          disabled={rows.length === 0}
          onClick={isSelecting ? endSelecting : beginSelecting}
        >
          <IconListCheck size={16} stroke={1.6} />
        </IconButton>
        <Button
          size="compact-sm"
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
          onClick={() => void beginChat()}
        >
          {texts.new}
        </Button>
      </PanelHeader>
      <div className={sidebar.tools}>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        <OrderMenu />
      </div>
      <SidebarList>
        {search.trim() === '' ? (
          <AllChats />
        ) : (
          <FoundInChats query={search.trim()} back={{ label: collectionTexts.clearSearch, run: () => setSearch('') }} />
        )}
      </SidebarList>
      {search.trim() === '' ? <ArchiveBar rows={rows} /> : null}
      <ChosenBar rows={rows} />
      <LabelDialog
        kind={filing === null ? null : 'folder'}
        count={filing?.length ?? 0}
        selectedIds={() => filing ?? []}
        done={endSelecting}
        close={() => useChatList.setState({ filing: null })}
      />
    </>
  );
}

/** The bar for what is chosen goes with whoever has the keyboard: where no row takes it, the button that began choosing does. */
function useToggleAfterSelecting(isSelecting: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = toggle.current;
    if (!isSelecting) return;
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body) button?.focus();
      });
  }, [isSelecting]);
  return toggle;
}

/** Escape in the list ends choosing, unless something over it takes the key: a menu, or a search that is cleared. */
function useEscapeEndsSelecting(isSelecting: boolean): void {
  useEffect(() => {
    if (!isSelecting) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isInList = target instanceof Element && target.closest('[data-region="list"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && isInList) endSelecting();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isSelecting]);
}

/** In which order chats are listed. */
function OrderMenu() {
  const order = useChatOrder((state) => state.order);
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton className={classes.order ?? ''} aria-label={texts.order.menu}>
          <IconArrowsSort size={16} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {CHAT_ORDERS.map((each) => (
          <Menu.Item
            key={each}
            aria-current={each === order || undefined}
            leftSection={each === order ? <IconCheck size={15} stroke={1.6} /> : <span className={classes.unchecked} />}
            onClick={() => useChatOrder.setState({ order: each })}
          >
            {texts.order.orders[each]}
          </Menu.Item>
        ))}
        {order === 'own' ? <Menu.Label>{texts.order.hint}</Menu.Label> : null}
      </Menu.Dropdown>
    </Menu>
  );
}
