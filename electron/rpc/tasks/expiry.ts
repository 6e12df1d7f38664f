import { procedures } from '../procedures.ts';

const { expiry } = procedures;

/** Handlers of what services keep for a time only. */
export const expiryHandlers = {
  list: expiry.list.handler(({ context }) => context.core.expiry.list()),
};
