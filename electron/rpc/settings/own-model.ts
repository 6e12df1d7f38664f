import { procedures } from '../procedures.ts';

const { ownModel } = procedures;

/** Handlers of the user's own model server; its key neither comes in nor goes out here. */
export const ownModelHandlers = {
  list: ownModel.list.handler(({ context, input }) => context.core.ownModel.list(input)),
  keyStatus: ownModel.keyStatus.handler(({ context }) => context.core.ownModel.keyStatus()),
  enterKey: ownModel.enterKey.handler(({ context }) => context.core.ownModel.enterKey()),
  removeKey: ownModel.removeKey.handler(({ context }) => context.core.ownModel.removeKey()),
};
