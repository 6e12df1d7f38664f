import {
  IconArchive,
  IconArchiveOff,
  IconFolderMinus,
  IconFolderPlus,
  IconHandStop,
  IconPencil,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import { DocumentRow } from '../../../ui/collection/sidebar/document-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { organise } from '../../../ui/items/actions/organise-items.ts';
import { binItem } from '../../../ui/kinds/item-bin.tsx';
import { renameChat, updateChat } from '../conversation/chat-actions.ts';
import { leaveChat } from '../conversation/opened-chat.ts';
import { texts } from '../texts.ts';
import { moveChat } from './chat-order.ts';
import { formatWhen } from '../conversation/format-when.ts';
import { useChatList } from './list-store.ts';
import classes from './list.module.css';

/**
 * One chat: its title, its last words, and when that was or what it waits for. `group` are the rows that it is moved among; null where
 * the user doesn’t order them.
 */
export const ChatRow = memo(function ChatRow(props: {
  row: ConversationRow;
  nowMs: number;
  isOpen: boolean;
  group?: readonly ConversationRow[] | null;
}) {
  const { row, nowMs, isOpen, group = null } = props;
  const { id, title, isPinned, isArchived, lastWords } = row;
  return (
    <DocumentRow
      title={title}
      route={{ panel: 'chat', path: [id] }}
      isOpen={isOpen}
      fieldLabel={texts.titleField}
      rename={(name) => void renameChat(id, name)}
      order={
        group && {
          id,
          list: { rows: group, move: (moved, before) => moveChat(group, moved.id as ItemId, before as ItemId | null) },
        }
      }
      moveToBin={() => void binItem({ id, kind: 'conversation', title }, leaveChat)}
      actions={[
        {
          label: isPinned ? texts.unpin : texts.pin,
          icon: isPinned ? IconPinnedOff : IconPin,
          key: 'P',
          run: () => void updateChat(id, { isPinned: !isPinned }),
        },
        {
          label: isArchived ? texts.unarchive : texts.archive,
          icon: isArchived ? IconArchiveOff : IconArchive,
          key: null,
          run: () => void updateChat(id, { isArchived: !isArchived }),
        },
        {
          label: texts.addToFolder,
          icon: IconFolderPlus,
          key: null,
          run: () => useChatList.setState({ filing: [id] }),
        },
        ...row.folders.map((folder) => ({
          label: texts.takeOut(folder),
          icon: IconFolderMinus,
          key: null,
          run: () => void organise([id], { removeFolders: [folder] }, texts.takenOut(title, folder)),
        })),
      ]}
      isStacked
    >
      <span className={`${classes.head} ${classes.ofRow}`}>
        <span className={sidebar.title} title={title}>
          {title}
        </span>
        <State row={row} nowMs={nowMs} />
      </span>
      <span className={sidebar.facts}>{lastWords === '' ? '\u00a0' : lastWords}</span>
    </DocumentRow>
  );
});

/** What it waits for, else when something was said last. */
function State({ row, nowMs }: { row: ConversationRow; nowMs: number }) {
  if (row.needsApproval) {
    return (
      <span className={classes.state} data-tone="warn">
        <IconHandStop size={14} stroke={1.6} role="img" aria-label={texts.needsApproval} />
      </span>
    );
  }
  if (row.isAnswering) return <span className={classes.ring} role="img" aria-label={texts.answering} />;
  if (row.hasDraft) {
    return (
      <span className={classes.state}>
        <IconPencil size={13} stroke={1.6} aria-hidden />
        {texts.draft}
      </span>
    );
  }
  return <span className={classes.state}>{formatWhen(row.lastMessageAtMs, nowMs)}</span>;
}
