import { procedures } from './procedures.ts';

const { jobs } = procedures;

/** Handlers of the task centre. */
export const jobsHandlers = {
  list: jobs.list.handler(({ context, input }) => context.core.jobs.list(input)),
  cancel: jobs.cancel.handler(({ context, input }) => context.core.jobs.cancel(input)),
  cancelAll: jobs.cancelAll.handler(({ context }) => context.core.jobs.cancelAll()),
  resume: jobs.resume.handler(({ context, input }) => context.core.jobs.resume(input)),
  dismiss: jobs.dismiss.handler(({ context, input }) => context.core.jobs.dismiss(input)),
};
