import { ActionIcon, Progress, Tooltip } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { memo } from 'react';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { TranscriptRow } from '../../../../shared/domain/transcript/transcript-change.ts';
import { DocumentRow } from '../../../ui/collection/sidebar/document-row.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { canGoOn, resumeTranscript } from '../document/stage-job.ts';
import { texts } from '../texts.ts';
import { useTranscribeView } from '../document/transcript-context.tsx';
import { binTranscript, renameTranscript } from './history-actions.ts';
import { DoubtMark } from '../rows/text/doubt-mark.tsx';
import classes from './history.module.css';
import { rowFacts } from './row-facts.ts';

/** One transcript: title, one quiet line, a bar while it works. */
export const HistoryRow = memo(Row);

function Row({ row, job, search }: { row: TranscriptRow; job: Job | null; search: string }) {
  const { id: openId } = useTranscribeView();
  const { text, tone, share } = rowFacts(row, job);
  const canResume = !(job && isActiveJob(job)) && canGoOn(row.state, job);
  return (
    <DocumentRow
      isStacked
      title={row.title}
      route={{ panel: 'transcribe', path: row.hitId === null ? [row.id] : [row.id, row.hitId, search] }}
      isOpen={openId === row.id}
      fieldLabel={texts.history.titleField}
      rename={(title) => void renameTranscript(row.id, title)}
      moveToBin={() => void binTranscript(row)}
      end={canResume ? <Resume row={row} /> : null}
    >
      <span className={sidebar.title} title={row.title}>
        {row.title}
      </span>
      <span
        className={`${sidebar.facts} ${classes.state}`}
        data-tone={tone}
        data-resumable={canResume || undefined}
        title={text}
      >
        {row.languageDoubtful ? <DoubtMark label={texts.doubt.parts} hint={texts.doubt.notice} /> : null}
        {text}
      </span>
      {row.snippet === null ? null : <span className={sidebar.snippet}>{row.snippet}</span>}
      {share === null ? null : (
        <Progress className={classes.bar ?? ''} value={share * 100} aria-label={`${row.title}: ${text}`} />
      )}
    </DocumentRow>
  );
}

function Resume({ row }: { row: TranscriptRow }) {
  return (
    <Tooltip label={texts.history.resume}>
      <ActionIcon
        className={classes.resume ?? ''}
        size="1.5rem"
        aria-label={texts.history.resumeNamed(row.title)}
        onClick={() => resumeTranscript(row.id)}
      >
        <IconPlayerPlay size={14} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
