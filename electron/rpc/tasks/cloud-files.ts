import { procedures } from '../procedures.ts';

const { cloudFiles } = procedures;

/** Handlers of files that the service stores. */
export const cloudFilesHandlers = {
  list: cloudFiles.list.handler(({ context, signal }) => context.core.cloudFiles.list({ signal })),
  remove: cloudFiles.remove.handler(({ context, input }) => context.core.cloudFiles.remove(input)),
  uploadAgain: cloudFiles.uploadAgain.handler(({ context, input }) => context.core.cloudFiles.uploadAgain(input)),
};
