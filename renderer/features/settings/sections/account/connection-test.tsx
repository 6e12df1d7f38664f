import { Button, CopyButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ConnectionCheck, ConnectionReport } from '../../../../../shared/domain/settings/services/connection.ts';
import { connectionText } from '../../../../../shared/domain/findings/connection-findings.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { client } from '../../../../api/client.ts';
import { announce } from '../../../../ui/feedback/announcer.tsx';
import { texts as feedback } from '../../../../ui/feedback/feedback-texts.ts';
import { FailureNotice } from '../../../../ui/feedback/failures/failure-notice.tsx';
import classes from '../../settings.module.css';
import { TEXTS } from '../../texts.ts';

/** "Test connection" and its decoded result, line by line. */
export function ConnectionTest() {
  const test = useMutation({
    mutationFn: () => client.engine.testConnection(),
    onSuccess: (report) => announce(report.ok ? TEXTS.testOk : TEXTS.testFailed),
  });
  return (
    <div className={classes.stack}>
      <div className={classes.line}>
        <Button onClick={() => test.mutate()} loading={test.isPending}>
          {TEXTS.test}
        </Button>
        <span className={classes.description} role="status">
          {test.isPending ? TEXTS.testing : null}
        </span>
      </div>
      {test.error ? <FailureNotice failure={apiFailure(test.error)} steps={{ retry: () => test.mutate() }} /> : null}
      {test.data && !test.isPending ? <Report report={test.data} /> : null}
    </div>
  );
}

function Report({ report }: { report: ConnectionReport }) {
  return (
    <div className={classes.report}>
      <div className={classes.reportHead}>{report.ok ? TEXTS.testOk : TEXTS.testFailed}</div>
      {report.checks.map((check) => (
        <StateLine
          key={check.id}
          state={check.state}
          label={TEXTS.checks[check.id]}
          detail={connectionText(check.finding)}
        />
      ))}
      {report.requestId === null ? null : (
        <CopyButton value={report.requestId}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="subtle" onClick={copy} title={report.requestId ?? undefined}>
              {copied ? feedback.copied : feedback.copyRequestId}
            </Button>
          )}
        </CopyButton>
      )}
    </div>
  );
}

const ICONS = { ok: IconCircleCheck, attention: IconAlertTriangle, failed: IconCircleX, skipped: IconCircleDashed };

/** A checked thing: icon and word for its state, its name, and a sentence. */
export function StateLine(props: { state: ConnectionCheck['state']; label: string; detail: string }) {
  const { state, label, detail } = props;
  const Icon = ICONS[state];
  return (
    <div className={classes.check} data-state={state}>
      <Icon size={16} stroke={1.6} role="img" aria-label={TEXTS.checkStates[state]} />
      <span className={classes.checkName}>{label}</span>
      <span className={classes.checkDetail} data-selectable>
        {detail}
      </span>
    </div>
  );
}
