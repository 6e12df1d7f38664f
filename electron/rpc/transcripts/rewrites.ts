import { procedures } from '../procedures.ts';

const { rewrites } = procedures;

/** Procedures of new texts for lines of transcripts. */
export const rewritesHandlers = {
  options: rewrites.options.handler(({ context, input }) => context.core.rewrites.options(input)),
  start: rewrites.start.handler(({ context, input }) => context.core.rewrites.start(input)),
  results: rewrites.results.handler(({ context, input }) => context.core.rewrites.results(input)),
  drop: rewrites.drop.handler(({ context, input }) => context.core.rewrites.drop(input)),
};
