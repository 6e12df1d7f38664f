import { procedures } from '../procedures.ts';

const { recordings } = procedures;

/** Handlers of recordings from the microphone. */
export const recordingsHandlers = {
  begin: recordings.begin.handler(({ context, input }) => context.core.recordings.begin(input)),
  finish: recordings.finish.handler(({ context, input }) => context.core.recordings.finish(input)),
  discard: recordings.discard.handler(({ context, input }) => context.core.recordings.discard(input)),
  recover: recordings.recover.handler(({ context }) => context.core.recordings.recover()),
};
