import { procedures } from '../procedures.ts';

const { images } = procedures;

/** Handlers of images. */
export const imagesHandlers = {
  options: images.options.handler(({ context }) => context.core.images.options()),
  start: images.start.handler(({ context, input }) => context.core.images.start(input)),
  retry: images.retry.handler(({ context, input }) => context.core.images.retry(input)),
  list: images.list.handler(({ context, input }) => context.core.images.list(input)),
  get: images.get.handler(({ context, input }) => context.core.images.get(input)),
  edit: images.edit.handler(({ context, input }) => context.core.images.edit(input)),
  previewEdit: images.previewEdit.handler(({ context, input, signal }) =>
    context.core.images.previewEdit({ ...input, ...(signal ? { signal } : {}) }),
  ),
  findSame: images.findSame.handler(({ context, input }) => context.core.images.findSame(input)),
};
