import { expect, it } from 'vitest';
import { hasReasoning, textWithReasoning } from './copied-answer.ts';
import type { MessagePart } from '../message.ts';

it('reasoning is copied as a quotation, in the order in which it was said', () => {
  const parts: MessagePart[] = [
    { type: 'reasoning', text: 'First.\n\nSecond.', durationMs: 1 },
    { type: 'text', text: 'It glows.\n' },
    { type: 'reasoning', text: ' ', durationMs: 1 },
    { type: 'reasoning', text: 'More.', durationMs: 1 },
    { type: 'text', text: 'It **burns**.' },
  ];
  expect(textWithReasoning(parts)).toBe('> First.\n>\n> Second.\n\nIt glows.\n\n> More.\n\nIt **burns**.');
  expect(hasReasoning(parts)).toBe(true);
  expect(hasReasoning(parts.slice(1, 3))).toBe(false);
});
