import { procedures } from '../procedures.ts';

const { remoteTasks } = procedures;

/** Handlers of tasks that a service works on. */
export const remoteTasksHandlers = {
  list: remoteTasks.list.handler(({ context, input }) => context.core.remoteTasks.list(input)),
  cancel: remoteTasks.cancel.handler(({ context, input }) => context.core.remoteTasks.cancel(input)),
  poll: remoteTasks.poll.handler(({ context, input }) => context.core.remoteTasks.poll(input)),
};
