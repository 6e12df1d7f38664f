import { failureText } from '../../failures/failure-text.ts';
import type { AttachmentPart, Message, MessageState, ToolCallPart } from '../message.ts';

/** What is said after an answer that is not whole. */
const ENDS: Readonly<Record<MessageState, string | null>> = {
  answering: 'This answer is still being written.',
  complete: null,
  incomplete: 'This answer is incomplete.',
  stopped: 'This answer was stopped.',
  interrupted: 'This answer was interrupted.',
  failed: 'This answer failed.',
};

/** Who said a message, in a file. */
export const exportedRole = ({ role }: Pick<Message, 'role'>): string => (role === 'user' ? 'You' : 'Assistant');

/** Why an answer is not whole, in a file; null for one that is. */
export const exportedEnd = ({ state, failure }: Pick<Message, 'state' | 'failure'>): string | null =>
  failure ? `Failed: ${failureText(failure).what}.` : ENDS[state];

/** What went along with a message, in a file. */
export const exportedAttachment = (part: AttachmentPart): string =>
  `${part.state === 'seen' ? 'Open' : 'Attached'}: ${part.title} (${part.kind.replace('-', ' ')}${sentOf(part)})`;

/** A call of a tool with how it ended, in a file. */
export const exportedCall = ({ tool, state, isUndone }: ToolCallPart): string =>
  `Tool “${tool.replaceAll('_', ' ')}”: ${isUndone ? 'undone' : state}`;

function sentOf({ state }: AttachmentPart): string {
  if (state === 'left-out') return ', not sent';
  return state === 'cut' ? ', only its beginning was sent' : '';
}
