import { procedures } from '../procedures.ts';

const { engine } = procedures;

/** Handlers about the two implementations of the service. */
export const engineHandlers = {
  status: engine.status.handler(({ context }) => context.core.engine.status()),
  models: engine.models.handler(({ context, input }) => context.core.engine.models(input)),
  revealModels: engine.revealModels.handler(({ context }) => context.core.engine.revealModels()),
  testConnection: engine.testConnection.handler(({ context }) => context.core.engine.testConnection()),
};
