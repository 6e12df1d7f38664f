import { Button } from '@mantine/core';
import { IconMovie, IconPlayerStopFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Cut } from '../../../../shared/domain/cut/cut.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { api, client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { queryClient } from '../../../api/query-client.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import { useCutStore } from './document/cut-store.ts';
import { cutTexts } from './document/cut-texts.ts';
import controls from '../clip-controls.module.css';
import classes from './cut.module.css';
import type { Film } from './document/use-film.ts';

const words = cutTexts.export;

/** Writes the film, says how far that is, and stops it; beside it how large it will be and why it cannot be written. */
export function CutExport({ cut, film }: { cut: Cut; film: Film | undefined }) {
  const job = useExport(cut);
  const problem = useProblem(cut, film);
  const starting = useMutation({
    mutationFn: async () => {
      const { jobId } = await client.cuts.export({ id: cut.id });
      useCutStore.setState({ exportId: jobId });
      await queryClient.invalidateQueries({ queryKey: api.jobs.key() });
    },
    onError: (error) => showFailureToast(words.failed, error),
  });
  const isRunning = job !== null && isActiveJob(job);
  const { plan } = film ?? {};
  const fitted = plan?.clips.filter(({ isFitted }) => isFitted).length ?? 0;
  return (
    <div className={classes.foot}>
      <div className={classes.footFacts}>
        {plan && plan.frames > 0 ? (
          <span className={controls.fact}>
            {cutTexts.format(plan.widthPx, plan.heightPx, plan.framesPerSecond)}
            {fitted > 0 ? `. ${cutTexts.fitted(fitted)}` : ''}
          </span>
        ) : null}
        <span className={controls.fact} role="status" data-tone={job?.state === 'failed' ? 'warn' : undefined}>
          {job ? stateText(job) : problem}
        </span>
      </div>
      {job?.state === 'done' && job.results[0] ? <ShowClip id={job.results[0].id as ItemId} /> : null}
      {isRunning ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerStopFilled size={14} aria-hidden />}
          onClick={() => cancelExport(job)}
        >
          {words.cancel}
        </Button>
      ) : (
        <Button
          size="xs"
          disabled={problem !== null}
          loading={starting.isPending}
          leftSection={<IconMovie size={15} stroke={1.6} aria-hidden />}
          onClick={() => starting.mutate()}
        >
          {words.run}
        </Button>
      )}
      {isRunning ? <ProgressRing share={shareOf(job)} /> : null}
    </div>
  );
}

function ShowClip({ id }: { id: ItemId }) {
  return (
    <Button size="xs" variant="default" onClick={() => navigate('video', id)}>
      {words.show}
    </Button>
  );
}

/** The export that was begun here, or one of this cut that is under way since before. */
function useExport({ name }: Cut): Job | null {
  const exportId = useCutStore((state) => state.exportId);
  const jobs = useJobs();
  const own = jobs.find(({ id }) => id === exportId) ?? null;
  const other = jobs.find((job) => job.kind === 'write-film' && job.title === name && isActiveJob(job)) ?? null;
  const found = own ?? other;
  useEffect(() => {
    if (own === null && other !== null) useCutStore.setState({ exportId: other.id });
  }, [own, other]);
  return found;
}

function useProblem({ document }: Cut, film: Film | undefined): string | null {
  const ability = useQuery(api.cuts.ability.queryOptions()).data;
  if (document.clips.length === 0) return words.empty;
  if (ability && !ability.canWrite) return ability.reason === 'ffmpeg_encoder' ? words.noEncoder : words.missing;
  return film && film.plan.missing.length > 0 ? words.gone : null;
}

const shareOf = ({ progress: { done, total } }: Job): number | null =>
  total === null || total === 0 ? null : done / total;

function stateText({ state, progress, failure }: Job): string {
  if (state === 'failed') return failure ? `${words.failed}. ${failureSentences(failure)}` : words.failed;
  if (state === 'done') return words.done;
  if (state === 'cancelled') return '';
  if (state !== 'running') return words.waiting;
  return words.running(progress.done, progress.total);
}

function cancelExport({ id }: Job): void {
  client.jobs.cancel({ id }).catch((error: unknown) => showFailureToast(texts.tasks.notCancelled, error));
}
