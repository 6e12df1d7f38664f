import type { ItemKinds } from '../../../shared/domain/library/item-kinds.ts';
import type { CoreContext } from '../core-context.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MediaReader } from './importing/media-reader.ts';
import type { LibraryFolder } from './library-folder.ts';

/** What the library needs beside the context. `kinds` are those of the registry unless others are given. */
export type LibraryNeighbours = {
  folder: LibraryFolder;
  queue: JobQueue;
  jobs: Jobs;
  media: MediaReader;
  kinds?: ItemKinds;
};

/** What the library is built on. */
export type LibraryDeps = CoreContext & Required<LibraryNeighbours>;
