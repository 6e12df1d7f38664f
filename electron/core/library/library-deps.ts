import type { ItemKinds } from '../../../shared/domain/library/item-kinds.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import type { HostShell, Log } from '../host-ports.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MediaReader } from './import-work.ts';
import type { LibraryFolder } from './library-folder.ts';

/** What the library is built on. */
export type LibraryDeps = {
  db: Db;
  changes: Changes;
  log: Log;
  shell: HostShell;
  folder: LibraryFolder;
  queue: JobQueue;
  jobs: Jobs;
  media: MediaReader;
  kinds: ItemKinds;
};
