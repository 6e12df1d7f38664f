import { procedures } from './procedures.ts';

const { videos } = procedures;

/** Handlers of clips. */
export const videosHandlers = {
  start: videos.start.handler(({ context, input }) => context.core.videos.start(input)),
  retry: videos.retry.handler(({ context, input }) => context.core.videos.retry(input)),
  list: videos.list.handler(({ context, input }) => context.core.videos.list(input)),
  get: videos.get.handler(({ context, input }) => context.core.videos.get(input)),
  findSame: videos.findSame.handler(({ context, input }) => context.core.videos.findSame(input)),
};
