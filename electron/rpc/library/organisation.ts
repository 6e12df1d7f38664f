import { procedures } from '../procedures.ts';

const { organisation } = procedures;

/** Handlers of how things are kept. */
export const organisationHandlers = {
  update: organisation.update.handler(({ context, input }) => context.core.organisation.update(input)),
  bin: organisation.bin.handler(({ context, input }) => context.core.organisation.bin(input)),
  restore: organisation.restore.handler(({ context, input }) => context.core.organisation.restore(input)),
  undo: organisation.undo.handler(({ context, input }) => context.core.organisation.undo(input)),
  labels: organisation.labels.handler(({ context }) => context.core.organisation.labels()),
};
