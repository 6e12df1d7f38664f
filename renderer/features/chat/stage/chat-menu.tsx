import { Menu } from '@mantine/core';
import { IconDots, IconFileExport } from '@tabler/icons-react';
import { CONVERSATION_FORMATS } from '../../../../shared/domain/conversation/conversation-export.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { exportChat } from '../conversation/export-chat.ts';
import { texts } from '../texts.ts';

/** What can be done with the open chat as a whole. */
export function ChatMenu({ id }: { id: ItemId }) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton aria-label={texts.export.menu}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {CONVERSATION_FORMATS.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<IconFileExport size={15} stroke={1.6} />}
            onClick={() => void exportChat(id, format)}
          >
            {texts.export.as[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
