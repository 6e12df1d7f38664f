import { procedures } from '../procedures.ts';

const { scripts } = procedures;

/** Handlers of scripts, their takes, and what is made of them. */
export const scriptsHandlers = {
  create: scripts.create.handler(({ context, input }) => context.core.scripts.create(input)),
  import: scripts.import.handler(({ context, input }) => context.core.scripts.import(input)),
  importContents: scripts.importContents.handler(({ context, input }) => context.core.scripts.importContents(input)),
  importAgain: scripts.importAgain.handler(({ context, input }) => context.core.scripts.importAgain(input)),
  fromTranscript: scripts.fromTranscript.handler(({ context, input }) => context.core.scripts.fromTranscript(input)),
  cast: scripts.cast.handler(({ context, input }) => context.core.scripts.cast(input)),
  list: scripts.list.handler(({ context, input }) => context.core.scripts.list(input)),
  get: scripts.get.handler(({ context, input }) => context.core.scripts.get(input)),
  newer: scripts.newer.handler(({ context, input }) => context.core.scripts.newer(input)),
  edit: scripts.edit.handler(({ context, input }) => context.core.scripts.edit(input)),
  undo: scripts.undo.handler(({ context, input }) => context.core.scripts.undo(input)),
  redo: scripts.redo.handler(({ context, input }) => context.core.scripts.redo(input)),
  takes: scripts.takes.handler(({ context, input }) => context.core.scripts.takesSince(input)),
  words: scripts.words.handler(({ context, input }) => context.core.scripts.words(input)),
  setTake: scripts.setTake.handler(({ context, input }) => context.core.scripts.setTake(input)),
  removeTakes: scripts.removeTakes.handler(({ context, input }) => context.core.scripts.removeTakes(input)),
  generate: scripts.generate.handler(({ context, input }) => context.core.speech.generateOrPick(input)),
  generation: scripts.generation.handler(({ context, input }) => context.core.speech.generationSince(input)),
  live: scripts.live.handler(({ context, input }) => context.core.speech.live(input)),
  dismissFailures: scripts.dismissFailures.handler(({ context, input }) => context.core.speech.dismissFailures(input)),
  check: scripts.check.handler(({ context, input }) => context.core.narration.check(input)),
  mix: scripts.mix.handler(({ context, input }) => context.core.narration.mix(input)),
  subtitles: scripts.subtitles.handler(({ context, input }) => context.core.narration.subtitles(input)),
  export: scripts.export.handler(({ context, input }) => context.core.narration.export(input)),
};
