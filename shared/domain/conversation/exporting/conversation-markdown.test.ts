import { expect, it } from 'vitest';
import type { ItemId, MessageId } from '../../ids.ts';
import { conversationMarkdown } from './conversation-markdown.ts';
import type { MessagePart, ShownMessage } from '../message.ts';

const message = (
  role: ShownMessage['role'],
  parts: MessagePart[],
  values: Partial<ShownMessage> = {},
): ShownMessage => ({
  id: 'm' as MessageId,
  parentId: null,
  role,
  state: 'complete',
  parts,
  incomplete: null,
  failure: null,
  model: null,
  usage: null,
  createdAtMs: 0,
  finishedAtMs: 0,
  versions: [],
  used: [],
  ...values,
});
const text = (words: string): MessagePart => ({ type: 'text', text: words });
const written = (...messages: ShownMessage[]) => conversationMarkdown({ title: 'A *lamp*\n# two', messages });

it('writes who said what, with attachments and tools by name, and no reasoning', () => {
  const attached: MessagePart = {
    type: 'attachment',
    itemId: 'i' as ItemId,
    kind: 'voice-sample',
    title: 'Harbour [1]',
    state: 'cut',
    characters: 9,
  };
  const call: MessagePart = {
    type: 'call',
    callId: 'c',
    tool: 'tag_items',
    arguments: '{}',
    state: 'done',
    effects: [],
    answer: '{}',
    failure: null,
    isUndone: true,
  };
  const markdown = written(
    message('user', [text('Tag it.'), attached, { ...attached, title: 'Talk', kind: 'transcript', state: 'seen' }]),
    message('assistant', [{ type: 'reasoning', text: 'Secret.', durationMs: 1 }, call, text('**Done.**\n\n- one')]),
  );
  expect(markdown).toBe(
    [
      '# A \\*lamp\\* \\# two',
      '## You',
      'Tag it.',
      '> Attached: Harbour \\[1\\] (voice sample, only its beginning was sent)',
      '> Open: Talk (transcript)',
      '## Assistant',
      '> Tool “tag items”: undone',
      '**Done.**\n\n- one\n',
    ].join('\n\n'),
  );
});

it('says why an answer is not whole', () => {
  expect(written(message('assistant', [text('Half')], { state: 'stopped' }))).toContain(
    'Half\n\n*This answer was stopped.*',
  );
  const failure = { code: 'NETWORK_UNREACHABLE' as const, message: 'for logs', data: {} };
  const failed = written(message('assistant', [], { state: 'failed', failure }));
  expect(failed).toMatch(/## Assistant\n\n\*Failed: .+\.\*\n$/);
  expect(failed).not.toContain('for logs');
});

it.each([
  ['```ts\nconst lamp = 1;', '```ts\nconst lamp = 1;\n```'],
  ['~~~~\n~~~\n```', '~~~~\n~~~\n```\n~~~~'],
  ['```\nlamp\n```', '```\nlamp\n```'],
  ['```\nlamp\n``` js', '```\nlamp\n``` js\n```'],
  ['``` `one` ```', '``` `one` ```'],
])('closes a block of code that was left open: %j', (given, closed) => {
  expect(written(message('assistant', [text(given)]), message('user', [text('Next')]))).toContain(
    `${closed}\n\n## You\n\nNext`,
  );
});
