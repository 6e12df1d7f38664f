import { Menu } from '@mantine/core';
import { IconDots, IconFileExport } from '@tabler/icons-react';
import { client } from '../../api/client.ts';
import { showToast } from '../../ui/feedback/toasts/toasts.tsx';
import { showFailureToast } from '../../ui/feedback/toasts/failure-toast.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { EndStepItems } from './end-step/end-step-items.tsx';
import { TEXTS } from './texts.ts';

/** What follows when all tasks end, while there are any; and the log of all remembered ones, also dismissed, as a file. */
export function LogMenu({ hasActive }: { hasActive: boolean }) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <IconButton aria-label={TEXTS.log.menu}>
          <IconDots size={16} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {hasActive ? (
          <>
            <EndStepItems />
            <Menu.Divider />
          </>
        ) : null}
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
