import { procedures } from '../procedures.ts';

const { pronunciations } = procedures;

/** Handlers of the pronunciation dictionaries. */
export const pronunciationsHandlers = {
  list: pronunciations.list.handler(({ context }) => context.core.pronunciations.list()),
  set: pronunciations.set.handler(({ context, input }) => context.core.pronunciations.set(input)),
  change: pronunciations.change.handler(({ context, input }) => context.core.pronunciations.change(input)),
  remove: pronunciations.remove.handler(({ context, input }) => context.core.pronunciations.remove(input)),
  import: pronunciations.import.handler(({ context, input }) => context.core.pronunciations.import(input)),
  export: pronunciations.export.handler(({ context, input }) => context.core.pronunciations.export(input)),
};
