import { notifications } from '@mantine/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { texts } from '../texts.ts';
import { beginChat } from './begin-chat.ts';
import { firstMessage } from './first-message-draft.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

const CHAT = 'chat-1' as ItemId;
const NOTHING = { text: '', attachments: [], model: null };
const WRITTEN = { text: 'Which clips are new?', attachments: ['talk' as ItemId] };
const MODEL = { engine: 'cloud', model: 'M3', effort: 'low' } as const;
const failing = (): never => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};
const begin = (conversations: Answers['conversations'] = {}) =>
  standInCore({
    conversations: {
      create: () => ({ id: CHAT }) as never,
      send: () => undefined as never,
      setDraft: () => undefined,
      ...conversations,
    },
  });
/** As the composer sends what is written in it. */
const sendWritten = () => {
  const { text, attachments } = firstMessage.use.getState();
  return beginChat({ text, attachments });
};

beforeEach(() => {
  firstMessage.set(NOTHING);
  notifications.clean();
  notifications.cleanQueue();
});

it('a first message begins a chat with the model, the text and the attachments that were chosen, and is no draft any more', async () => {
  const core = begin();
  firstMessage.set({ ...WRITTEN, model: MODEL });
  await sendWritten();
  expect(core.hash()).toBe('#/chat/chat-1');
  expect(core.asked).toEqual([
    ['conversations.create', { settings: MODEL }],
    ['conversations.send', { id: CHAT, ...WRITTEN }],
  ]);
  expect(firstMessage.use.getState()).toEqual(NOTHING);
});

it('a new chat without a message is only opened, as the settings have it', async () => {
  const core = begin();
  await beginChat();
  expect([core.hash(), core.asked]).toEqual(['#/chat/chat-1', [['conversations.create', {}]]]);
});

it('what is written goes into a new chat as its draft, also beside a request that was only pressed', async () => {
  const core = begin();
  firstMessage.set({ ...WRITTEN, model: MODEL });
  await beginChat();
  expect(core.asked.at(-1)).toEqual(['conversations.setDraft', { id: CHAT, draft: WRITTEN }]);
  expect(firstMessage.use.getState()).toEqual(NOTHING);
  firstMessage.set(WRITTEN);
  await beginChat({ text: 'What can you do?', attachments: [] });
  expect(core.asked.slice(-2)).toEqual([
    ['conversations.send', { id: CHAT, text: 'What can you do?', attachments: [] }],
    ['conversations.setDraft', { id: CHAT, draft: WRITTEN }],
  ]);
});

it('without a chat nothing is sent, and everything stays as it is written', async () => {
  const core = begin({ create: failing });
  firstMessage.set({ ...WRITTEN, model: MODEL });
  await sendWritten();
  expect([core.hash(), core.asked.length, shownToasts().length]).toEqual(['', 1, 1]);
  expect(firstMessage.use.getState()).toEqual({ ...WRITTEN, model: MODEL });
});

it('a first message that was refused is the draft of its chat, and that is told once', async () => {
  const core = begin({ send: failing });
  firstMessage.set(WRITTEN);
  await sendWritten();
  expect(core.hash()).toBe('#/chat/chat-1');
  expect(core.asked.at(-1)).toEqual(['conversations.setDraft', { id: CHAT, draft: WRITTEN }]);
  expect(shownToasts().map(({ message }) => message)).toEqual([expect.stringContaining(texts.failures.send)]);
  await beginChat({ text: 'What can you do?', attachments: [] });
  expect(core.asked.at(-1)).toEqual([
    'conversations.setDraft',
    { id: CHAT, draft: { text: 'What can you do?', attachments: [] } },
  ]);
});

it('a message that is neither sent nor kept in its chat stays where it was written', async () => {
  const core = begin({ send: failing, setDraft: failing });
  firstMessage.set(WRITTEN);
  await sendWritten();
  expect(core.hash()).toBe('');
  expect(firstMessage.use.getState()).toMatchObject(WRITTEN);
});

it('what is written while the first message is sent goes along as the draft', async () => {
  const core = begin({
    send: () => {
      firstMessage.set({ text: 'And then?', attachments: [] });
      return undefined as never;
    },
  });
  firstMessage.set(WRITTEN);
  await sendWritten();
  expect(core.asked.at(-1)).toEqual([
    'conversations.setDraft',
    { id: CHAT, draft: { text: 'And then?', attachments: [] } },
  ]);
});

it('begins one chat, however often it is asked to meanwhile', async () => {
  const core = begin();
  firstMessage.set(WRITTEN);
  await Promise.all([sendWritten(), sendWritten()]);
  expect(core.asked.filter(([name]) => name === 'conversations.create')).toHaveLength(1);
});
