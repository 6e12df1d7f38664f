import { procedures } from './procedures.ts';

const { secrets } = procedures;

/** Handlers of the cloud key; it goes in and never comes out. */
export const secretsHandlers = {
  status: secrets.status.handler(({ context }) => context.core.secrets.status()),
  set: secrets.set.handler(({ context, input }) => context.core.secrets.set(input)),
  remove: secrets.remove.handler(({ context }) => context.core.secrets.remove()),
};
