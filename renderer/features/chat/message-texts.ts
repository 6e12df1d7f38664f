import { count } from '../../ui/text/count.ts';

const tokens = (number: number) => number.toLocaleString('en');

/** English texts of messages. */
export const messageTexts = {
  you: 'You',
  seen: 'The assistant saw this',
  assistant: 'Assistant',
  thought: (seconds: number) =>
    seconds < 1 ? 'Thought briefly' : `Thought for ${count(seconds, 'second', 'seconds')}`,
  thinking: 'Thinking',
  waiting: 'Waiting for the first words',
  copy: 'Copy',
  copied: 'Copied',
  again: 'Answer again',
  edit: 'Edit and resend',
  branch: 'Branch from here',
  branched: 'Branched into a new chat',
  previous: 'Previous version',
  next: 'Next version',
  version: (at: number, all: number) => `${at} of ${all}`,
  usage: (used: { inputTokens: number; cachedTokens: number; outputTokens: number; reasoningTokens: number }) =>
    [
      `${tokens(used.inputTokens)} in`,
      used.cachedTokens > 0 ? `${tokens(used.cachedTokens)} cached` : '',
      used.reasoningTokens > 0 ? `${tokens(used.reasoningTokens)} reasoning` : '',
      `${tokens(used.outputTokens)} out`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  unit: 'Tokens',
  editing: 'Edit message',
  resend: 'Resend',
  cancel: 'Cancel',
  leftOut: 'Nothing in it could be sent',
  notTranscribed: 'Not transcribed yet',
  cut: 'Only the beginning was sent',
  stopped: 'You stopped this answer.',
  nothing: 'The model sent an empty answer. Answer again, or ask in other words.',
  interrupted: 'Atelier was closed before this answer was complete.',
  billedAgain: 'It wasn’t sent again. Continue and Answer again are billed as new requests.',
  incomplete: {
    max_output_tokens: 'The answer reached the output limit. Continue doubles the limit for the rest.',
    content_filter: 'The answer was cut by content rules.',
    most_steps: 'The assistant used as many tools as one answer may.',
    other: 'The service ended the answer early.',
  },
  resume: 'Continue',
} as const;
