import { Button } from '@mantine/core';
import { client } from '../../../api/client.ts';
import { useSettings } from '../../../api/settings/settings.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';

const choose = () => orToast(client.settings.chooseExportFolder());
const reset = () => orToast(client.settings.resetExportFolders());

/** Where dialogs for exports begin. The folder is chosen in a dialog of the system: the page sets no path. */
export function ExportFolderRow() {
  const { folder } = useSettings().exports;
  return (
    <SettingRow id="exportFolder" isWide isChanged={folder !== null} onReset={() => void reset()}>
      <div className={classes.line}>
        <span className={classes.path} data-selectable>
          {folder ?? TEXTS.noExportFolder}
        </span>
        <Button onClick={() => void choose()}>{TEXTS.chooseExportFolder}</Button>
      </div>
    </SettingRow>
  );
}

async function orToast(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    showFailureToast(TEXTS.exportFolderFailed, error);
  }
}
