import { procedures } from '../procedures.ts';

const { secrets } = procedures;

/** Handlers of the cloud key; it neither comes in nor goes out here. */
export const secretsHandlers = {
  status: secrets.status.handler(({ context }) => context.core.secrets.status()),
  enter: secrets.enter.handler(({ context }) => context.core.secrets.enter()),
  remove: secrets.remove.handler(({ context }) => context.core.secrets.remove()),
};
