import { createAnswerParser } from '../../../../shared/domain/conversation/markdown/answer-parser.ts';
import { shownText } from '../../../../shared/domain/conversation/markdown/shown-text.ts';
import { type ShownMessage, textOfParts } from '../../../../shared/domain/conversation/message.ts';
import type { MessageId } from '../../../../shared/domain/ids.ts';

/** A message as find looks through it. */
export type MessageLine = { id: MessageId; text: string };

const parser = createAnswerParser();
const known = new WeakMap<ShownMessage, MessageLine>();

/** The words of messages as the page shows them: those that the user wrote as they are, those of answers without their Markdown. */
export const messageLines = (messages: readonly ShownMessage[]): MessageLine[] => messages.map(lineOf);

function lineOf(message: ShownMessage): MessageLine {
  const line = known.get(message) ?? { id: message.id, text: textOf(message) };
  known.set(message, line);
  return line;
}

function textOf({ role, parts }: ShownMessage): string {
  if (role === 'user') return textOfParts(parts);
  return parts.flatMap((part) => (part.type === 'text' ? [shownText(parser.blocks(part.text))] : [])).join('\n');
}
