import { IconArchive } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import { useOpenChat } from '../conversation/use-conversation.ts';
import { texts } from '../texts.ts';
import { archivedIn, useChatList } from './list-store.ts';
import classes from './list.module.css';

/** At the foot of the list: how many chats are archived. Pressed, the list shows them instead of the others. */
export function ArchiveBar({ rows }: { rows: readonly ConversationRow[] }) {
  const { folder, showsArchive } = useChatList();
  const count = archivedIn(rows, folder).length;
  useLeaveArchive(rows, count === 0);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={classes.archive}
      aria-pressed={showsArchive}
      onClick={() => useChatList.setState({ showsArchive: !showsArchive })}
    >
      <IconArchive size={16} stroke={1.6} aria-hidden />
      <span>{texts.groups.archived}</span> <span className={classes.count}>{count.toLocaleString('en')}</span>
    </button>
  );
}

/** The other chats are listed again when one of them is opened, as a new one is, and when none is archived any more. */
function useLeaveArchive(rows: readonly ConversationRow[], isEmpty: boolean): void {
  const { id } = useOpenChat();
  const isOther = id !== null && rows.some((row) => row.id === id && !row.isArchived);
  const leave = useEffectEvent(() => {
    if (isOther || isEmpty) useChatList.setState({ showsArchive: false });
  });
  useEffect(() => leave(), [id, isOther, isEmpty]);
}
