import { Button } from '@mantine/core';
import { useJobs } from '../../../api/jobs.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { useClipsState } from '../results/clips-context.tsx';
import { texts } from '../texts.ts';
import { TaskCard } from './task-card.tsx';
import classes from './tasks.module.css';

const words = texts.tasks;
/** Cards of requests that have failed: older ones are in Tasks. */
const MOST_FAILED = 3;

/** Requests that have no clip, with the state that their task really has. */
export function TaskCards() {
  const jobs = useJobs();
  const { open } = useClipsState();
  const cards = cardsOf(open, jobs);
  if (cards.length === 0) return null;
  return (
    <section className={classes.cards} aria-label={words.title}>
      <header className={classes.head}>
        <h2>{words.title}</h2>
        <Button size="compact-xs" variant="subtle" onClick={() => navigate('tasks')}>
          {words.all}
        </Button>
      </header>
      <ul className={classes.list}>
        {cards.map(({ generation, job }) => (
          <TaskCard key={generation.id} generation={generation} job={job} />
        ))}
      </ul>
    </section>
  );
}

type Card = { generation: ClipGeneration; job: Job };

/** All that is under way, and the newest that have failed. One whose task was removed from Tasks is forgotten here, too. */
function cardsOf(open: readonly ClipGeneration[], jobs: readonly Job[]): Card[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const cards = open.flatMap((generation): Card[] => {
    const job = byId.get(generation.jobId);
    // Done, as of a later moment than the request: its clip is about to be read.
    return job && (job.state !== 'done' || generation.hasEnded) ? [{ generation, job }] : [];
  });
  const active = cards.filter(({ job }) => isActiveJob(job));
  return [...active, ...cards.filter(({ job }) => !isActiveJob(job)).slice(0, MOST_FAILED)];
}
