import type { Job } from '../../../shared/domain/jobs/job.ts';
import type { JobUnits, UsualTime } from '../../../shared/domain/jobs/job-facts.ts';
import { JOB_KINDS, type JobCapability } from '../../../shared/domain/jobs/job-kinds.ts';
import type { Db } from '../database/database.ts';

/** Fewer runs say nothing, and older ones are of a computer, a service or a program that has changed. */
const FEWEST_RUNS = 3;
const MOST_RUNS = 20;

/** What a run takes for: its amount, or the run as a whole. Of what is missing the time depends on what nobody knows. */
const MEASURES: Partial<Record<JobCapability, UsualTime['per']>> = {
  recognition: 'ms',
  speech: 'characters',
  cloning: 'job',
  design: 'job',
};

type Kind = Pick<Job, 'kind' | 'engine'>;
type Run = { ranMs: number; units: string };

/** What jobs of a kind and an engine took before, see UsualTime; each is looked up once. */
export function usualTimes(db: Db): (job: Kind) => UsualTime | null {
  const known = new Map<string, UsualTime | null>();
  return (job) => {
    const name = `${job.kind} ${job.engine}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const usual = usualTime(db, job);
    known.set(name, usual);
    return usual;
  };
}

function usualTime(db: Db, { kind, engine }: Kind): UsualTime | null {
  const per = MEASURES[JOB_KINDS[kind].capability];
  if (per === undefined) return null;
  const runs = db.all<Run>(PAST_RUNS, { kind, engine, most: MOST_RUNS });
  const times = runs
    .flatMap(({ ranMs, units }) => {
      const amount = amountOf(JSON.parse(units) as JobUnits, per);
      return amount > 0 ? [ranMs / amount] : [];
    })
    .toSorted((a, b) => a - b);
  if (times.length < FEWEST_RUNS) return null;
  return { per, lowMs: quantile(times, 0.25), highMs: quantile(times, 0.75) };
}

/** A run that goes on after an interruption counts all of it in both. */
const PAST_RUNS = `SELECT ran_ms AS ranMs, units FROM jobs
  WHERE state = 'done' AND kind = :kind AND engine = :engine AND ran_ms > 0
  ORDER BY finished_at_ms DESC LIMIT :most`;

function amountOf({ audioMs = 0, characters = 0 }: JobUnits, per: UsualTime['per']): number {
  if (per === 'job') return 1;
  return per === 'ms' ? audioMs : characters;
}

/** Between the two nearest values of a sorted list. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
