import { procedures } from './procedures.ts';

const { changes } = procedures;

/** Handler of the change stream; it ends with the port, with the caller's signal, or with core. */
export const changesHandlers = {
  subscribe: changes.subscribe.handler(({ context, signal }) => context.core.changes.subscribe({ signal })),
};
