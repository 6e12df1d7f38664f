import { procedures } from '../procedures.ts';

const { transcripts } = procedures;

/** Handlers of transcripts. */
export const transcriptsHandlers = {
  check: transcripts.check.handler(({ context, input }) => context.core.transcripts.check(input)),
  start: transcripts.start.handler(({ context, input }) => context.core.transcripts.start(input)),
  findSame: transcripts.findSame.handler(({ context, input }) => context.core.transcripts.findSame(input)),
  resume: transcripts.resume.handler(({ context, input }) => context.core.transcripts.resume(input)),
  list: transcripts.list.handler(({ context, input }) => context.core.transcripts.list(input)),
  get: transcripts.get.handler(({ context, input }) => context.core.transcripts.get(input)),
  since: transcripts.since.handler(({ context, input }) => context.core.transcripts.since(input)),
  live: transcripts.live.handler(({ context, input }) => context.core.transcripts.live(input)),
  edit: transcripts.edit.handler(({ context, input }) => context.core.transcripts.edit(input)),
  undo: transcripts.undo.handler(({ context, input }) => context.core.transcripts.undo(input)),
  redo: transcripts.redo.handler(({ context, input }) => context.core.transcripts.redo(input)),
  readSubtitles: transcripts.readSubtitles.handler(({ context, input }) =>
    context.core.transcripts.readSubtitles(input),
  ),
  openSubtitles: transcripts.openSubtitles.handler(({ context, input }) =>
    context.core.transcripts.openSubtitles(input),
  ),
  startRange: transcripts.startRange.handler(({ context, input }) => context.core.transcripts.startRange(input)),
  rangeResults: transcripts.rangeResults.handler(({ context, input }) => context.core.transcripts.rangeResults(input)),
  dropRange: transcripts.dropRange.handler(({ context, input }) => context.core.transcripts.dropRange(input)),
  relabelSpeakers: transcripts.relabelSpeakers.handler(({ context, input }) =>
    context.core.transcripts.relabelSpeakers(input),
  ),
  render: transcripts.render.handler(({ context, input }) => context.core.transcripts.render(input)),
  export: transcripts.export.handler(({ context, input }) => context.core.transcripts.export(input)),
};
