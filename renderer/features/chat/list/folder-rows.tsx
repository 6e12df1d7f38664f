import { IconFolder } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { ConversationRow } from '../../../../shared/domain/conversation/conversation.ts';
import { ChoiceRow } from '../../../ui/collection/sidebar/choice-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import { countLabels } from '../../../ui/organisation/count-labels.ts';
import { texts } from '../texts.ts';
import { toggleFolder, useChatList } from './list-store.ts';

/** The folders that chats are in; one of them narrows the list. */
export function FolderRows({ rows }: { rows: readonly ConversationRow[] }) {
  const chosen = useChatList((state) => state.folder);
  const folders = useMemo(
    () =>
      countLabels(
        rows.map((row) => row.folders),
        chosen,
      ),
    [rows, chosen],
  );
  if (folders.length === 0) return null;
  return (
    <SidebarGroup isPlain title={texts.folders}>
      <ul className={sidebar.rows}>
        {folders.map(({ name, count }) => (
          <ChoiceRow
            key={name}
            icon={<IconFolder size={16} stroke={1.6} />}
            name={name}
            fact={String(count)}
            tone={chosen === name ? 'accent' : undefined}
            isPressed={chosen === name}
            onClick={() => toggleFolder(name)}
          />
        ))}
      </ul>
    </SidebarGroup>
  );
}
