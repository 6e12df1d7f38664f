import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId, MessageId } from '../../../../shared/domain/ids.ts';
import { type Answers, standInCore } from '../../../api/test-data/stand-in-core.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { archiveChats, attempt, branchFrom, sendMessage } from './chat-actions.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);

const CHAT = 'chat-1' as ItemId;
const done = () => undefined as never;
const failing = (): never => {
  throw new Failure('DISK_FULL', 'The disk is full.');
};
const begin = (conversations: Answers['conversations'] = {}) =>
  standInCore({
    conversations: {
      branch: () => ({ id: 'chat-2' }) as never,
      send: done,
      update: done,
      ...conversations,
    },
  });

beforeEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

describe('an action', () => {
  it('says whether it worked, and its failure in its own words', async () => {
    expect(await attempt('Couldn’t do it', () => Promise.resolve())).toBe(true);
    expect(await attempt('Couldn’t do it', () => Promise.reject(new Failure('DISK_FULL', 'Full.')))).toBe(false);
    expect(shownToasts().map(({ message }) => message)).toEqual([expect.stringContaining('Couldn’t do it')]);
  });
});

it('says of a message whether it is still to be sent', async () => {
  begin();
  expect(await sendMessage({ id: CHAT, text: 'Hello', attachments: [] })).toBe(true);
  begin({ send: failing });
  expect(await sendMessage({ id: CHAT, text: 'Hello', attachments: [] })).toBe(false);
});

it('opens a branch, and stays where there is none', async () => {
  const core = begin();
  await branchFrom('m_1' as MessageId);
  expect(core.hash()).toBe('#/chat/chat-2');
  const failed = begin({ branch: failing });
  await branchFrom('m_1' as MessageId);
  expect([failed.hash(), shownToasts().length]).toEqual(['', 1]);
});

it('archives several chats, and says so once where that fails', async () => {
  const core = begin();
  expect(await archiveChats(['a', 'b'] as ItemId[])).toBe(true);
  expect(core.asked.map(([, input]) => input)).toEqual([
    { id: 'a', values: { isArchived: true } },
    { id: 'b', values: { isArchived: true } },
  ]);
  begin({ update: failing });
  expect(await archiveChats(['a', 'b'] as ItemId[])).toBe(false);
  expect(shownToasts()).toHaveLength(1);
});
