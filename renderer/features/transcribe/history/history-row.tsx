import { ActionIcon, Menu, Progress, Tooltip } from '@mantine/core';
import { IconDots, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { isActiveJob, type Job } from '../../../../shared/domain/job.ts';
import type { TranscriptRow } from '../../../../shared/domain/transcript-change.ts';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { formatRoute } from '../../../ui/layout/navigation.ts';
import { canGoOn, resumeTranscript } from '../stage/stage-job.ts';
import { texts } from '../texts.ts';
import { useTranscribeView } from '../transcribe-context.tsx';
import { binTranscript, renameTranscript } from './history-actions.ts';
import { DoubtMark } from '../doubt-mark.tsx';
import classes from './history.module.css';
import { rowFacts } from './row-facts.ts';

/** One transcript: title, one quiet line, a bar while it works. */
export const HistoryRow = memo(Row);

function Row({ row, job, search }: { row: TranscriptRow; job: Job | null; search: string }) {
  const { id: openId } = useTranscribeView();
  const [isRenaming, setRenaming] = useState(false);
  const isOpen = openId === row.id;
  const { text, tone, share } = rowFacts(row, job);
  const canResume = !(job && isActiveJob(job)) && canGoOn(row.state, job);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'F2') setRenaming(true);
    else if (event.key === 'Delete') void binTranscript(row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameField
          kind="row"
          name={row.title}
          label={texts.history.titleField}
          rename={(title) => void renameTranscript(row.id, title)}
          close={() => setRenaming(false)}
        />
      </li>
    );
  }
  return (
    <li className={classes.row} data-open={isOpen || undefined} data-resumable={canResume || undefined}>
      <a
        className={classes.link}
        href={formatRoute({ panel: 'transcribe', path: row.hitId === null ? [row.id] : [row.id, row.hitId, search] })}
        aria-current={isOpen ? 'page' : undefined}
        data-history-row
        draggable={false}
        onKeyDown={press}
      >
        <span className={classes.title} title={row.title}>
          {row.title}
        </span>
        <span className={classes.facts} data-tone={tone} title={text}>
          {row.languageDoubtful ? <DoubtMark label={texts.doubt.parts} hint={texts.doubt.notice} /> : null}
          {text}
        </span>
        {row.snippet === null ? null : <span className={classes.snippet}>{row.snippet}</span>}
        {share === null ? null : (
          <Progress className={classes.bar ?? ''} value={share * 100} aria-label={`${row.title}: ${text}`} />
        )}
      </a>
      {canResume ? (
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
      ) : null}
      <RowMenu row={row} rename={() => setRenaming(true)} />
    </li>
  );
}

function RowMenu({ row, rename }: { row: TranscriptRow; rename: () => void }) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon
          className={classes.more ?? ''}
          size="1.5rem"
          tabIndex={-1}
          aria-label={texts.history.moreActions(row.title)}
        >
          <IconDots size={15} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={15} stroke={1.6} />} onClick={rename}>
          {texts.history.rename}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={15} stroke={1.6} />} onClick={() => void binTranscript(row)}>
          {texts.history.moveToBin}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
