import { Popover } from '@mantine/core';
import { IconHistory, IconMessageCircle, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Conversation, ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import { moveInRows } from '../../../ui/collection/list/move-in-rows.ts';
import rowClasses from '../../../ui/collection/list/popover-rows.module.css';
import { SearchField } from '../../../ui/collection/search-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useAssistantTab } from '../../../ui/layout/assistant-tab.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { formatWhen } from '../conversation/format-when.ts';
import { texts } from '../texts.ts';
import { beginPaneChat } from './pane-chat.ts';
import { usePane } from '../conversation/pane-store.ts';
import classes from './pane.module.css';

const words = texts.pane;
const SHOWN_CHATS = 50;

/** Whoever begins a chat wants to write in it. */
async function begin(rows: readonly ConversationRow[]): Promise<void> {
  await beginPaneChat(rows);
  useAssistantTab.setState({ wantsFocus: true });
}

/** Which chat stands beside the panel, with the ways to another one. */
export function PaneHead({ chat, rows }: { chat: Conversation | null; rows: readonly ConversationRow[] }) {
  return (
    <header className={classes.head}>
      <h2 title={chat?.title}>{chat?.title ?? ''}</h2>
      <ChatMenu rows={rows} openId={chat?.id ?? null} />
      <IconButton aria-label={texts.newChat} onClick={() => void begin(rows)}>
        <IconPlus size={16} stroke={1.6} />
      </IconButton>
      <IconButton aria-label={words.openInChat} disabled={!chat} onClick={() => chat && navigate('chat', chat.id)}>
        <IconMessageCircle size={16} stroke={1.6} />
      </IconButton>
    </header>
  );
}

function ChatMenu({ rows, openId }: { rows: readonly ConversationRow[]; openId: string | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width="18rem" trapFocus returnFocus>
      <Popover.Target>
        <IconButton aria-label={words.chats} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconHistory size={16} stroke={1.6} />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.chats}>
        {isOpen ? <Chats rows={rows} openId={openId} close={() => setOpen(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function Chats(props: { rows: readonly ConversationRow[]; openId: string | null; close: () => void }) {
  const { rows, openId, close } = props;
  const [search, setSearch] = useState('');
  const nowMs = useNow(false);
  const sought = search.trim().toLowerCase();
  const found = rows.filter(({ title, isArchived }) => !isArchived && title.toLowerCase().includes(sought));
  return (
    <div onKeyDown={moveInRows} role="presentation">
      <SearchField isFirst label={words.findChat} value={search} onChange={setSearch} />
      <ul className={classes.chats}>
        {found.slice(0, SHOWN_CHATS).map(({ id, title, lastMessageAtMs }) => (
          <li key={id} className={rowClasses.row}>
            <button
              type="button"
              className={rowClasses.choose}
              data-row
              aria-current={id === openId || undefined}
              onClick={() => {
                usePane.setState({ chatId: id, failure: null });
                close();
              }}
            >
              <span className={rowClasses.name}>{title}</span>
              <span className={classes.when}>{formatWhen(lastMessageAtMs, nowMs)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <p className={rowClasses.quiet} role="status">
          {sought === '' ? texts.none : words.noChat(search)}
        </p>
      ) : null}
    </div>
  );
}
