import { Button } from '@mantine/core';
import { IconArchive, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { texts as collectionTexts } from '../../../ui/collection/collection-texts.ts';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { NothingListed, SidebarGroup, SidebarList } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { ItemBin } from '../../../ui/kinds/item-bin.tsx';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { newChat } from '../conversation/chat-actions.ts';
import { useConversations, useOpenChat } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import { ChatRow } from './chat-row.tsx';
import { FoundInChats } from './found-in-chats.tsx';
import { groupChats } from './group-chats.ts';
import classes from './list.module.css';

const MINUTE_MS = 60_000;

/** The chats there are, and where words are in them. */
export function ListColumn() {
  const [search, setSearch] = useState('');
  return (
    <>
      <PanelHeader title={texts.title}>
        <Button
          size="compact-sm"
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
          onClick={() => void newChat()}
        >
          {texts.new}
        </Button>
      </PanelHeader>
      <div className={sidebar.tools}>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
      </div>
      <SidebarList>
        {search.trim() === '' ? (
          <AllChats />
        ) : (
          <FoundInChats query={search.trim()} back={{ label: collectionTexts.clearSearch, run: () => setSearch('') }} />
        )}
      </SidebarList>
    </>
  );
}

function AllChats() {
  const { data, error, refetch } = useConversations();
  const { id: openId } = useOpenChat();
  const [showsArchive, setShowsArchive] = useState(false);
  const nowMs = useNow(true, MINUTE_MS);
  if (error) return <FailureNotice failure={apiFailure(error)} steps={{ retry: () => void refetch() }} />;
  if (!data) return null;
  const groups = groupChats(data, nowMs);
  const archivedCount = data.filter(({ isArchived }) => isArchived).length;
  const shown = groups.filter(({ group }) => group !== 'archived' || showsArchive);
  return (
    <>
      {data.length === 0 ? <NothingListed text={texts.none} /> : null}
      {shown.map(({ group, rows }) => (
        <SidebarGroup key={group} title={texts.groups[group]}>
          <ul className={sidebar.rows}>
            {rows.map((row) => (
              <ChatRow key={row.id} row={row} nowMs={nowMs} isOpen={row.id === openId} />
            ))}
          </ul>
        </SidebarGroup>
      ))}
      {archivedCount > 0 ? (
        <button
          type="button"
          className={classes.archive}
          aria-expanded={showsArchive}
          onClick={() => setShowsArchive(!showsArchive)}
        >
          <IconArchive size={16} stroke={1.6} aria-hidden />
          {texts.showArchive(archivedCount)}
        </button>
      ) : null}
      <ItemBin kind="conversation" />
    </>
  );
}
