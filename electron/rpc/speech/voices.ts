import { procedures } from '../procedures.ts';

const { voices } = procedures;

/** Handlers of voices. */
export const voicesHandlers = {
  list: voices.list.handler(({ context, input }) => context.core.voices.listAll(input)),
  update: voices.update.handler(({ context, input }) => context.core.voices.update(input)),
  preview: voices.preview.handler(({ context, input }) => context.core.voices.preview(input)),
  cachedPreviews: voices.cachedPreviews.handler(({ context, input }) => context.core.voices.cachedPreviews(input)),
  checkId: voices.checkId.handler(({ context, input }) => context.core.voices.checkId(input)),
  proposeId: voices.proposeId.handler(({ context, input }) => context.core.voices.proposeId(input)),
  sampleReport: voices.sampleReport.handler(({ context, input }) => context.core.voices.sampleReport(input)),
  suggestSpans: voices.suggestSpans.handler(({ context, input }) => context.core.voices.suggestSpans(input)),
  sampleText: voices.sampleText.handler(({ context, input }) => context.core.voices.sampleText(input)),
  sampleSound: voices.sampleSound.handler(({ context, input }) => context.core.voices.sampleSound(input)),
  clone: voices.clone.handler(({ context, input }) => context.core.voices.clone(input)),
  reclone: voices.reclone.handler(({ context, input }) => context.core.voices.reclone(input)),
  design: voices.design.handler(({ context, input }) => context.core.voices.design(input)),
  designs: voices.designs.handler(({ context }) => context.core.voices.designs()),
  keepCandidate: voices.keepCandidate.handler(({ context, input }) => context.core.voices.keepCandidate(input)),
  discardCandidate: voices.discardCandidate.handler(({ context, input }) =>
    context.core.voices.discardCandidate(input),
  ),
  uses: voices.uses.handler(({ context, input }) => context.core.voices.uses(input)),
  use: voices.use.handler(({ context, input }) => context.core.voices.use(input)),
  remove: voices.remove.handler(({ context, input }) => context.core.voices.remove(input)),
  exportConsent: voices.exportConsent.handler(({ context, input }) => context.core.voices.exportConsent(input)),
  exportBundle: voices.exportBundle.handler(({ context, input }) => context.core.voices.exportBundle(input)),
  importBundle: voices.importBundle.handler(({ context, input }) => context.core.voices.importBundle(input)),
};
