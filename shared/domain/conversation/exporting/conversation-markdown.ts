import { escapeMarkdown } from '../../files/escape-markdown.ts';
import { withClosedFence } from '../markdown/closed-fence.ts';
import type { Conversation } from '../conversation.ts';
import { exportedAttachment, exportedCall, exportedEnd, exportedRole } from './exported-words.ts';
import type { Message, MessagePart } from '../message.ts';

/**
 * The branch of a conversation that is shown, as Markdown: a heading for the title and one for each message, texts as they were
 * written, attachments and calls of tools by name. Reasoning is left out, as it is where an answer is copied.
 */
export function conversationMarkdown({ title, messages }: Pick<Conversation, 'title' | 'messages'>): string {
  return `${[`# ${inLine(title)}`, ...messages.map(messageMarkdown)].join('\n\n')}\n`;
}

function messageMarkdown(message: Message): string {
  const end = exportedEnd(message);
  const note = end === null ? [] : [`*${inLine(end)}*`];
  const parts = message.parts.map(partMarkdown).filter((text) => text !== '');
  return [`## ${exportedRole(message)}`, ...parts, ...note].join('\n\n');
}

function partMarkdown(part: MessagePart): string {
  switch (part.type) {
    case 'text':
      return withClosedFence(part.text.trim());
    case 'attachment':
      return `> ${inLine(exportedAttachment(part))}`;
    case 'call':
      return `> ${inLine(exportedCall(part))}`;
    case 'reasoning':
      return '';
  }
}

const inLine = (text: string): string => escapeMarkdown(text.replace(/\s+/gu, ' ').trim());
