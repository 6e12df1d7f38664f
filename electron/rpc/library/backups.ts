import { procedures } from '../procedures.ts';

const { backups } = procedures;

/** Handlers of backups. */
export const backupsHandlers = {
  list: backups.list.handler(({ context }) => context.core.backups.list()),
  create: backups.create.handler(({ context }) => context.core.backups.create()),
  compare: backups.compare.handler(({ context, input }) => context.core.backups.compare(input)),
  restore: backups.restore.handler(({ context, input }) => context.core.backups.restore(input)),
  cancelRestore: backups.cancelRestore.handler(({ context }) => context.core.backups.cancelRestore()),
  remove: backups.remove.handler(({ context, input }) => context.core.backups.remove(input)),
};
