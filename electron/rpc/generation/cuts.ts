import { procedures } from '../procedures.ts';

const { cuts } = procedures;

/** Handlers of rough cuts. */
export const cutsHandlers = {
  list: cuts.list.handler(({ context }) => context.core.cuts.list()),
  create: cuts.create.handler(({ context, input }) => context.core.cuts.create(input)),
  update: cuts.update.handler(({ context, input }) => context.core.cuts.update(input)),
  remove: cuts.remove.handler(({ context, input }) => context.core.cuts.remove(input)),
  clips: cuts.clips.handler(({ context, input }) => context.core.cuts.clips(input)),
  narration: cuts.narration.handler(({ context, input, signal }) => context.core.cuts.narration({ ...input, signal })),
  ability: cuts.ability.handler(({ context }) => context.core.cuts.ability()),
  subtitles: cuts.subtitles.handler(({ context, input }) => context.core.cuts.subtitles(input)),
  export: cuts.export.handler(({ context, input }) => context.core.cuts.export(input)),
};
