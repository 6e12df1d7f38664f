import { procedures } from '../procedures.ts';

const { backgroundRecognition } = procedures;

/** Handlers of recognising recordings in the background. */
export const backgroundRecognitionHandlers = {
  status: backgroundRecognition.status.handler(({ context }) => context.core.backgroundRecognition.status()),
  setPaused: backgroundRecognition.setPaused.handler(({ context, input }) =>
    context.core.backgroundRecognition.setPaused(input),
  ),
  retry: backgroundRecognition.retry.handler(({ context, input }) => context.core.backgroundRecognition.retry(input)),
  of: backgroundRecognition.of.handler(({ context, input }) => context.core.backgroundRecognition.of(input)),
  makeTranscript: backgroundRecognition.makeTranscript.handler(({ context, input }) =>
    context.core.backgroundRecognition.makeTranscript(input),
  ),
  forget: backgroundRecognition.forget.handler(({ context }) => context.core.backgroundRecognition.forget()),
};
