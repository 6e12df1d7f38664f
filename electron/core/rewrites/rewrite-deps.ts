import type { CoreContext } from '../core-context.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import type { WriterNeighbours } from '../writers/ask-writer.ts';

/** What rewriting needs beside the context. */
export type RewriteNeighbours = WriterNeighbours & {
  queue: JobQueue;
  transcripts: Pick<Transcripts, 'get'>;
  hasCloudKey(): Promise<boolean>;
};

/** What rewriting works with. */
export type RewriteDeps = CoreContext & RewriteNeighbours;
