import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { OwnModel } from '../own-model/own-model.ts';
import type { ServiceResponses } from '../service/responses/response-service.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';

/** What rewriting needs beside the context. */
export type RewriteNeighbours = {
  queue: JobQueue;
  transcripts: Pick<Transcripts, 'get'>;
  ownModel: Pick<OwnModel, 'apply'>;
  service(engine: EngineChoice): { responses: ServiceResponses };
  hasCloudKey(): Promise<boolean>;
};

/** What rewriting works with. */
export type RewriteDeps = CoreContext & RewriteNeighbours;
