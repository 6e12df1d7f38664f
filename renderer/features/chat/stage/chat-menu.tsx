import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { exportChats } from '../conversation/export/export-chat.ts';
import { ExportMenuItems } from '../conversation/export/export-menu-items.tsx';
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
        <ExportMenuItems run={(format) => void exportChats([id], format)} />
      </Menu.Dropdown>
    </Menu>
  );
}
