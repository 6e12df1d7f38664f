import { Button, Skeleton } from '@mantine/core';
import { IconCloud, IconFileText, IconMicrophone, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import {
  CLOUD_FILE_PURPOSES,
  type CloudFile,
  type CloudFilePurpose,
} from '../../../../shared/domain/jobs/cloud-file.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { api } from '../../../api/client.ts';
import { ExpiryRing } from '../../../ui/expiry/expiry-ring.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import type { PanelIcon } from '../../../ui/layout/panel.ts';
import { PanelHeader } from '../../../ui/layout/panel-header.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import expiry from '../expiry/expiry.module.css';
import stage from '../main-stage.module.css';
import list from '../rows/rows.module.css';
import { cloudFileSteps, runCloudFileStep } from './cloud-file-actions.ts';
import { CLOUD_FILE_TEXTS as words } from './cloud-file-texts.ts';
import classes from './cloud-files.module.css';

const ICONS: Record<CloudFilePurpose, PanelIcon> = {
  voice_clone: IconMicrophone,
  prompt_audio: IconMicrophone,
  t2a_async_input: IconFileText,
};

/** Files of the account by purpose, with size, time left and what can be done; the service is asked each time it is opened. */
export function CloudFilesStage() {
  const { data: files, error, isFetching, refetch } = useQuery({ ...api.cloudFiles.list.queryOptions(), staleTime: 0 });
  const there = files?.filter(({ isGone }) => !isGone) ?? [];
  const sizeBytes = there.reduce((sum, file) => sum + (file.sizeBytes ?? 0), 0);
  return (
    <>
      <PanelHeader title={words.title} level={2} {...(files ? { facts: words.facts(there.length, sizeBytes) } : {})}>
        <Button
          size="compact-sm"
          leftSection={<IconRefresh size={15} stroke={1.6} aria-hidden />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {words.checkNow}
        </Button>
      </PanelHeader>
      <div className={stage.page}>
        {error ? (
          <div className={classes.failure}>
            <FailureNotice failure={apiFailure(error)} steps={{ retry: () => void refetch() }} />
          </div>
        ) : files === undefined ? (
          <div className={classes.failure} role="status" aria-label={words.loading}>
            <Skeleton height="8rem" />
          </div>
        ) : files.length === 0 ? (
          <EmptyState icon={IconCloud} title={words.nothing.title} text={words.nothing.text} />
        ) : (
          CLOUD_FILE_PURPOSES.map((purpose) => (
            <Files key={purpose} purpose={purpose} files={files.filter((file) => file.purpose === purpose)} />
          ))
        )}
      </div>
    </>
  );
}

function Files({ purpose, files }: { purpose: CloudFilePurpose; files: readonly CloudFile[] }) {
  if (files.length === 0) return null;
  const title = words.purposes[purpose];
  return (
    <section aria-label={title}>
      <h3 className={list.heading}>
        {title} <span className={list.count}>{files.length.toLocaleString('en')}</span>
      </h3>
      <ul className={`${list.list} ${classes.files}`} aria-label={title}>
        {files.map((file) => (
          <Row key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function Row({ file }: { file: CloudFile }) {
  const { purpose, sizeBytes, createdAtMs, source } = file;
  const Icon = ICONS[purpose];
  const name = file.name || words.unnamed;
  const at = formatDayAndTime(createdAtMs);
  const steps = cloudFileSteps(file);
  const did = source === null || source.title === name ? at : words.from(source.title, at);
  return (
    <li className={expiry.row} data-cloud-file>
      <TimeLeft file={file} />
      <span className={expiry.name} title={name}>
        <Icon size={15} stroke={1.6} aria-hidden />
        <span>{name}</span>
      </span>
      <span className={expiry.kind}>{sizeBytes === null ? '' : formatBytes(sizeBytes)}</span>
      <span className={expiry.did} title={did}>
        {did}
      </span>
      <span className={expiry.actions}>
        {steps.map((step, index) => (
          <Button
            key={step}
            size="compact-sm"
            variant={index === steps.length - 1 ? 'default' : 'subtle'}
            aria-label={`${words.actions[step]}: ${name}`}
            onClick={() => void runCloudFileStep(step, file)}
          >
            {words.actions[step]}
          </Button>
        ))}
      </span>
    </li>
  );
}

function TimeLeft({ file: { isGone, expiresAtMs, createdAtMs } }: { file: CloudFile }) {
  if (isGone) return <span className={classes.gone}>{words.gone}</span>;
  if (expiresAtMs === null) return <span className={expiry.kind}>{words.kept}</span>;
  return <ExpiryRing expiresAtMs={expiresAtMs} lifeMs={expiresAtMs - createdAtMs} isQuiet />;
}
