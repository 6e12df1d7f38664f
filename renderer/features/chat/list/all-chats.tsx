import { apiFailure } from '../../../api/connection/api-failure.ts';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { NothingListed, SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { ItemBin } from '../../../ui/kinds/item-bin.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { useConversations, useOpenChat } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import { useChatOrder } from './chat-order.ts';
import { ChatRow } from './chat-row.tsx';
import { ChoiceOfChat } from './choice-of-chat.tsx';
import { FolderRows } from './folder-rows.tsx';
import { groupChats } from './group-chats.ts';
import { archivedIn, useChatList } from './list-store.ts';

const MINUTE_MS = 60_000;

/** All chats, or those of a folder, by when something was said in them or in the user’s own order. */
export function AllChats() {
  const { data, error, refetch } = useConversations();
  const { id: openId } = useOpenChat();
  const folder = useChatList((state) => state.folder);
  const chosen = useChatList((state) => state.selection?.ids);
  const wantsArchive = useChatList((state) => state.showsArchive);
  const nowMs = useNow(true, MINUTE_MS);
  const sort = useChatOrder((state) => state.order);
  if (error) return <FailureNotice failure={apiFailure(error)} steps={{ retry: () => void refetch() }} />;
  if (!data) return null;
  const inFolder = folder === null ? data : data.filter(({ folders }) => folders.includes(folder));
  const groups = groupChats(inFolder, nowMs, sort);
  const showsArchive = wantsArchive && archivedIn(data, folder).length > 0;
  const shown = groups.filter(({ group }) => (group === 'archived') === showsArchive);
  const order = shown.flatMap(({ rows }) => rows.map(({ id }) => id));
  return (
    <>
      {data.length === 0 ? <NothingListed text={texts.none} /> : null}
      <FolderRows rows={data} />
      {shown.map(({ group, rows }) => (
        <SidebarGroup key={group} title={texts.groups[group]}>
          <ul className={sidebar.rows}>
            {rows.map((row) =>
              chosen ? (
                <ChoiceOfChat key={row.id} row={row} isChosen={chosen.has(row.id)} order={order} />
              ) : (
                <ChatRow
                  key={row.id}
                  row={row}
                  nowMs={nowMs}
                  isOpen={row.id === openId}
                  group={sort === 'own' && group !== 'archived' ? rows : null}
                />
              ),
            )}
          </ul>
        </SidebarGroup>
      ))}
      <ItemBin kind="conversation" />
    </>
  );
}
