import type { JobId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** Which service works on a task: one knows nothing of the tasks of another. `host` is null on this computer. */
export type TaskPlace = { engine: EngineChoice; host: string | null };

/**
 * Where the service keeps a result: a file of the account, a link that dies after hours and can be asked for again, or several
 * links that came with the answer to the request and cannot. `about` is what else the answer said.
 */
export type TaskResult = ({ fileId: string } | { link: string } | { links: readonly string[] }) & {
  about?: Readonly<Record<string, unknown>>;
};

/** What is to be done, for whom, where. A task is found again by its owner and an equal request. */
export type TaskOrder<Request> = {
  ownerId: string;
  ownerPart: string | null;
  jobId: JobId | null;
  place: TaskPlace;
  /** Plain JSON, no secret. */
  request: Request;
};
