import type { FailureData } from '../failure.ts';
import { withFullStop } from '../../words/full-stop.ts';
import { numberIn, textIn } from '../failure-data.ts';

/** Sentences about conversations. */
export const CHAT_REASONS = {
  call_changed_since: 'It was changed again since. Undo the later changes first.',
  call_not_undoable: 'There is nothing to undo.',
  call_not_waiting: 'This step no longer waits for approval.',
  chat_answering: 'An answer is still being written in this chat. Wait for it or stop it.',
  chat_empty: 'Nothing has been said in this chat.',
  chat_model_gone: (data: FailureData) =>
    `The model ${textIn(data, 'model') ?? 'of this chat'} isn’t available. Choose another model for this chat.`,
  chat_no_answer: 'Only the last answer of a chat can be continued, and only while it isn’t complete.',
  message_empty: 'Write a message or attach something.',
  message_too_long: (data: FailureData) =>
    `A message has at most ${numberIn(data, 'characters') ?? 'a limited number of'} characters and ${numberIn(data, 'items') ?? 'a limited number of'} attachments.`,
  own_model_failed: (data: FailureData) => {
    const said = withFullStop(textIn(data, 'said') ?? 'Check that its server runs');
    // The engine names the model and its address itself where it knows what was wrong with it.
    if (said.startsWith('Your own model ')) return said;
    return `Your own model at ${textIn(data, 'host') ?? 'its address'} didn’t answer. ${said}`;
  },
  pdf_needs_window:
    'PDF is only possible in the app, because its window prints it. Export as HTML here, which any browser prints.',
  rewrite_language: 'Enter the language to translate into.',
  rewrite_model_gone: (data: FailureData) =>
    `The model ${textIn(data, 'model') ?? 'that was chosen'} isn’t available any longer. Start again with another one.`,
  rewrite_needs_model: 'This needs a model. Use the cloud, or add a model of your own in Settings, Local engine.',
  rewrite_no_lines: 'These lines have no text.',
} as const;
