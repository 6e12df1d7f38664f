import { Menu } from '@mantine/core';
import { IconArchive, IconFileExport, IconFolderPlus, IconTrash, IconX } from '@tabler/icons-react';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { texts as collectionTexts } from '../../../ui/collection/collection-texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { binItems } from '../../../ui/items/actions/organise-items.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { archiveChats } from '../conversation/chat-actions.ts';
import { exportChats } from '../conversation/export/export-chat.ts';
import { ExportMenuItems } from '../conversation/export/export-menu-items.tsx';
import { leaveChat } from '../conversation/opened-chat.ts';
import { useOpenChat } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import { endSelecting, useChatList } from './list-store.ts';
import classes from './list.module.css';

const words = texts.selecting;

/** What can be done with the chats that are chosen. */
export function ChosenBar({ rows }: { rows: readonly ConversationRow[] }) {
  const ids = useChatList((state) => state.selection?.ids);
  const { id: openId } = useOpenChat();
  if (!ids) return null;
  const chosen = rows.filter(({ id }) => ids.has(id));
  const chosenIds = chosen.map(({ id }) => id);
  const isNone = chosen.length === 0;
  const bin = () =>
    binItems(chosenIds, () => {
      endSelecting();
      if (openId === null || !ids.has(openId)) return;
      leaveChat();
      navigate('chat');
    });
  return (
    <div className={classes.bar} role="toolbar" aria-label={collectionTexts.selection}>
      <span role="status">
        {chosen.length.toLocaleString('en')}
        <span className={classes.word}> {words.chosen}</span>
      </span>
      <IconButton aria-label={words.file} disabled={isNone} onClick={() => useChatList.setState({ filing: chosenIds })}>
        <IconFolderPlus size={16} stroke={1.6} />
      </IconButton>
      <ExportMenu ids={chosenIds} />
      <IconButton
        aria-label={texts.archive}
        disabled={isNone}
        onClick={() => void archiveChats(chosenIds).then((isDone) => isDone && endSelecting())}
      >
        <IconArchive size={16} stroke={1.6} />
      </IconButton>
      <IconButton aria-label={collectionTexts.moveToBin} disabled={isNone} onClick={() => void bin()}>
        <IconTrash size={16} stroke={1.6} />
      </IconButton>
      <IconButton aria-label={words.end} onClick={endSelecting}>
        <IconX size={16} stroke={1.6} />
      </IconButton>
    </div>
  );
}

function ExportMenu({ ids }: { ids: readonly ItemId[] }) {
  return (
    <Menu position="top-end" returnFocus>
      <Menu.Target>
        <IconButton aria-label={words.export} disabled={ids.length === 0}>
          <IconFileExport size={16} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ExportMenuItems run={(format) => void exportChats(ids, format).then((isDone) => isDone && endSelecting())} />
      </Menu.Dropdown>
    </Menu>
  );
}
