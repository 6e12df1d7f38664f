import { Button, CopyButton, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { AppInfo } from '../../../../shared/domain/settings/diagnostics.ts';
import { diagnosticText } from '../../../../shared/domain/findings/diagnostic-findings.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api, client } from '../../../api/client.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { useDelayed } from '../../../ui/feedback/use-delayed.ts';
import { SettingRow } from '../setting-row.tsx';
import classes from '../settings.module.css';
import { TEXTS } from '../texts.ts';
import { StateLine } from './account/connection-test.tsx';

/** Whether what the app needs is in place, versions, and the support bundle. */
export function DiagnosticsSection() {
  return (
    <>
      <SettingRow id="selfCheck" isWide>
        <SelfCheck />
      </SettingRow>
      <SettingRow id="versions" isWide>
        <Versions />
      </SettingRow>
      <SettingRow id="supportBundle" isWide>
        <SupportBundle />
      </SettingRow>
    </>
  );
}

function SelfCheck() {
  const lines = useQuery(api.app.diagnostics.queryOptions({ staleTime: 0 }));
  const showsSkeleton = useDelayed(lines.isPending);
  if (lines.error) {
    return <FailureNotice failure={apiFailure(lines.error)} steps={{ retry: () => void lines.refetch() }} />;
  }
  return (
    <div className={classes.stack}>
      <div className={classes.report}>
        {showsSkeleton ? <Skeleton height="6rem" /> : null}
        {lines.data?.map((line) => (
          <StateLine key={line.id} state={line.state} {...diagnosticText(line)} />
        ))}
      </div>
      <Button size="compact-sm" w="fit-content" onClick={() => void lines.refetch()} loading={lines.isFetching}>
        {TEXTS.checkAgain}
      </Button>
    </div>
  );
}

/** Name and value of everything that a report needs. */
export function versionLines(info: AppInfo): [string, string][] {
  return [
    ['Atelier', info.version],
    [TEXTS.system, `${info.platform} ${info.architecture}`],
    ...Object.entries(info.runtime),
    [TEXTS.dataFolder, info.dataFolder],
  ];
}

function Versions() {
  const info = useQuery(api.app.info.queryOptions()).data;
  if (!info) return null;
  const lines = versionLines(info);
  return (
    <div className={classes.stack}>
      {info.settingsReset ? <p className={classes.warn}>{TEXTS.settingsReset}</p> : null}
      <dl className={classes.versions} data-selectable>
        {lines.map(([name, value]) => (
          <div key={name} className={classes.version}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyButton value={lines.map(([name, value]) => `${name}: ${value}`).join('\n')}>
        {({ copied, copy }) => (
          <Button size="compact-sm" w="fit-content" onClick={copy}>
            {copied ? TEXTS.copied : TEXTS.copyVersions}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}

function SupportBundle() {
  const bundle = useMutation({ mutationFn: () => client.app.supportBundle() });
  return (
    <div className={classes.stack}>
      <Button w="fit-content" onClick={() => bundle.mutate()} loading={bundle.isPending}>
        {TEXTS.createBundle}
      </Button>
      <span className={classes.description} role="status">
        {bundle.data ? TEXTS.bundleCreated(bundle.data.fileName) : null}
      </span>
      {bundle.error ? (
        <FailureNotice failure={apiFailure(bundle.error)} steps={{ retry: () => bundle.mutate() }} />
      ) : null}
    </div>
  );
}
