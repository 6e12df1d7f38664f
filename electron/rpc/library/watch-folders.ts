import { procedures } from '../procedures.ts';

const { watchFolders } = procedures;

/** Handlers of watch folders. */
export const watchFoldersHandlers = {
  list: watchFolders.list.handler(({ context }) => context.core.watchFolders.list()),
  choose: watchFolders.choose.handler(({ context, input }) => context.core.watchFolders.choose(input)),
  update: watchFolders.update.handler(({ context, input }) => context.core.watchFolders.update(input)),
  importLeft: watchFolders.importLeft.handler(({ context, input }) => context.core.watchFolders.importLeft(input)),
  retry: watchFolders.retry.handler(({ context, input }) => context.core.watchFolders.retry(input)),
  remove: watchFolders.remove.handler(({ context, input }) => context.core.watchFolders.remove(input)),
};
