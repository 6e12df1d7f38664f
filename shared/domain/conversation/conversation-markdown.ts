import { escapeMarkdown } from '../files/escape-markdown.ts';
import type { Conversation } from './conversation.ts';
import { exportedAttachment, exportedCall, exportedEnd, exportedRole } from './exported-words.ts';
import type { Message, MessagePart } from './message.ts';

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
