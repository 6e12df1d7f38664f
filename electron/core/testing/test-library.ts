import { randomUUID } from 'node:crypto';
import type { ItemKinds } from '../../../shared/domain/library/item-kinds.ts';
import type { CoreContext } from '../core-context.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createLibrary } from '../library/create-library.ts';
import type { MediaReader } from '../library/importing/media-reader.ts';
import { openMedia } from '../open-media.ts';

/** How many jobs of a lane run at once, the kinds that there are, and what reads files where it is not the real media. */
export type TestLibraryOptions = { places?: number; kinds?: ItemKinds; reader?: MediaReader };

/**
 * Real jobs, media and library on a context: what every domain that makes something works with. The jobs begin with
 * `openJobs.start`.
 */
export function openTestLibrary(context: CoreContext, { places = 1, kinds, reader }: TestLibraryOptions = {}) {
  const openJobs = createJobs(context, { owner: randomUUID(), places: () => places });
  const { jobs, queue } = openJobs;
  const { folder: libraryFolder, media } = openMedia(context);
  const { library, made, former } = createLibrary(context, {
    folder: libraryFolder,
    queue,
    jobs,
    media: reader ?? media,
    ...(kinds ? { kinds } : {}),
  });
  return {
    openJobs,
    jobs,
    queue,
    libraryFolder,
    media,
    library,
    made,
    former,
    async stop() {
      await openJobs.dispose();
      await former.stop();
      await made.stop();
      await media.dispose();
    },
  };
}

/** See openTestLibrary. */
export type TestLibrary = ReturnType<typeof openTestLibrary>;
