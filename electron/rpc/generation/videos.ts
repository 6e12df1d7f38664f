import { procedures } from '../procedures.ts';

const { storyboard, videos } = procedures;

/** Handlers of clips. */
export const videosHandlers = {
  start: videos.start.handler(({ context, input }) => context.core.videos.start(input)),
  retry: videos.retry.handler(({ context, input }) => context.core.videos.retry(input)),
  list: videos.list.handler(({ context, input }) => context.core.videos.list(input)),
  get: videos.get.handler(({ context, input }) => context.core.videos.get(input)),
  findSame: videos.findSame.handler(({ context, input }) => context.core.videos.findSame(input)),
};

/** Handlers of the storyboard. */
export const storyboardHandlers = {
  list: storyboard.list.handler(({ context }) => context.core.storyboard.list()),
  save: storyboard.save.handler(({ context, input }) => context.core.storyboard.save(input)),
  takeOver: storyboard.takeOver.handler(({ context, input }) => context.core.storyboard.takeOver(input)),
};
