import { Menu } from '@mantine/core';
import { IconDots, IconFileExport } from '@tabler/icons-react';
import { client } from '../../api/client.ts';
import { showToast } from '../../ui/feedback/toasts/toasts.tsx';
import { showFailureToast } from '../../ui/feedback/toasts/failure-toast.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TEXTS } from './texts.ts';

/** Writes the log of all remembered tasks, also of dismissed ones, into a folder that the user chooses. */
export function LogMenu() {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton aria-label={TEXTS.log.menu}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {(['csv', 'json'] as const).map((format) => (
          <Menu.Item
            key={format}
            leftSection={<IconFileExport size={15} stroke={1.6} />}
            onClick={() => void exportLog(format)}
          >
            {TEXTS.log.export[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

async function exportLog(format: 'csv' | 'json'): Promise<void> {
  try {
    const written = await client.jobs.exportLog({ format });
    if (written) showToast({ message: TEXTS.log.exported(written.fileName, written.folder) });
  } catch (error) {
    showFailureToast(TEXTS.log.failed, error);
  }
}
