import type { RewriteWriter } from '../../../../shared/domain/transcript/rewriting/rewrite.ts';
import { countLines } from '../../../ui/text/count.ts';

/** English texts of proposals for a transcript: who writes them, and that they wait to be reviewed. */
export const proposalTexts = {
  queued: 'Queued',
  done: (share: number) => `${Math.round(share * 100)}% done`,
  review: 'Review',
  discard: 'Discard',
  dismiss: 'Dismiss',
  notDiscarded: 'Couldn’t discard the new text',
  notDismissed: 'Couldn’t dismiss the task',
  decideLater: 'Decide later',
  accept: (number: number) => (number === 1 ? 'Accept 1 change' : `Accept ${number.toLocaleString('en')} changes`),

  engine: 'Engine',
  engines: { local: 'On this computer', cloud: 'Cloud' },
  settings: 'Open settings',
  stays: 'Free. The text stays on this computer.',
  sent: (number: number, host: string) =>
    `The text of ${countLines(number)} is sent to ${host}, which may bill the tokens it reads and writes.`,
  sentOwn: (number: number, host: string) => `The text of ${countLines(number)} is sent to your own model at ${host}.`,
  source: ({ engine, model, host }: RewriteWriter) => {
    if (model === null) return 'By rules on this computer.';
    return `By ${model}${engine === 'cloud' ? ' in the cloud' : host === null ? ' on this computer' : ` at ${host}`}.`;
  },
} as const;
