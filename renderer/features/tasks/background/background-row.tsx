import { Button, Progress } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDeviceDesktop,
  IconHourglass,
  IconLanguage,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { BackgroundRecognition } from '../../../../shared/domain/library/background-recognition.ts';
import { api, client } from '../../../api/client.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { TaskFilter } from '../filters/task-filter.ts';
import rows from '../rows/rows.module.css';
import { TEXTS as TASKS } from '../texts.ts';
import { BACKGROUND_TEXTS as TEXTS } from './background-texts.ts';

/** What the row belongs to among the groups of tasks. */
function groupOf({ done, total, failed, pause }: BackgroundRecognition): TaskFilter['group'] {
  if (done + failed >= total) return failed > 0 ? 'attention' : 'finished';
  return pause === null ? 'running' : 'waiting';
}

/** Recognition of recordings that nobody transcribed, where it is on and there is anything to recognise. */
export function useBackgroundRow({ group, panel }: TaskFilter): BackgroundRecognition | null {
  const status = useQuery(api.backgroundRecognition.status.queryOptions()).data;
  if (!status?.isOn || status.total === 0 || (panel !== null && panel !== 'library')) return null;
  return group === 'all' || group === groupOf(status) ? status : null;
}

/** One row above the tasks: how many recordings can be searched, why it waits, and how to pause it. */
export function BackgroundRow({ status }: { status: BackgroundRecognition }) {
  const { done, total, failed, isPaused } = status;
  const isOver = done + failed >= total;
  return (
    <section className={rows.sections} aria-label={TEXTS.heading}>
      <h2 className={rows.heading}>{TEXTS.heading}</h2>
      <ul className={rows.list} aria-label={TEXTS.heading}>
        <li className={rows.row}>
          <StateIcon status={status} isOver={isOver} />
          <span className={rows.tile} aria-hidden>
            <IconLanguage size={16} stroke={1.6} />
          </span>
          <span className={rows.words}>
            <span className={rows.name}>
              <span className={rows.title}>{TEXTS.title}</span>{' '}
              <span className={rows.place} title={TASKS.places.local}>
                <IconDeviceDesktop size={13} stroke={1.6} aria-hidden />
                <span className="visually-hidden">{TASKS.places.local}</span>
              </span>
            </span>
            <Line status={status} isOver={isOver} />
          </span>
          <span className={rows.progress}>
            <Progress value={(done / total) * 100} aria-label={TEXTS.bar} />
          </span>
          <span />
          <span className={rows.actions}>
            {failed > 0 ? (
              <Button variant="subtle" size="compact-sm" onClick={() => void retry()}>
                {TEXTS.retry(failed)}
              </Button>
            ) : null}
            {isOver ? null : (
              <Button variant="subtle" size="compact-sm" onClick={() => void setPaused(!isPaused)}>
                {isPaused ? TEXTS.resume : TEXTS.pause}
              </Button>
            )}
            <span className={rows.noMenu} />
          </span>
        </li>
      </ul>
    </section>
  );
}

function StateIcon({ status, isOver }: { status: BackgroundRecognition; isOver: boolean }) {
  const { failed, pause, current } = status;
  const Icon = isOver ? (failed > 0 ? IconAlertTriangle : IconCircleCheck) : IconHourglass;
  const share = current && current.durationMs > 0 ? current.doneMs / current.durationMs : null;
  return (
    <span className={rows.state} data-tone={isOver && failed > 0 ? 'warn' : undefined}>
      {isOver || pause !== null ? <Icon size={16} stroke={1.6} aria-hidden /> : <ProgressRing share={share} />}
    </span>
  );
}

function Line({ status, isOver }: { status: BackgroundRecognition; isOver: boolean }) {
  const { done, total, failed, pause, current } = status;
  const doing = current ? TEXTS.now(current.title) : TEXTS.next;
  const state = isOver ? (failed > 0 ? null : TEXTS.done) : pause === null ? doing : TEXTS.pauses[pause];
  const parts = [TEXTS.progress(done, total), state, failed > 0 ? TEXTS.failed(failed) : null];
  const text = parts.filter((part) => part !== null).join(' · ');
  return (
    <span className={rows.line} title={text} role="status">
      {text}
    </span>
  );
}

async function setPaused(isPaused: boolean): Promise<void> {
  try {
    await client.backgroundRecognition.setPaused({ isPaused });
  } catch (error) {
    showFailureToast(isPaused ? TEXTS.failedToPause : TEXTS.failedToResume, error);
  }
}

async function retry(): Promise<void> {
  try {
    await client.backgroundRecognition.retry({});
  } catch (error) {
    showFailureToast(TEXTS.failedToRetry, error);
  }
}
