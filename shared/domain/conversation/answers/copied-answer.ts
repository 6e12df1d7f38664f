import type { MessagePart } from '../message.ts';

/** Whether there is reasoning that could be copied too. */
export const hasReasoning = (parts: readonly MessagePart[]): boolean =>
  parts.some((part) => part.type === 'reasoning' && part.text.trim() !== '');

/** The text of an answer with its reasoning, each stretch of it as a quotation, in the order in which it was said. */
export const textWithReasoning = (parts: readonly MessagePart[]): string =>
  parts
    .flatMap((part) => {
      if (part.type === 'text') return [part.text.trim()];
      return part.type === 'reasoning' ? [quoted(part.text.trim())] : [];
    })
    .filter((text) => text !== '')
    .join('\n\n');

const quoted = (text: string): string => (text === '' ? '' : text.replace(/^/gm, '> ').replace(/^> $/gm, '>'));
