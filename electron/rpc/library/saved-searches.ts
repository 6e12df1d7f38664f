import { procedures } from '../procedures.ts';

const { savedSearches } = procedures;

/** Handlers of saved searches. */
export const savedSearchesHandlers = {
  list: savedSearches.list.handler(({ context }) => context.core.savedSearches.list()),
  create: savedSearches.create.handler(({ context, input }) => context.core.savedSearches.create(input)),
  update: savedSearches.update.handler(({ context, input }) => context.core.savedSearches.update(input)),
  move: savedSearches.move.handler(({ context, input }) => context.core.savedSearches.move(input)),
  remove: savedSearches.remove.handler(({ context, input }) => context.core.savedSearches.remove(input)),
};
