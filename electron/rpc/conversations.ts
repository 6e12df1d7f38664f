import { procedures } from './procedures.ts';

const { conversations } = procedures;

/** Handlers of conversations. */
export const conversationsHandlers = {
  list: conversations.list.handler(({ context }) => context.core.conversations.list()),
  find: conversations.find.handler(({ context, input }) => context.core.conversations.find(input)),
  get: conversations.get.handler(({ context, input }) => context.core.conversations.get(input)),
  branches: conversations.branches.handler(({ context, input }) => context.core.conversations.branches(input)),
  create: conversations.create.handler(({ context, input }) => context.core.conversations.create(input)),
  update: conversations.update.handler(({ context, input }) => context.core.conversations.update(input)),
  move: conversations.move.handler(({ context, input }) => context.core.conversations.move(input)),
  setDraft: conversations.setDraft.handler(({ context, input }) => context.core.conversations.setDraft(input)),
  setToolRule: conversations.setToolRule.handler(({ context, input }) => context.core.conversations.setToolRule(input)),
  models: conversations.models.handler(({ context, input }) => context.core.conversations.models(input)),
  send: conversations.send.handler(({ context, input }) => context.core.conversations.send(input)),
  regenerate: conversations.regenerate.handler(({ context, input }) => context.core.conversations.regenerate(input)),
  continue: conversations.continue.handler(({ context, input }) => context.core.conversations.continue(input)),
  stop: conversations.stop.handler(({ context, input }) => context.core.conversations.stop(input)),
  decide: conversations.decide.handler(({ context, input }) => context.core.conversations.decide(input)),
  undoCall: conversations.undoCall.handler(({ context, input }) => context.core.conversations.undoCall(input)),
  showVersion: conversations.showVersion.handler(({ context, input }) => context.core.conversations.showVersion(input)),
  branch: conversations.branch.handler(({ context, input }) => context.core.conversations.branch(input)),
  follow: conversations.follow.handler(({ context, input, signal }) =>
    context.core.conversations.follow({ ...input, signal }),
  ),
  export: conversations.export.handler(({ context, input }) => context.core.conversations.export(input)),
  drawDiagram: conversations.drawDiagram.handler(({ context, input }) => context.core.conversations.drawDiagram(input)),
  usage: conversations.usage.handler(({ context }) => context.core.conversations.usage()),
};
