import { Button } from '@mantine/core';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { failureReference } from '../../../api/connection/api-failure.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import { engineForPanel } from '../../../../shared/domain/settings/panel-engines.ts';
import { currentSettings, usePanelEngine } from '../../../api/settings/settings.ts';
import { ErrorNotice } from '../../../ui/feedback/failures/error-notice.tsx';
import { SETTINGS_STEPS, STEP_LABELS } from '../../../ui/feedback/failures/failure-steps.ts';
import { saveSettingsOrToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';

/** Why the list of voices couldn't load, what is shown in its place, and what to do: fix it, or use local voices. */
export function ListFailure(props: {
  failure: FailureRecord & { incidentId?: string | null };
  /** How many voices of an earlier list are shown. */
  storedCount: number;
  retry: () => void;
}) {
  const { failure, storedCount, retry } = props;
  const engine = usePanelEngine('voices');
  const { what, why, step, tone } = failureText(failure);
  const words = texts.list.failure;
  const act = step === 'retry' ? retry : step === 'none' ? undefined : SETTINGS_STEPS[step];
  return (
    <ErrorNotice
      what={words.what}
      why={words.why(what, why, storedCount)}
      tone={tone}
      reference={failureReference(failure)}
    >
      {act && step !== 'none' ? (
        <Button size="compact-sm" onClick={act}>
          {STEP_LABELS[step]}
        </Button>
      ) : null}
      {act === retry ? null : (
        <Button size="compact-sm" onClick={retry}>
          {STEP_LABELS.retry}
        </Button>
      )}
      {engine === 'cloud' ? (
        <Button
          size="compact-sm"
          onClick={() => void saveSettingsOrToast(engineForPanel(currentSettings(), 'voices', 'local'))}
        >
          {words.useLocal}
        </Button>
      ) : null}
    </ErrorNotice>
  );
}
