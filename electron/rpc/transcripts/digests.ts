import { procedures } from '../procedures.ts';

const { digests } = procedures;

/** Procedures of titles, summaries, chapters and quotes of transcripts. */
export const digestsHandlers = {
  writer: digests.writer.handler(({ context, input }) => context.core.digests.writer(input)),
  start: digests.start.handler(({ context, input }) => context.core.digests.start(input)),
  results: digests.results.handler(({ context, input }) => context.core.digests.results(input)),
  drop: digests.drop.handler(({ context, input }) => context.core.digests.drop(input)),
};
