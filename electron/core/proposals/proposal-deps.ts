import type { CoreContext } from '../core-context.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import type { WriterNeighbours } from '../writers/ask-writer.ts';

/** What proposals for transcripts need beside the context. */
export type ProposalNeighbours = WriterNeighbours & {
  queue: JobQueue;
  transcripts: Pick<Transcripts, 'get'>;
  hasCloudKey(): Promise<boolean>;
};

/** What proposals for transcripts work with. */
export type ProposalDeps = CoreContext & ProposalNeighbours;
