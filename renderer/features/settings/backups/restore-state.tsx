import { Button } from '@mantine/core';
import type { BackupOverview } from '../../../../shared/domain/library/upkeep/backup.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { client } from '../../../api/client.ts';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import settings from '../settings.module.css';
import { texts } from './backup-texts.ts';

/** What the last start restored, or that the next one will. Nothing where neither is so. */
export function RestoreState({ overview: { backups, pending, outcome } }: { overview: BackupOverview }) {
  if (pending) {
    const cancel = () =>
      void client.backups.cancelRestore().catch((error: unknown) => showFailureToast(texts.notRestored, error));
    return (
      <ErrorNotice what={texts.pending} why={texts.pendingWhy} tone="warn">
        <Button size="compact-sm" onClick={() => hostBridge().restart()}>
          {texts.restart}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={cancel}>
          {texts.cancelRestore}
        </Button>
      </ErrorNotice>
    );
  }
  if (!outcome) return null;
  if (outcome.failure) return <ErrorNotice what={texts.notRestored} why={failureSentences(outcome.failure)} />;
  const restored = backups.find(({ id }) => id === outcome.id);
  return (
    <p className={settings.description} role="status">
      {restored ? texts.restored(formatDayAndTime(restored.createdAtMs)) : texts.restoredGone}
    </p>
  );
}
