import { procedures } from '../procedures.ts';

const { music } = procedures;

/** Handlers of music. */
export const musicHandlers = {
  start: music.start.handler(({ context, input }) => context.core.music.start(input)),
  retry: music.retry.handler(({ context, input }) => context.core.music.retry(input)),
  list: music.list.handler(({ context, input }) => context.core.music.list(input)),
  get: music.get.handler(({ context, input }) => context.core.music.get(input)),
  findSame: music.findSame.handler(({ context, input }) => context.core.music.findSame(input)),
  writeLyrics: music.writeLyrics.handler(({ context, input, signal }) =>
    context.core.music.writeLyrics(input, { signal }),
  ),
  preparedReference: music.preparedReference.handler(({ context, input }) =>
    context.core.music.preparedReference(input),
  ),
  prepareReference: music.prepareReference.handler(({ context, input, signal }) =>
    context.core.music.prepareReference({ ...input, signal }),
  ),
  live: music.live.handler(({ context }) => context.core.music.live()),
  previewEdit: music.previewEdit.handler(({ context, input, signal }) =>
    context.core.music.previewEdit({ ...input, signal }),
  ),
  edit: music.edit.handler(({ context, input, signal }) => context.core.music.edit({ ...input, signal })),
  setCover: music.setCover.handler(({ context, input }) => context.core.music.setCover(input)),
  lyrics: music.lyrics.handler(({ context, input }) => context.core.music.lyrics(input)),
  timeLyrics: music.timeLyrics.handler(({ context, input }) => context.core.music.timeLyrics(input)),
  exportLyrics: music.exportLyrics.handler(({ context, input }) => context.core.music.exportLyrics(input)),
};
