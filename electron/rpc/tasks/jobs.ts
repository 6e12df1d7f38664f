import { procedures } from '../procedures.ts';

const { jobs } = procedures;

/** Handlers of the task centre. */
export const jobsHandlers = {
  list: jobs.list.handler(({ context, input }) => context.core.jobs.list(input)),
  cancel: jobs.cancel.handler(({ context, input }) => context.core.jobs.cancel(input)),
  cancelAll: jobs.cancelAll.handler(({ context }) => context.core.jobs.cancelAll()),
  resume: jobs.resume.handler(({ context, input }) => context.core.jobs.resume(input)),
  exportLog: jobs.exportLog.handler(({ context, input }) => context.core.jobs.exportLog(input)),
  queue: jobs.queue.handler(({ context }) => context.core.jobs.queue()),
  rates: jobs.rates.handler(({ context }) => context.core.jobs.rates()),
  setPaused: jobs.setPaused.handler(({ context, input }) => context.core.jobs.setPaused(input)),
  move: jobs.move.handler(({ context, input }) => context.core.jobs.move(input)),
  hold: jobs.hold.handler(({ context, input }) => context.core.jobs.hold(input)),
  tryNow: jobs.tryNow.handler(({ context, input }) => context.core.jobs.tryNow(input)),
  networkReturned: jobs.networkReturned.handler(({ context }) => context.core.jobs.networkReturned()),
  runLocally: jobs.runLocally.handler(({ context, input }) => context.core.jobs.runLocally(input)),
  reveal: jobs.reveal.handler(({ context, input }) => context.core.jobs.reveal(input)),
  setWhenDone: jobs.setWhenDone.handler(({ context, input }) => context.core.jobs.setWhenDone(input)),
  endSteps: jobs.endSteps.handler(({ context }) => context.core.endSteps.offers()),
  endPlan: jobs.endPlan.handler(({ context }) => context.core.endSteps.plan()),
  chooseEndStep: jobs.chooseEndStep.handler(({ context, input }) => context.core.endSteps.choose(input)),
  dismiss: jobs.dismiss.handler(({ context, input }) => context.core.jobs.dismiss(input)),
};
