import { Failure } from '../../shared/domain/failures/failure.ts';
import type { JobId } from '../../shared/domain/ids.ts';
import type { Core } from '../core/create-core.ts';
import { wordsOf } from './output/failure-lines.ts';
import { progressText } from './output/progress-line.ts';

/** How a run is watched and stopped. */
export type RunControl = { signal: AbortSignal; onProgress: (text: string) => void };

/** Waits for a job while its progress is shown. Throws its Failure, CANCELLED when the signal aborts, which cancels the job. */
export async function runToEnd(core: Core, jobId: JobId, { signal, onProgress }: RunControl): Promise<void> {
  const cancel = () => core.jobs.cancel({ id: jobId });
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const watching = new AbortController();
  const watched = watchProgress(core, jobId, { signal: watching.signal, onProgress });
  try {
    const job = await core.jobs.whenEnded({ id: jobId });
    if (job.state === 'cancelled') throw new Failure('CANCELLED', 'The task was cancelled.');
    if (job.failure && job.state !== 'done') throw Failure.of(job.failure);
    if (job.failure) onProgress(wordsOf(job.failure));
  } finally {
    signal.removeEventListener('abort', cancel);
    watching.abort();
    await watched;
  }
}

async function watchProgress(core: Core, jobId: JobId, { signal, onProgress }: RunControl): Promise<void> {
  for await (const batch of core.changes.subscribe({ signal })) {
    if (batch.some((change) => change.domain === 'jobs')) onProgress(progressText(core.jobs.get({ id: jobId })));
  }
}
