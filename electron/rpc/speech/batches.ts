import { procedures } from '../procedures.ts';

const { batches } = procedures;

/** Handlers of batches of speech. */
export const batchesHandlers = {
  read: batches.read.handler(({ context, input }) => context.core.batches.read(input)),
  start: batches.start.handler(({ context, input }) => context.core.batches.start(input)),
};
