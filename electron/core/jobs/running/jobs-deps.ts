import type { JobLane } from '../../../../shared/domain/jobs/job-kinds.ts';
import type { CoreContext } from '../../core-context.ts';
import type { RequestRates } from '../../service/transport/network/request-rates.ts';

/**
 * What the jobs need beside the context. `owner` names this run of core, `isLiving` tells whether another one still runs (without it none
 * does); `places` is asked each time, so settings apply at once.
 */
export type JobsOptions = {
  owner: string;
  isLiving?: (owner: string) => boolean;
  places(lane: JobLane): number;
  /**
   * Whether this program keeps a queue that somebody sees, which can be paused and waits for network and key: the app. The
   * command line does what it was asked and says at once what failed.
   */
  keepsQueue?: boolean;
  /** Rates of requests to the cloud, for those who wonder why a job waits. */
  rates?: Pick<RequestRates, 'list'>;
};

/** What the jobs are built on. */
export type JobsContext = Pick<CoreContext, 'db' | 'changes' | 'log' | 'shell'>;

/** See JobsContext and JobsOptions. */
export type JobsDeps = JobsContext & JobsOptions;
