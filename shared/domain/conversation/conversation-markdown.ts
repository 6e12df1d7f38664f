import { failureText } from '../failures/failure-text.ts';
import { escapeMarkdown } from '../files/escape-markdown.ts';
import type { Conversation } from './conversation.ts';
import type { AttachmentPart, Message, MessagePart, MessageState, ToolCallPart } from './message.ts';

/**
 * The branch of a conversation that is shown, as Markdown: a heading for the title and one for each message, texts as they were
 * written, attachments and calls of tools by name. Reasoning is left out, as it is where an answer is copied.
 */
export function conversationMarkdown({ title, messages }: Pick<Conversation, 'title' | 'messages'>): string {
  return `${[`# ${inLine(title)}`, ...messages.map(messageMarkdown)].join('\n\n')}\n`;
}

function messageMarkdown({ role, parts, state, failure }: Message): string {
  const heading = role === 'user' ? '## You' : '## Assistant';
  const end = failure ? `Failed: ${failureText(failure).what}.` : ENDS[state];
  const note = end === null ? [] : [`*${inLine(end)}*`];
  return [heading, ...parts.map(partMarkdown).filter((text) => text !== ''), ...note].join('\n\n');
}

/** What is said after an answer that is not whole. */
const ENDS: Readonly<Record<MessageState, string | null>> = {
  answering: 'This answer is still being written.',
  complete: null,
  incomplete: 'This answer is incomplete.',
  stopped: 'This answer was stopped.',
  interrupted: 'This answer was interrupted.',
  failed: 'This answer failed.',
};

function partMarkdown(part: MessagePart): string {
  switch (part.type) {
    case 'text':
      return withClosedFence(part.text.trim());
    case 'attachment':
      return `> ${part.state === 'seen' ? 'Open' : 'Attached'}: ${inLine(part.title)} (${part.kind.replace('-', ' ')}${sentOf(part)})`;
    case 'call':
      return `> Tool ${inLine(part.tool)}: ${stateOf(part)}`;
    case 'reasoning':
      return '';
  }
}

function sentOf({ state }: AttachmentPart): string {
  if (state === 'left-out') return ', not sent';
  return state === 'cut' ? ', only its beginning was sent' : '';
}

const stateOf = ({ state, isUndone }: ToolCallPart): string => (isUndone ? 'undone' : state);

const inLine = (text: string): string => escapeMarkdown(text.replace(/\s+/gu, ' ').trim());

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** An answer that broke off within a block of code must not turn what follows it into code. */
function withClosedFence(text: string): string {
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const [, fence = '', rest = ''] = FENCE.exec(line) ?? [];
    if (fence === '') continue;
    if (open === null) {
      // Behind backticks, more of them make it code within a line.
      if (fence[0] === '~' || !rest.includes('`')) open = fence;
    } else if (fence[0] === open[0] && fence.length >= open.length && rest.trim() === '') open = null;
  }
  return open === null ? text : `${text}\n${open}`;
}
